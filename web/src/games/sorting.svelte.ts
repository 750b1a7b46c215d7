// Whether the player wants hands sorted. The setting holds for every game and is stored.
import { read, write } from '../app/storage';

export const sorting = $state({ on: read<boolean>('sorted', false) });

export function sort(on: boolean): void {
  sorting.on = on;
  write('sorted', on);
}
