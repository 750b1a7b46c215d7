// The deal of a game, for checking a shuffle. It needs no rules: the record has the shuffled cards, and
// docs/generator.md defines their order before the shuffle.
import type { Generator } from '../replay/generator';
import type { GameRecord } from '../replay/verify';

/**
 * Compute the generator's result for one chance event: its words after the first, or null for an unknown kind. `given`
 * is the result in the record. The function is called for all chance events of a record in order, and may remember
 * earlier ones.
 */
export type Deal = (
  kind: string,
  given: string[],
  record: GameRecord,
  rng: Generator,
) => Promise<readonly string[] | null>;

/** Cards in their order before a shuffle. */
export function sorted(cards: readonly string[], order: readonly string[]): string[] {
  return cards.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}
