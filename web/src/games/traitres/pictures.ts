// The pictures of the guide of Traîtres à bord, by the way they are drawn.
import type { PictureKind } from '../types';
import { LOOTS } from './view';

/** All kinds of cards, in the order of the rulebook. */
export const CARDS = [...LOOTS, 'plank', 'spyglass', 'pockets', 'riddance', 'catch'];

export default {
  booty: { ids: CARDS, paper: true },
  buccaneer: { ids: ['pirate', 'mutineer'], paper: true },
  chest: { ids: ['chest'], paper: true },
} satisfies Record<string, PictureKind>;
