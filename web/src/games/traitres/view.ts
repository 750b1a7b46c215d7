// What a view of Traîtres à bord holds (src/mutiny/games/traitres/view.py).

export interface View {
  players: number;
  phase: string;
  turn: number | null;
  target: number;
  mutineers_among: number;
  hand_sizes: number[];
  planks: number[];
  aboard: boolean[];
  roles: (string | null)[];
  chest: number;
  /** The cards of the opened chest, the top first. */
  opened: string[] | null;
  /** Who announced what, the first one first: all there ever were. */
  announced: [number, string][];
  played: { seat: number; card: string; target?: number } | null;
  draw_pile: number;
  discard_pile: number;
  team: string | null;
  why: string | null;
  /** Of a seat only. */
  seat?: number;
  role?: string | null;
  hand?: string[];
  mutineers?: number[];
  /** What this seat's spyglass shows. */
  seen?: string[];
}

export const PLANKS = 3;
export const LOOTS = ['+1', '0', '-2'];

/** What loot is worth, as it is written on it. */
export const worth = (card: string) => Number(card);
export const sum = (cards: string[]) => cards.reduce((total, card) => total + worth(card), 0);
/** With a true minus sign, and a plus where there is one. */
export const signed = (number: number | string) => {
  const value = Number(number);
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
};
