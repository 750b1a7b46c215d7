// Made by tools/game_types.py from the Python types of the game. Do not edit.

export const PHASES = ['roles', 'first', 'deck', 'turn', 'order', 'return', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const ROLES = ['pirate', 'mutineer'] as const;
export type Role = (typeof ROLES)[number];

export const KINDS = ['+1', '0', '-2', 'plank', 'spyglass', 'pockets', 'riddance', 'catch'] as const;
export type Card = (typeof KINDS)[number];

export const LOOT_VALUES = ['+1', '0', '-2'] as const;
export type Loot = (typeof LOOT_VALUES)[number];

export type Announcement = [number, Loot];

/** The last card played (T2.1, T2.9). */
export interface Played {
  /** The player who played it. */
  seat: number;
  /** The card; of any loot, only that it is one. */
  card: Card | 'loot';
  /** The player on whom it was played. */
  target?: number;
}

export const TEAMS = ['pirates', 'mutineers'] as const;
export type Team = (typeof TEAMS)[number];

/** The view of a spectator, which holds everything that all players may see. */
export interface TraitresPublicView {
  /** The name of the game. */
  game: 'traitres';
  /** The number of players. */
  players: number;
  /** What is awaited. */
  phase: Phase;
  /** The seats that are to decide. */
  acting: number[];
  /** The player whose turn it is. */
  turn: number | null;
  /** The sum that the chest must reach. */
  target: number;
  /** The number of mutineers among the players. */
  mutineers_among: number;
  /** Cards in hand, by seat. */
  hand_sizes: number[];
  /** Planks in front of a player, by seat. */
  planks: number[];
  /** Whether a player is still aboard, by seat. */
  aboard: boolean[];
  /** Roles that are revealed, by seat. */
  roles: (Role | null)[];
  /** Cards in the chest. */
  chest: number;
  /** The cards of the opened chest, the top first. */
  opened: Card[] | null;
  /** All announcements, each a seat and a value, the first one first. */
  announced: Announcement[];
  /** The last card played. */
  played: Played | null;
  /** Cards in the draw pile. */
  draw_pile: number;
  /** Cards in the discard pile. */
  discard_pile: number;
  /** The team that has won. */
  team: Team | null;
  /** The clause by which the game has ended. */
  why: string | null;
}

/** The view of a seat: the public table, its own role and cards, and what its spyglass shows. A spectator's view has none of these. */
export interface TraitresView extends TraitresPublicView {
  /** This seat. */
  seat?: number;
  /** This seat's role. */
  role?: Role | null;
  /** This seat's hand. */
  hand?: Card[];
  /** All mutineers, if this seat is one and they know each other. */
  mutineers?: number[];
  /** The cards that this seat's spyglass shows. */
  seen?: Card[];
}

export type View = TraitresView;

/** A player gets a role. */
export interface TraitresRoleEvent {
  kind: 'role';
  clause: string;
  seat: number;
  /** The role; secret. */
  role?: Role;
  /** All mutineers, if the player is one and they know each other; secret. */
  mutineers?: number[];
}

/** The first player is drawn. */
export interface TraitresFirstEvent {
  kind: 'first';
  clause: string;
  seat: number;
}

/** A player is dealt a hand. */
export interface TraitresDealEvent {
  kind: 'deal';
  clause: string;
  seat: number;
  /** The number of cards. */
  count: number;
  /** The cards; secret. */
  cards?: Card[];
}

/** A player puts loot into the chest and announces a value. */
export interface TraitresStashEvent {
  kind: 'stash';
  clause: string;
  seat: number;
  /** The value announced, true or not. */
  value: Loot;
  /** Cards in the chest now. */
  chest: number;
  /** The card; secret. */
  card?: Card;
}

/** A player places a plank in front of another. */
export interface TraitresPlankEvent {
  kind: 'plank';
  clause: string;
  seat: number;
  /** The player who gets the plank. */
  target: number;
  /** Planks in front of that player now. */
  planks: number;
}

/** A player goes overboard. */
export interface TraitresOverboardEvent {
  kind: 'overboard';
  clause: string;
  seat: number;
  /** The role, revealed. */
  role: Role;
  /** Cards discarded from the hand. */
  count: number;
}

/** A player discards the top cards of the chest. */
export interface TraitresRiddanceEvent {
  kind: 'riddance';
  clause: string;
  seat: number;
  /** Cards taken from the chest. */
  count: number;
  /** Cards in the chest now. */
  chest: number;
}

/** A player looks at the top cards of the chest. */
export interface TraitresSpyglassEvent {
  kind: 'spyglass';
  clause: string;
  seat: number;
  /** The number of cards. */
  count: number;
  /** The cards; secret. */
  cards?: Card[];
}

/** A player puts the cards seen back; the new top is first. */
export interface TraitresOrderEvent {
  kind: 'order';
  clause: string;
  seat: number;
  /** The number of cards. */
  count: number;
  /** The cards; secret. */
  cards?: Card[];
}

/** A player draws cards, of which some go back. */
export interface TraitresCatchEvent {
  kind: 'catch';
  clause: string;
  seat: number;
  /** The number of cards. */
  count: number;
  /** The cards; secret. */
  cards?: Card[];
}

/** A player puts cards on the draw pile; the new top is first. */
export interface TraitresReturnEvent {
  kind: 'return';
  clause: string;
  seat: number;
  /** The number of cards. */
  count: number;
  /** The cards; secret. */
  cards?: Card[];
}

/** A player makes another discard the whole hand. */
export interface TraitresPocketsEvent {
  kind: 'pockets';
  clause: string;
  seat: number;
  /** The player whose hand is discarded. */
  target: number;
  /** Cards discarded. */
  count: number;
}

/** A player draws cards. */
export interface TraitresDrawEvent {
  kind: 'draw';
  clause: string;
  seat: number;
  /** The number of cards. */
  count: number;
  /** The cards; secret. */
  cards?: Card[];
}

/** A pirate opens the chest. */
export interface TraitresOpenEvent {
  kind: 'open';
  clause: string;
  seat: number;
  /** The cards in the chest, the top first. */
  cards: Card[];
  /** Their sum. */
  sum: number;
  /** The sum that was needed. */
  target: number;
}

/** The game ends. */
export interface TraitresEndEvent {
  kind: 'end';
  clause: string;
  seat: null;
  /** The team that wins. */
  team: Team;
  /** The seats that win. */
  winners: number[];
  /** The roles, by seat. */
  roles: Role[];
}

/** A player says a phrase. */
export interface TraitresSayEvent {
  kind: 'say';
  clause: string;
  seat: number;
  /** The phrase. */
  phrase: string;
  /** What is put into it. */
  args: string[];
}

export type TraitresEvent =
  | TraitresRoleEvent
  | TraitresFirstEvent
  | TraitresDealEvent
  | TraitresStashEvent
  | TraitresPlankEvent
  | TraitresOverboardEvent
  | TraitresRiddanceEvent
  | TraitresSpyglassEvent
  | TraitresOrderEvent
  | TraitresCatchEvent
  | TraitresReturnEvent
  | TraitresPocketsEvent
  | TraitresDrawEvent
  | TraitresOpenEvent
  | TraitresEndEvent
  | TraitresSayEvent;
