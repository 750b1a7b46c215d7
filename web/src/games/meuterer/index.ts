// What the client knows of Meuterer from the start.
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
} satisfies GameFacts;
