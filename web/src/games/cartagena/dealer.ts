// The deal of Cartagena, for checking a shuffle.
import { sorted, type Deal } from '../dealing';
import { PIRATES } from './view';

const SAILORS = Array.from({ length: 10 }, (_, index) => String(index + 1));

export default function dealer(): Deal {
  let lifeboat = '';
  let placed: string[] = [];
  return async (kind, given, record, rng) => {
    const pirates = PIRATES.filter((pirate) => pirate !== lifeboat);
    const deck = SAILORS.filter((sailor) => !placed.includes(sailor));
    switch (kind) {
      case 'dealer':
        return [String(await rng.below(record.players.length))];
      case 'combat':
        return rng.shuffled(sorted(given, ['v1', 'v2', 'v3', 'd1', 'd2', 'd3']));
      case 'gold':
        return rng.shuffled(sorted(given, ['g1', 'g2', 'g3']));
      case 'row':
        return (await rng.shuffled(pirates)).slice(0, record.players.length + 3);
      case 'storm':
        lifeboat = given[0] ?? '';
        return [pirates[await rng.below(pirates.length)] ?? ''];
      case 'sailors':
        placed = [...placed, ...given];
        return sorted((await rng.shuffled(deck)).slice(0, 2), SAILORS);
      case 'posts':
        // Sailors posted earlier were placed by players, not by chance.
        return [...given.slice(0, placed.length), ...(await rng.shuffled(deck))];
      default:
        return null;
    }
  };
}
