// The deal of Meuterer, for checking a shuffle.
import { sorted, type Deal } from '../dealing';
import { ISLANDS } from './islands';
import { KINDS } from './view';

export default function dealer(): Deal {
  return async (kind, given, record, rng) => {
    switch (kind) {
      case 'ring':
        return record.options?.ring === 'printed' ? ISLANDS : rng.shuffled(ISLANDS);
      case 'captain':
        return [String(await rng.below(record.players.length))];
      case 'deck':
        return rng.shuffled(sorted(given, KINDS));
      default:
        return null;
    }
  };
}
