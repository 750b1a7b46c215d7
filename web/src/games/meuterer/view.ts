// What a view of Meuterer holds (src/mutiny/games/meuterer/view.py), and where the twelve islands lie on the table.

export interface IslandCard {
  buys: string;
  sole: number;
  two: number;
  three: number;
  docking: number;
}

export interface View {
  players: number;
  options: Record<string, string>;
  round: number;
  rounds: number;
  phase: string;
  ring: string[];
  islands: Record<string, IslandCard>;
  /** Whether the host has brought a table of islands other than ours. */
  islands_replaced: boolean;
  ship: string | null;
  /** The ship's island first. */
  active: string[];
  pirate_ship: string | null;
  captain: number | null;
  pay: number | null;
  captain_destination: string | null;
  mutineer_destination: string | null;
  scores: number[];
  hand_sizes: number[];
  offered: string[][];
  left: boolean[];
  /** How many action cards lie in the middle. */
  middle_count: number;
  roles: (string | null)[];
  mutiny: { against: number; for: number; fought: number } | null;
  sold: { ship: number; other: number }[];
  draw_pile: number;
  discard_pile: string[];
  discard_face_down: number;
  drawing: { seat: number; needed: number } | null;
  /** Of a seat only. */
  seat?: number;
  hand?: string[];
  role?: string | null;
  /** The action cards that lay in the middle when this seat left. */
  middle?: string[];
  /** What the loader has just drawn. */
  drawn?: string[];
}

export const KINDS = ['ruby', 'salt', 'wine', 'cloth', 'grain', 'conflict', 'pirates'] as const;
export const ROLES = ['mutineer', 'boy', 'mate', 'merchant', 'loader'] as const;
const SIDE = 4;

/** Twelve places are just the edge of a square of four by four: column and row, clockwise from the upper left. */
export function place(index: number): { column: number; row: number } {
  const last = SIDE - 1;
  const at = ((index % 12) + 12) % 12;
  if (at <= last) return { column: at, row: 0 };
  if (at <= 2 * last) return { column: last, row: at - last };
  if (at <= 3 * last) return { column: 3 * last - at, row: last };
  return { column: 0, row: 4 * last - at };
}

/** The places that a ship passes from one island to another, both included. */
export function route(ring: string[], from: string, to: string, clockwise: boolean): number[] {
  const step = clockwise ? 1 : -1;
  const end = ring.indexOf(to);
  const places = [ring.indexOf(from)];
  if (places[0] === -1 || end === -1) return [];
  while ((places.at(-1) ?? 0) % 12 !== end && places.length <= 12) places.push(((places.at(-1) ?? 0) + step + 12) % 12);
  return places;
}

/** How many of each kind, in the order of the rulebook. */
export function counted(cards: string[]): { kind: string; count: number }[] {
  return KINDS.map((kind) => ({ kind, count: cards.filter((card) => card === kind).length })).filter(
    ({ count }) => count,
  );
}
