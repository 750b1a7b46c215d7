// What the client knows of Traîtres à bord from the start.
import type { GameFacts } from '../types';
import { LOOTS } from './view';

export default {
  order: { home: 2, learn: 3 },
  terms: [
    'pirate',
    'mutineer',
    'loot',
    'chest',
    'target',
    'plank',
    'overboard',
    'spyglass',
    'riddance',
    'catch',
    'pockets',
  ],
  secrets: { role: 'traitres-role-name', hand: 'traitres-card', seen: 'traitres-card' },
  phrases: { role: ['pirate', 'mutineer'], loots: LOOTS },
} satisfies GameFacts;
