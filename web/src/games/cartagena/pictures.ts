// The pictures of the guide of Cartagena, by the way they are drawn.
import type { PictureKind } from '../types';
import { PIRATES, SIDES } from './view';

export default {
  card: { ids: ['v1', 'v2', 'v3', 'd1', 'd2', 'd3', 'g1', 'g2', 'g3', 'monkey'], width: '71%' },
  pirate: { ids: PIRATES, paper: true },
  allegiance: { ids: SIDES, width: '71%' },
  coin: { ids: ['coin'] },
  seaman: { ids: ['sailor'], width: '80%' },
  sailing: { ids: ['ship'] },
  storm: { ids: ['storm'] },
} satisfies Record<string, PictureKind>;
