// How a game is dealt, as far as checking a shuffle needs it. No rules: what is shuffled stands in the record, and
// docs/generator.md says in which order it lay before.
import type { Generator } from '../after/generator';
import type { GameRecord } from '../after/verify';

/**
 * What the generator gives for one outcome of chance: its words after the first; null for a kind that is not known. `given` is
 * what the record has. It is called for all outcomes of a record in their order, and may remember what it was given.
 */
export type Deal = (
  kind: string,
  given: string[],
  record: GameRecord,
  rng: Generator,
) => Promise<readonly string[] | null>;

/** Cards in the order in which they lie before a shuffle. */
export function sorted(cards: readonly string[], order: readonly string[]): string[] {
  return cards.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}
