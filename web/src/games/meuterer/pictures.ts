// The pictures of the guide of Meuterer, by the way they are drawn.
import type { PictureKind } from '../types';
import { ISLANDS } from './islands';
import { KINDS, ROLES } from './view';

export default {
  ware: { ids: KINDS, paper: true },
  sailor: { ids: [...ROLES, 'captain'], paper: true },
  islet: { ids: ISLANDS },
  ship: { ids: ['ship'], paper: true },
  pirateShip: { ids: ['pirate-ship'], paper: true },
  pennant: { ids: ['destination'], paper: true },
} satisfies Record<string, PictureKind>;
