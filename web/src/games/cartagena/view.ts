// What a view of Cartagena holds (mutiny/games/cartagena/view.py makes it), and small questions to it.

export const SIDES = ['valverde', 'diaz'] as const;
export type Side = (typeof SIDES)[number];
export const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;
export const PIRATES = [
  'captain-valverde',
  'ramon-diaz',
  'crackpott',
  'tembo',
  'wessel-jan',
  'dean-nero',
  'pang',
  'chang-ye',
  'sate',
  'bijoux',
  'ojo',
  'cambivalute',
  'ghost',
] as const;

/** A door of the row: who has opened, and the seat that has visited or met him. */
export interface Door {
  pirate: string | null;
  by: number | null;
}

/** The sailors of a duel: none yet, face down, or their values for Valverde and for Diaz. */
export type Post = null | 'hidden' | [number, number];

export interface DuelRound {
  cards: string[];
  monkeys: number[];
}

export interface Duel {
  letter: string;
  round: number;
  valverde: number;
  diaz: number;
  in: number[];
  rounds: DuelRound[];
}

/** What a player has seen, as everybody knows: whose sides, which sailors, and which that may stand otherwise by now. */
export interface Known {
  sides: number[];
  posts: string[];
  posts_once: string[];
}

/** What the seat that is to decide has before its eyes. */
export interface Looking {
  gold?: string[];
  combat?: string[];
  letter?: string;
  values?: [number, number];
}

export type SeenPost = { valverde: number; diaz: number } | { either: [number, number] } | null;

export interface Last {
  seat: number;
  pirate: string;
  count: number;
  target: number | null;
  letter: string | null;
}

export interface View {
  players: number;
  phase: string;
  acting: number[];
  turn: number | null;
  round: number;
  dealer: number | null;
  ship: number;
  track: { mutiny: number; storms: number[]; start: number };
  lifeboat: string | null;
  row: Door[];
  turns_left: number;
  knocked: boolean;
  visiting: string | null;
  offer: number;
  last: Last | null;
  coins: number[];
  supply: number;
  combat_counts: number[];
  gold_counts: number[];
  combat_pile: number;
  gold_pile: number;
  sided: boolean[];
  knows: Known[];
  aboard: boolean[];
  deck: number;
  posts: Post[];
  duel: Duel | null;
  won: (Side | null)[];
  out_of_game: string[];
  sides: (Side | null)[] | null;
  gold_cards: string[][] | null;
  combat_cards: (string[] | null)[] | null;
  winning_side: Side | null;
  totals: number[] | null;
  winners: number[] | null;
  why: string | null;
  // Of a seat only.
  seat?: number;
  combat?: string[];
  gold?: string[];
  side?: Side | null;
  peeked?: (Side | null)[];
  posts_seen?: SeenPost[];
  looking?: Looking | null;
  laid?: string | null;
}

/** Whether the mutiny has not broken out yet. */
export function atSea(view: View): boolean {
  return view.duel === null && view.phase !== 'posts' && view.phase !== 'over';
}

/** The side of a combat card. */
export function sideOf(card: string): Side {
  return card.startsWith('v') ? 'valverde' : 'diaz';
}

/** The number on a card. */
export function valueOf(card: string): number {
  return Number(card.slice(1));
}

/** The place of the next door that nobody has opened. */
export function nextDoor(view: View): number {
  const place = view.row.findIndex((door) => door.pirate === null);
  return place < 0 ? view.row.length : place;
}

/** What a seat has in gold, as far as its view shows it. */
export function ownGold(view: View): number {
  const coins = view.seat === undefined ? 0 : (view.coins[view.seat] ?? 0);
  return (view.gold ?? []).reduce((sum, card) => sum + valueOf(card), coins);
}
