// Made by tools/game_types.py from the Python types of the game. Do not edit.

export const PHASES = ['dealer', 'combat', 'gold', 'storm', 'row', 'sailors', 'posts', 'door', 'take', 'keep', 'swap', 'trade', 'rob', 'side', 'peek', 'post', 'inspect', 'turn', 'lay', 'monkey', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The ship's track (C0.4). */
export interface Track {
  /** The space where the mutiny breaks out. */
  mutiny: number;
  /** The storm spaces. */
  storms: number[];
  /** The space where the ship starts. */
  start: number;
}

export const PIRATES = ['captain-valverde', 'ramon-diaz', 'crackpott', 'tembo', 'wessel-jan', 'dean-nero', 'pang', 'chang-ye', 'sate', 'bijoux', 'ojo', 'cambivalute', 'ghost'] as const;
export type Pirate = (typeof PIRATES)[number];

/** A door of the row (C1.1). */
export interface Door {
  /** The pirate behind it, once it is open. */
  pirate: Pirate | null;
  /** The seat that has visited this pirate, or met the Ghost. */
  by: number | null;
}

export const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;
export type Letter = (typeof LETTERS)[number];

/** The last visit, as everybody saw it. */
export interface LastVisit {
  /** The player. */
  seat: number;
  /** The pirate visited. */
  pirate: Pirate;
  /** Cards or coins exchanged. */
  count: number;
  /** The player who was robbed or looked at. */
  target: number | null;
  /** The duel whose sailors were handled. */
  letter: Letter | null;
}

/** The sides and sailors that a player has looked at, which everybody sees. */
export interface Known {
  /** The seats whose sides the player has seen. */
  sides: number[];
  /** The duels whose sailors the player has seen as they stand. */
  posts: Letter[];
  /** The duels whose sailors another player has handled since. */
  posts_once: Letter[];
}

export type SailorPair = [number, number];

export type Post = 'hidden' | SailorPair | null;

export const COMBAT = ['v1', 'v2', 'v3', 'd1', 'd2', 'd3'] as const;
export type Combat = (typeof COMBAT)[number];

/** A round of a duel. */
export interface DuelRound {
  /** The combat cards laid. */
  cards: Combat[];
  /** The seats that laid a monkey. */
  monkeys: number[];
}

export interface Duel {
  /** The letter of the duel. */
  letter: Letter;
  /** The round, from 1. */
  round: number;
  /** The total for Captain Valverde. */
  valverde: number;
  /** The total for Ramon Diaz. */
  diaz: number;
  /** The seats still in the duel. */
  in: number[];
  /** The rounds that are over. */
  rounds: DuelRound[];
}

export const SIDES = ['valverde', 'diaz'] as const;
export type Side = (typeof SIDES)[number];

export const GOLD = ['g1', 'g2', 'g3'] as const;
export type Gold = (typeof GOLD)[number];

/** The view of a spectator, which holds everything that all players may see. */
export interface CartagenaPublicView {
  /** The name of the game. */
  game: 'cartagena';
  /** The number of players. */
  players: number;
  /** What is awaited. */
  phase: Phase;
  /** The seats that are to decide; in a duel all that lay, even those that have. */
  acting: number[];
  /** The player whose turn it is. */
  turn: number | null;
  /** The round of the voyage, from 1; 0 during the setup. */
  round: number;
  /** The dealer. */
  dealer: number | null;
  /** The space of the ship. */
  ship: number;
  /** The track. */
  track: Track;
  /** The pirate in the lifeboat. */
  lifeboat: Pirate | null;
  /** The doors. */
  row: Door[];
  /** Turns left in this round. */
  turns_left: number;
  /** Whether the player on turn has knocked. */
  knocked: boolean;
  /** The pirate being visited. */
  visiting: Pirate | null;
  /** Coins that Sate offers. */
  offer: number;
  /** The last visit. */
  last: LastVisit | null;
  /** Coins, by seat. */
  coins: number[];
  /** Coins in the supply. */
  supply: number;
  /** Combat cards in hand, by seat. */
  combat_counts: number[];
  /** Gold cards in hand, by seat. */
  gold_counts: number[];
  /** Cards in the combat pile. */
  combat_pile: number;
  /** Cards in the gold pile. */
  gold_pile: number;
  /** Whether a player has set a side, by seat. */
  sided: boolean[];
  /** What each player has looked at, by seat. */
  knows: Known[];
  /** Whether a player is still in the game, by seat. */
  aboard: boolean[];
  /** Sailors on deck. */
  deck: number;
  /** By duel: no sailors yet, hidden ones, or those for Valverde and Diaz. */
  posts: Post[];
  /** The duel under way, or the last one. */
  duel: Duel | null;
  /** The side that has won, by duel. */
  won: (Side | null)[];
  /** Combat cards laid in duels. */
  out_of_game: Combat[];
  /** At the end: the sides, by seat. */
  sides: (Side | null)[] | null;
  /** At the end: gold cards, by seat. */
  gold_cards: Gold[][] | null;
  /** At the end: combat cards of tied players, by seat. */
  combat_cards: (Combat[] | null)[] | null;
  /** At the end: the side that has won. */
  winning_side: Side | null;
  /** At the end: gold and coins, by seat. */
  totals: number[] | null;
  /** At the end: the seats that win. */
  winners: number[] | null;
  /** At the end: the clause that decides who wins. */
  why: string | null;
}

/** Two sailors of a duel, as they stand. */
export interface SurePost {
  /** The sailor for Captain Valverde. */
  valverde: number;
  /** The sailor for Ramon Diaz. */
  diaz: number;
  either?: never;
}

/** Two sailors of a duel that another player has handled since. */
export interface UnsurePost {
  /** The two values, the lower first. */
  either: [number, number];
  valverde?: never;
  diaz?: never;
}

/** The cards that a player is looking at (C2.2, C2.4). */
export interface LookingAtCards {
  /** The gold card. */
  gold: Gold[];
  /** The combat cards. */
  combat: Combat[];
  letter?: never;
  values?: never;
}

/** The sailors that a player is looking at (C2.12). */
export interface LookingAtSailors {
  /** The duel. */
  letter: Letter;
  /** The values: in hand the lower first, else as they stand. */
  values: [number, number];
  gold?: never;
  combat?: never;
}

export type DuelCard = 'v1' | 'v2' | 'v3' | 'd1' | 'd2' | 'd3' | 'monkey';

/** The view of a seat: the public table, its own cards and side, and what it has looked at. A spectator's view has none of these. */
export interface CartagenaView extends CartagenaPublicView {
  /** This seat. */
  seat?: number;
  /** This seat's combat cards. */
  combat?: Combat[];
  /** This seat's gold cards. */
  gold?: Gold[];
  /** This seat's side. */
  side?: Side | null;
  /** The sides that this seat has looked at, by seat. */
  peeked?: (Side | null)[];
  /** The sailors that this seat has looked at, by duel. */
  posts_seen?: (SurePost | UnsurePost | null)[];
  /** What this seat is looking at while it decides. */
  looking?: LookingAtCards | LookingAtSailors | null;
  /** The card that this seat has laid in this round of the duel. */
  laid?: DuelCard | null;
}

export type View = CartagenaView;

/** The first dealer is drawn. */
export interface CartagenaDealerEvent {
  kind: 'dealer';
  clause: string;
  seat: number;
}

/** What a player starts with. */
export interface CartagenaPurseEvent {
  kind: 'purse';
  clause: string;
  seat: number;
  /** The combat cards. */
  cards: Combat[];
  /** The coins. */
  coins: number;
}

/** A pile is shuffled. */
export interface CartagenaPileEvent {
  kind: 'pile';
  clause: string;
  seat: null;
  /** The pile. */
  pile: 'combat' | 'gold';
  /** The number of cards. */
  count: number;
}

/** The dealer lays a row of doors. */
export interface CartagenaRowEvent {
  kind: 'row';
  clause: string;
  seat: number;
  /** The round, from 1. */
  round: number;
  /** The number of doors. */
  count: number;
}

/** A storm puts a pirate in the lifeboat; the seat is the dealer's. */
export interface CartagenaStormEvent {
  kind: 'storm';
  clause: string;
  seat: number;
  /** The pirate put in the lifeboat. */
  pirate: Pirate;
  /** The pirate who was there and returns. */
  back: Pirate | null;
}

/** A player knocks on a door. */
export interface CartagenaKnockEvent {
  kind: 'knock';
  clause: string;
  seat: number;
  /** The pirate. */
  pirate: Pirate;
}

/** The Ghost ends a player's turn. */
export interface CartagenaGhostEvent {
  kind: 'ghost';
  clause: string;
  seat: number;
}

/** A player visits a pirate. */
export interface CartagenaVisitEvent {
  kind: 'visit';
  clause: string;
  seat: number;
  /** The pirate. */
  pirate: Pirate;
}

/** Sate offers a coin more. */
export interface CartagenaOfferEvent {
  kind: 'offer';
  clause: string;
  seat: number;
  /** Coins that Sate offers now. */
  coins: number;
}

/** The ship sails. */
export interface CartagenaSailEvent {
  kind: 'sail';
  clause: string;
  seat: null;
  /** Spaces sailed. */
  spaces: number;
  /** The space where the ship is now. */
  ship: number;
}

/** The pirate has nothing to give. */
export interface CartagenaIdleEvent {
  kind: 'idle';
  clause: string;
  seat: number;
  /** The pirate. */
  pirate: Pirate;
}

/** A player gets combat cards. */
export interface CartagenaCombatEvent {
  kind: 'combat';
  clause: string;
  seat: number;
  /** The number. */
  count: number;
  /** The cards; secret. */
  cards?: Combat[];
}

/** A player gets gold cards. */
export interface CartagenaGoldEvent {
  kind: 'gold';
  clause: string;
  seat: number;
  /** The number. */
  count: number;
  /** The cards; secret. */
  cards?: Gold[];
}

/** A player gets coins from the supply. */
export interface CartagenaCoinsEvent {
  kind: 'coins';
  clause: string;
  seat: number;
  /** The number. */
  count: number;
}

/** A player puts cards under a pile. */
export interface CartagenaUnderEvent {
  kind: 'under';
  clause: string;
  seat: number;
  /** The pile. */
  pile: 'combat' | 'gold';
  /** The number of cards. */
  count: number;
  /** The cards, the first one put under first; secret. */
  cards?: Combat[] | Gold[];
}

/** A player looks at the tops of piles. */
export interface CartagenaLookEvent {
  kind: 'look';
  clause: string;
  seat: number;
  /** Gold cards looked at. */
  gold: number;
  /** Combat cards looked at. */
  combat: number;
  /** The gold cards; secret. */
  gold_cards?: Gold[];
  /** The combat cards; secret. */
  combat_cards?: Combat[];
}

/** A player exchanges nothing. */
export interface CartagenaPassEvent {
  kind: 'pass';
  clause: string;
  seat: number;
  /** The pirate. */
  pirate: Pirate;
}

/** A player pays coins for combat cards. */
export interface CartagenaPayEvent {
  kind: 'pay';
  clause: string;
  seat: number;
  /** The number. */
  count: number;
}

/** A player takes a coin from another. */
export interface CartagenaRobEvent {
  kind: 'rob';
  clause: string;
  seat: number;
  /** The player who loses a coin. */
  target: number;
}

/** A player sets a side in secret. */
export interface CartagenaSideEvent {
  kind: 'side';
  clause: string;
  seat: number;
  /** Whether the player had set a side before. */
  again: boolean;
  /** The side; secret. */
  side?: Side;
}

/** A player looks at another's side, or declines. */
export interface CartagenaPeekEvent {
  kind: 'peek';
  clause: string;
  seat: number;
  /** The player whose side is looked at; none if the player declines. */
  target: number | null;
  /** The side; secret. */
  side?: Side;
}

/** A player takes two sailors from deck. */
export interface CartagenaSailorsEvent {
  kind: 'sailors';
  clause: string;
  seat: number;
  /** The number. */
  count: number;
  /** The values, the lower first; secret. */
  values?: [number, number];
}

/** A player places two sailors. */
export interface CartagenaPostEvent {
  kind: 'post';
  clause: string;
  seat: number;
  /** The duel. */
  letter: Letter;
  /** The sailor for Captain Valverde; secret. */
  valverde?: number;
  /** The sailor for Ramon Diaz; secret. */
  diaz?: number;
}

/** A player looks at the sailors of a duel. */
export interface CartagenaInspectEvent {
  kind: 'inspect';
  clause: string;
  seat: number;
  /** The duel. */
  letter: Letter;
  /** The sailor for Captain Valverde; secret. */
  valverde?: number;
  /** The sailor for Ramon Diaz; secret. */
  diaz?: number;
}

/** A player swaps the sailors of a duel, or does not. */
export interface CartagenaTurnEvent {
  kind: 'turn';
  clause: string;
  seat: number;
  /** The duel. */
  letter: Letter;
  /** Whether the player has swapped them; secret. */
  swapped?: boolean;
  /** The sailor for Captain Valverde now; secret. */
  valverde?: number;
  /** The sailor for Ramon Diaz now; secret. */
  diaz?: number;
}

export type MutinyReason = 'space' | 'combat' | 'gold' | 'coins';

/** The mutiny breaks out. */
export interface CartagenaMutinyEvent {
  kind: 'mutiny';
  clause: string;
  seat: null;
  /** The ship has arrived, or what has run out. */
  why: MutinyReason;
}

/** A player is out of the game. */
export interface CartagenaOutEvent {
  kind: 'out';
  clause: string;
  seat: number;
}

/** The sailors on deck are placed at random. */
export interface CartagenaPostsEvent {
  kind: 'posts';
  clause: string;
  seat: null;
  /** The number. */
  count: number;
}

/** The lifeboat is cleared. */
export interface CartagenaLifeboatEvent {
  kind: 'lifeboat';
  clause: string;
  seat: null;
  /** The pirate. */
  pirate: Pirate;
}

/** The players still in take up their cards. */
export interface CartagenaArmEvent {
  kind: 'arm';
  clause: string;
  seat: null;
  /** The players. */
  seats: number[];
}

/** A duel begins. */
export interface CartagenaDuelEvent {
  kind: 'duel';
  clause: string;
  seat: null;
  /** The duel. */
  letter: Letter;
  /** The sailor for Captain Valverde. */
  valverde: number;
  /** The sailor for Ramon Diaz. */
  diaz: number;
}

/** A player lays a card in secret; nobody else is told. */
export interface CartagenaLayEvent {
  kind: 'lay';
  clause: string;
  seat: number;
  /** The card; secret. */
  card?: DuelCard;
}

/** The cards laid are revealed. */
export interface CartagenaShownEvent {
  kind: 'shown';
  clause: string;
  seat: null;
  /** The duel. */
  letter: Letter;
  /** The round of the duel, from 1. */
  round: number;
  /** The combat cards laid. */
  cards: Combat[];
  /** The seats that laid a monkey. */
  monkeys: number[];
  /** The total for Captain Valverde now. */
  valverde: number;
  /** The total for Ramon Diaz now. */
  diaz: number;
}

/** A player's monkey leaves the duel. */
export interface CartagenaLeaveEvent {
  kind: 'leave';
  clause: string;
  seat: number;
  /** The round of the duel, from 1. */
  round: number;
}

/** Everybody with coins puts one into the supply. */
export interface CartagenaRefillEvent {
  kind: 'refill';
  clause: string;
  seat: null;
  /** The players. */
  seats: number[];
}

/** A duel is won. */
export interface CartagenaDuelWonEvent {
  kind: 'duel-won';
  clause: string;
  seat: null;
  /** The duel. */
  letter: Letter;
  /** The side that wins it. */
  side: Side;
  /** The total for Captain Valverde. */
  valverde: number;
  /** The total for Ramon Diaz. */
  diaz: number;
  /** Whether the totals were equal. */
  tied: boolean;
}

/** The mutiny is won. */
export interface CartagenaMutinyWonEvent {
  kind: 'mutiny-won';
  clause: string;
  seat: null;
  /** The side that wins. */
  side: Side;
  /** Duels won by Captain Valverde and by Ramon Diaz. */
  duels: [number, number];
}

/** A player's side and gold are revealed. */
export interface CartagenaRevealEvent {
  kind: 'reveal';
  clause: string;
  seat: number;
  /** The side. */
  side: Side | null;
  /** The gold cards. */
  gold: Gold[];
  /** The coins. */
  coins: number;
  /** Their sum. */
  total: number;
}

/** A tied player's combat cards are revealed. */
export interface CartagenaTieEvent {
  kind: 'tie';
  clause: string;
  seat: number;
  /** The combat cards left. */
  cards: Combat[];
  /** The sum of those of the winning side. */
  strength: number;
}

/** The game ends. */
export interface CartagenaEndEvent {
  kind: 'end';
  clause: string;
  seat: null;
  /** The side that has won. */
  side: Side;
  /** Gold and coins, by seat. */
  gold: number[];
  /** The seats that win. */
  winners: number[];
}

/** A player is dealt side and card; only in the game of one duel. */
export interface CartagenaDealEvent {
  kind: 'deal';
  clause: string;
  seat: number;
  /** The number. */
  count: number;
  /** The side; secret. */
  side?: Side;
  /** The combat cards; secret. */
  cards?: Combat[];
}

export type CartagenaEvent =
  | CartagenaDealerEvent
  | CartagenaPurseEvent
  | CartagenaPileEvent
  | CartagenaRowEvent
  | CartagenaStormEvent
  | CartagenaKnockEvent
  | CartagenaGhostEvent
  | CartagenaVisitEvent
  | CartagenaOfferEvent
  | CartagenaSailEvent
  | CartagenaIdleEvent
  | CartagenaCombatEvent
  | CartagenaGoldEvent
  | CartagenaCoinsEvent
  | CartagenaUnderEvent
  | CartagenaLookEvent
  | CartagenaPassEvent
  | CartagenaPayEvent
  | CartagenaRobEvent
  | CartagenaSideEvent
  | CartagenaPeekEvent
  | CartagenaSailorsEvent
  | CartagenaPostEvent
  | CartagenaInspectEvent
  | CartagenaTurnEvent
  | CartagenaMutinyEvent
  | CartagenaOutEvent
  | CartagenaPostsEvent
  | CartagenaLifeboatEvent
  | CartagenaArmEvent
  | CartagenaDuelEvent
  | CartagenaLayEvent
  | CartagenaShownEvent
  | CartagenaLeaveEvent
  | CartagenaRefillEvent
  | CartagenaDuelWonEvent
  | CartagenaMutinyWonEvent
  | CartagenaRevealEvent
  | CartagenaTieEvent
  | CartagenaEndEvent
  | CartagenaDealEvent;
