// Facts about Cartagena that the client loads at start.
import type { GameFacts } from '../types';

export default {
  order: { home: 3, learn: 2 },
  terms: [
    'allegiance',
    'combat',
    'gold',
    'monkey',
    'dealer',
    'row',
    'ghost',
    'storm',
    'lifeboat',
    'sailor',
    'place',
    'supply',
  ],
  secrets: { side: 'cartagena-the-side', combat: 'cartagena-card', gold: 'cartagena-card', laid: 'cartagena-card' },
  turns: ['deal', 'row', 'knock', 'visit', 'idle', 'sail', 'mutiny', 'duel', 'reveal', 'end'],
} satisfies GameFacts;
