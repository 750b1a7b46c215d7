// Facts about Traîtres à bord that the client loads at start.
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
  phrases: { role: { words: ['pirate', 'mutineer'], most: 1 }, loots: { words: LOOTS, most: 3 } },
  covered: { role: 'role' },
  turns: ['deal', 'first', 'stash', 'plank', 'pockets', 'spyglass', 'riddance', 'catch', 'open', 'end'],
} satisfies GameFacts;
