// Made by tools/game_types.py from the Python types of the game. Do not edit.

export const PHASES = ['ring', 'captain', 'deck', 'shuffle', 'pay', 'offer', 'take', 'fight', 'sell', 'keep', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const ISLANDS = ['hochland', 'frosthoehle', 'gruenland', 'karge-zunge', 'eisfelsen', 'affeninsel', 'kalte-klippe', 'sommerland', 'rotes-riff', 'piratennest', 'fingerhut', 'sandkap'] as const;
export type Island = (typeof ISLANDS)[number];

export const GOODS = ['ruby', 'salt', 'wine', 'cloth', 'grain'] as const;
export type Good = (typeof GOODS)[number];

/** An island card (M0.8). */
export interface IslandCard {
  /** The kind of good that is sold here, or any one. */
  buys: Good | 'any';
  /** Points of the player who alone sells most. */
  sole: number;
  /** Points of each of two players who tie. */
  two: number;
  /** Points of each of three players who tie. */
  three: number;
  /** Points for docking. */
  docking: number;
}

export const KINDS = ['ruby', 'salt', 'wine', 'cloth', 'grain', 'conflict', 'pirates'] as const;
export type Card = (typeof KINDS)[number];

export const ROLES = ['mutineer', 'boy', 'mate', 'merchant', 'loader'] as const;
export type Role = (typeof ROLES)[number];

export interface MutinyStrength {
  /** The strength of the Captain's side. */
  against: number;
  /** The strength of the Mutineer's side. */
  for: number;
  /** Conflict cards played from hands. */
  fought: number;
}

/** The cards that a player sells in this round (M5.4, M5.5). */
export interface Sold {
  /** Cards sold at the ship's island. */
  ship: number;
  /** Cards sold at the other active island. */
  other: number;
}

/** A draw that is not finished (M8). */
export interface Drawing {
  /** The player who draws. */
  seat: number;
  /** Cards still to be drawn. */
  needed: number;
}

/** The view of a spectator, which holds everything that all players may see. */
export interface MeutererPublicView {
  /** The name of the game. */
  game: 'meuterer';
  /** The number of players. */
  players: number;
  /** The options, without the island table. */
  options: Record<string, string>;
  /** The round, from 1; 0 during the setup. */
  round: number;
  /** The number of rounds. */
  rounds: number;
  /** What is awaited. */
  phase: Phase;
  /** The seats that are to decide. */
  acting: number[];
  /** The islands, clockwise; empty before they are laid out. */
  ring: Island[];
  /** The island cards. */
  islands: Record<string, IslandCard>;
  /** Whether the host has brought another island table. */
  islands_replaced: boolean;
  /** Where the ship lies. */
  ship: Island | null;
  /** The islands where players sell, the ship's island first. */
  active: Island[];
  /** Where the pirate ship lies, in the pirates variant. */
  pirate_ship: Island | null;
  /** The Captain's seat. */
  captain: number | null;
  /** The mate's pay, once it is announced. */
  pay: number | null;
  /** The destination that the Captain has set. */
  captain_destination: Island | null;
  /** The destination that the Mutineer has set. */
  mutineer_destination: Island | null;
  /** Victory points, by seat. */
  scores: number[];
  /** Cards in hand, by seat. */
  hand_sizes: number[];
  /** Cards offered, by seat. */
  offered: Card[][];
  /** Whether a player has left the offering, by seat. */
  left: boolean[];
  /** Action cards in the middle. */
  middle_count: number;
  /** Action cards, by seat, once they are revealed. */
  roles: (Role | null)[];
  /** The mutiny, if there is one in this round. */
  mutiny: MutinyStrength | null;
  /** Cards sold in this round, by seat. */
  sold: Sold[];
  /** Cards in the draw pile. */
  draw_pile: number;
  /** Cards in the discard pile that lie face up. */
  discard_pile: Card[];
  /** Cards in the discard pile that lie face down. */
  discard_face_down: number;
  /** The draw that is not finished. */
  drawing: Drawing | null;
}

/** The view of a seat: the public table, its own cards, and what it alone has looked at. A spectator's view has none of these. */
export interface MeutererView extends MeutererPublicView {
  /** This seat. */
  seat?: number;
  /** This seat's hand. */
  hand?: Card[];
  /** This seat's action card. */
  role?: Role | null;
  /** The action cards that lay in the middle when this seat left. */
  middle?: Role[];
  /** The cards that this seat has drawn as loader. */
  drawn?: Card[];
}

export type View = MeutererView;

/** The islands are laid out. */
export interface MeutererRingEvent {
  kind: 'ring';
  clause: string;
  seat: null;
  /** The islands, clockwise. */
  islands: Island[];
}

/** A player is made Captain. */
export interface MeutererCaptainEvent {
  kind: 'captain';
  clause: string;
  seat: number;
}

/** A player is dealt a hand. */
export interface MeutererDealEvent {
  kind: 'deal';
  clause: string;
  seat: number;
  /** The number of cards. */
  count: number;
  /** The cards; secret. */
  cards?: Card[];
}

/** A round begins; the seat is the Captain's. */
export interface MeutererRoundEvent {
  kind: 'round';
  clause: string;
  seat: number;
  /** The round that begins, from 1. */
  round: number;
  /** The number of rounds. */
  rounds: number;
}

/** The Captain announces the mate's pay. */
export interface MeutererPayEvent {
  kind: 'pay';
  clause: string;
  seat: number;
  /** The mate's pay. */
  amount: number;
}

/** A player offers a card. */
export interface MeutererOfferEvent {
  kind: 'offer';
  clause: string;
  seat: number;
  /** The card offered. */
  card: Card;
  /** Cards left in hand. */
  left: number;
}

/** The Captain leaves the offering and sets a destination. */
export interface MeutererLeaveCaptainEvent {
  kind: 'leave-captain';
  clause: string;
  seat: number;
  /** Cards left in hand. */
  left: number;
  /** The destination. */
  island: Island;
}

/** Another player leaves the offering and looks at the middle. */
export interface MeutererLeaveEvent {
  kind: 'leave';
  clause: string;
  seat: number;
  /** Cards left in hand. */
  left: number;
  /** The action cards in the middle; secret. */
  middle?: Role[];
}

/** A player takes an action card. */
export interface MeutererTakeEvent {
  kind: 'take';
  clause: string;
  seat: number;
  /** Action cards left in the middle. */
  middle_count: number;
  /** The action card taken; secret. */
  role?: Role;
}

/** All action cards are turned up. */
export interface MeutererActionsEvent {
  kind: 'actions';
  clause: string;
  seat: null;
  /** The roles, by seat. */
  roles: (Role | 'captain')[];
}

/** The Mutineer sets a destination. */
export interface MeutererMutineerGoalEvent {
  kind: 'mutineer-goal';
  clause: string;
  seat: number;
  /** Cards left in hand. */
  left: number;
  /** The destination. */
  island: Island;
}

/** There is a mutiny; the seat is the Mutineer's. */
export interface MeutererMutinyEvent {
  kind: 'mutiny';
  clause: string;
  seat: number;
  /** The strength of the Captain's side. */
  against: number;
  /** The strength of the Mutineer's side. */
  for: number;
}

/** A player plays conflict cards, or none. */
export interface MeutererFightEvent {
  kind: 'fight';
  clause: string;
  seat: number;
  /** The strength of the Captain's side. */
  against: number;
  /** The strength of the Mutineer's side. */
  for: number;
  /** Conflict cards played. */
  count: number;
  /** The side that this player fights for. */
  side: 'for' | 'against';
}

/** The mutiny is decided; the seat is the Mutineer's. */
export interface MeutererMutinyDecidedEvent {
  kind: 'mutiny-decided';
  clause: string;
  seat: number;
  /** The strength of the Captain's side. */
  against: number;
  /** The strength of the Mutineer's side. */
  for: number;
  /** Whether the mutiny succeeds. */
  won: boolean;
  /** Whether both sides were equally strong. */
  tied: boolean;
}

/** A player scores for docking. */
export interface MeutererDockEvent {
  kind: 'dock';
  clause: string;
  seat: number;
  /** The points scored. */
  points: number;
  /** The island where the ship docks. */
  island: Island;
}

/** The mate scores. */
export interface MeutererMateEvent {
  kind: 'mate';
  clause: string;
  seat: number;
  /** The points scored. */
  points: number;
  /** The pay that is part of them. */
  amount: number;
}

/** The Captain loses what the mate is paid. */
export interface MeutererPaidEvent {
  kind: 'paid';
  clause: string;
  seat: number;
  /** The points, below 0. */
  points: number;
  /** The seat that is paid. */
  mate: number;
}

/** The boy scores. */
export interface MeutererBoyEvent {
  kind: 'boy';
  clause: string;
  seat: number;
  /** The points scored. */
  points: number;
}

/** The Mutineer becomes Captain. */
export interface MeutererNewCaptainEvent {
  kind: 'new-captain';
  clause: string;
  seat: number;
  /** The seat that was Captain. */
  old: number;
}

/** A player sells at an island. */
export interface MeutererSellEvent {
  kind: 'sell';
  clause: string;
  seat: number;
  /** The island where the player sells. */
  island: Island;
  /** The kind sold. */
  card: Good;
  /** The number of cards. */
  count: number;
}

/** A player who sold most at an island scores. */
export interface MeutererSalesEvent {
  kind: 'sales';
  clause: string;
  seat: number;
  /** The points scored. */
  points: number;
  /** The island where the player sold most. */
  island: Island;
  /** The number of cards. */
  count: number;
  /** The number of players who sold that many there. */
  tied: number;
}

/** The ship sails. */
export interface MeutererShipEvent {
  kind: 'ship';
  clause: string;
  seat: null;
  /** The island that the ship leaves. */
  from: Island;
  /** The island that it reaches. */
  island: Island;
}

/** A player offers the pirates card, and the pirate ship sails. */
export interface MeutererPiratesEvent {
  kind: 'pirates';
  clause: string;
  seat: number;
  /** The island that the ship leaves. */
  from: Island;
  /** The island that it reaches. */
  island: Island;
  /** Cards left in the hand of the player. */
  left: number;
  /** Islands that the pirate ship passes. */
  steps: number;
}

/** The pirates take all cards offered. */
export interface MeutererPlunderEvent {
  kind: 'plunder';
  clause: string;
  seat: number;
  /** The cards lost, by seat. */
  cards: Card[][];
}

/** The game ends. */
export interface MeutererEndEvent {
  kind: 'end';
  clause: string;
  seat: null;
  /** Victory points, by seat. */
  scores: number[];
  /** The seats that win. */
  winners: number[];
}

/** The cards offered and fought with are discarded. */
export interface MeutererClearEvent {
  kind: 'clear';
  clause: string;
  seat: null;
  /** The number of cards. */
  count: number;
}

/** A player draws cards. */
export interface MeutererDrawEvent {
  kind: 'draw';
  clause: string;
  seat: number;
  /** The number of cards. */
  count: number;
  /** The cards; secret. */
  cards?: Card[];
}

/** The discard pile becomes the draw pile. */
export interface MeutererShuffleEvent {
  kind: 'shuffle';
  clause: string;
  seat: null;
  /** The number of cards. */
  count: number;
}

/** The loader keeps some cards and gives back the others. */
export interface MeutererKeepEvent {
  kind: 'keep';
  clause: string;
  seat: number;
  /** Cards kept. */
  count: number;
  /** The pile to which the others go. */
  to: 'draw' | 'discard';
  /** The cards kept; secret. */
  kept?: Card[];
  /** The others, in the order in which they go back; secret. */
  returned?: Card[];
}

export type MeutererEvent =
  | MeutererRingEvent
  | MeutererCaptainEvent
  | MeutererDealEvent
  | MeutererRoundEvent
  | MeutererPayEvent
  | MeutererOfferEvent
  | MeutererLeaveCaptainEvent
  | MeutererLeaveEvent
  | MeutererTakeEvent
  | MeutererActionsEvent
  | MeutererMutineerGoalEvent
  | MeutererMutinyEvent
  | MeutererFightEvent
  | MeutererMutinyDecidedEvent
  | MeutererDockEvent
  | MeutererMateEvent
  | MeutererPaidEvent
  | MeutererBoyEvent
  | MeutererNewCaptainEvent
  | MeutererSellEvent
  | MeutererSalesEvent
  | MeutererShipEvent
  | MeutererPiratesEvent
  | MeutererPlunderEvent
  | MeutererEndEvent
  | MeutererClearEvent
  | MeutererDrawEvent
  | MeutererShuffleEvent
  | MeutererKeepEvent;
