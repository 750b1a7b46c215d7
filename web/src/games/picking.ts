// Choosing moves by touching things, for all games.

/** The choice after touching a thing that makes a move: that move, or none if it was chosen already. */
export function toggled(picked: string | null, move: string): string | null {
  return picked === move ? null : move;
}

/** Whether two lists have the same cards in any order. */
export function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join(' ') === other.toSorted().join(' ');
}
