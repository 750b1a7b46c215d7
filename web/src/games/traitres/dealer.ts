// The deal of Traîtres à bord, for checking a shuffle.
import { sorted, type Deal } from '../dealing';
import { CARDS } from './pictures';

export default function dealer(): Deal {
  return async (kind, given, record, rng) => {
    switch (kind) {
      case 'roles':
        return rng.shuffled(sorted(given, ['pirate', 'mutineer']));
      case 'first':
        return [String(await rng.below(record.players.length))];
      case 'deck':
        return rng.shuffled(sorted(given, CARDS));
      default:
        return null;
    }
  };
}
