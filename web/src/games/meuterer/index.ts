// Facts about Meuterer that the client loads at start.
import type { GameFacts } from '../types';

export default {
  order: { home: 1, learn: 1 },
  terms: [
    'captain',
    'mutineer',
    'boy',
    'mate',
    'merchant',
    'loader',
    'conflict',
    'action',
    'active',
    'destination',
    'docking',
    'numbers',
    'pay',
  ],
  secrets: { role: 'meuterer-role', hand: 'meuterer-card', middle: 'meuterer-role', drawn: 'meuterer-card' },
  signs: { ring: 'anchor', actions: 'cards', ship: 'anchor', end: 'crown' },
  turns: ['ring', 'round', 'actions', 'mutiny', 'mutiny-decided', 'dock', 'sell', 'ship', 'end'],
} satisfies GameFacts;
