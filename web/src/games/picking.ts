// How moves are picked by touching things, whatever the game.

/** What is picked after a touch of something that makes a move: that move, or nothing if it was picked already. */
export function toggled(picked: string | null, move: string): string | null {
  return picked === move ? null : move;
}

/** The same cards in any order are the same choice. */
export function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join(' ') === other.toSorted().join(' ');
}
