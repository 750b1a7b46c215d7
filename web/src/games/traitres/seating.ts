// The places of the players on deck, clockwise from the near end. -1 and 1 are the edges in both directions.

export interface DeckSpot {
  x: number;
  y: number;
}

/** Places around the rail, for a wide stage. */
export function roundTheRail(players: number): DeckSpot[] {
  return Array.from({ length: players }, (_, index) => {
    const angle = Math.PI / 2 + (2 * Math.PI * index) / players;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
}

/** Distance of the outermost seats of a column from the middle, by the number of seats in it. */
const REACH = [0, 0, 0.45, 0.8];

/**
 * Places along both rails, for a high stage: this player at the near end, and another at the far end if the number is
 * even.
 */
export function alongTheRails(players: number): DeckSpot[] {
  const others = players - 1;
  const column = Math.floor(others / 2);
  const reach = REACH[column] ?? 0.8;
  const left = Array.from({ length: column }, (_, index) => ({
    x: -1,
    y: column > 1 ? reach - (2 * reach * index) / (column - 1) : 0,
  }));
  const right = left.map(({ y }) => ({ x: 1, y })).reverse();
  return [{ x: 0, y: 1 }, ...left, ...(others % 2 ? [{ x: 0, y: -1 }] : []), ...right];
}
