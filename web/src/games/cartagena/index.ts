// What the client knows of Cartagena from the start.
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
} satisfies GameFacts;
