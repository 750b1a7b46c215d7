// Made by tools/web_types.py from the JSON Schema of the server. Do not edit.

export interface Wire {
  client?:
    | Hello
    | Move
    | Say
    | Chat
    | Emote
    | Undo
    | Consent
    | Leave
    | Return
    | Rematch
    | Start
    | Close
    | Remove
    | Mute
    | Lock
    | Look
    | Ping;
  server?: Welcome | Told | Note | Chatted | Present | Announcement | View | Done | Refused | Pong | Bye;
  visitor?: Ping;
  lobby?: Listing | Changed | Gone | Pong | Refused | Bye;
  catalogue?: Catalogue;
  new_table?: NewTable;
  join?: Join;
  option_text?: OptionText;
  text_accepted?: TextAccepted;
  seated?: Seated;
  seat_question?: SeatQuestion;
  seat_answer?: SeatAnswer;
  seat_proof?: SeatProof;
  seat_export?: SeatExport;
  erased?: Erased;
  tables?: Tables;
  announcement?: Announcement;
  replay?: Replay;
  position_question?: PositionQuestion;
  positions?: Positions;
  hint_question?: HintQuestion;
  hint?: Hint;
  rules?: Rules;
  lesson?: LessonBody;
  lessons?: LessonList;
  problem?: Problem;
}
/**
 * The first message: the table, the token of the seat, and the last number known.
 */
export interface Hello {
  type: 'hello';
  protocol: number;
  table: string;
  token?: string | null;
  after?: number;
  views?: boolean;
  lang?: ('de' | 'en' | 'fr' | 'it') | null;
  presence?: boolean;
  steps?: boolean;
  announcements?: boolean;
  watcher?: string | null;
}
/**
 * Make a move; `at` is the last number known when it was chosen.
 */
export interface Move {
  type: 'move';
  /**
   * chosen by the client, new for every act
   */
  id: string;
  at: number;
  move: string;
}
/**
 * Say a set phrase, which bots understand, such as `say accuse 2`.
 */
export interface Say {
  type: 'say';
  /**
   * chosen by the client, new for every act
   */
  id: string;
  phrase: string;
}
/**
 * Send a chat message to people.
 */
export interface Chat {
  type: 'chat';
  /**
   * chosen by the client, new for every act
   */
  id: string;
  text: string;
}
/**
 * Show an emote at the player's seat: one of EMOTES.
 */
export interface Emote {
  type: 'emote';
  /**
   * chosen by the client, new for every act
   */
  id: string;
  emote: string;
}
/**
 * Ask everybody to agree to take back the last move.
 */
export interface Undo {
  type: 'undo';
  /**
   * chosen by the client, new for every act
   */
  id: string;
}
/**
 * Agree, or refuse, to take back the last move.
 */
export interface Consent {
  type: 'consent';
  /**
   * chosen by the client, new for every act
   */
  id: string;
  agree: boolean;
}
/**
 * Leave: before the game starts the seat becomes free; later a bot takes it until the player returns.
 */
export interface Leave {
  type: 'leave';
  /**
   * chosen by the client, new for every act
   */
  id: string;
}
/**
 * Take the seat back from the bot.
 */
export interface Return {
  type: 'return';
  /**
   * chosen by the client, new for every act
   */
  id: string;
}
/**
 * Ask for another game with the same people; the first request creates it.
 */
export interface Rematch {
  type: 'rematch';
  /**
   * chosen by the client, new for every act
   */
  id: string;
}
/**
 * Start the game; bots of this level take the free seats. Only the host can.
 */
export interface Start {
  type: 'start';
  /**
   * chosen by the client, new for every act
   */
  id: string;
  bots?: string;
}
/**
 * Close the table for good, before or during the game. Only the host can.
 */
export interface Close {
  type: 'close';
  /**
   * chosen by the client, new for every act
   */
  id: string;
}
/**
 * Remove a player; a bot of the given level gets the seat. Only the host can.
 *
 *     Without a level the seat becomes free before the game, and goes to a bot of the usual strength later. Before the
 *     game it frees a bot's seat too.
 */
export interface Remove {
  type: 'remove';
  /**
   * chosen by the client, new for every act
   */
  id: string;
  seat: number;
  bot?: string | null;
}
/**
 * Mute the chat of a player, or of a spectator by number, or let them talk again. Only the host can.
 */
export interface Mute {
  type: 'mute';
  /**
   * chosen by the client, new for every act
   */
  id: string;
  on: boolean;
  seat?: number | null;
  watcher?: number | null;
}
/**
 * Lock or unlock the spectators' chat, or the free seats. Only the host can.
 */
export interface Lock {
  type: 'lock';
  /**
   * chosen by the client, new for every act
   */
  id: string;
  chat?: boolean | null;
  seats?: boolean | null;
}
/**
 * Ask for the view and the legal moves.
 */
export interface Look {
  type: 'look';
}
/**
 * Ask whether the server is there.
 */
export interface Ping {
  type: 'ping';
}
/**
 * The response to hello: the client's seat, the table, and the last number that is sent at once.
 */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  table: TableInfo;
  seat: number | null;
  n: number;
}
/**
 * A table as lobby, archive and players see it. It holds public facts only.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  seats: Seat[];
  status: string;
  open: boolean;
  created: number;
  commitment: string;
  clock?: Clock;
  grace?: number | null;
  ended?: number | null;
  winners?: number[] | null;
  next?: string | null;
  replaced?: string[];
  host?: number | null;
  closed?: string | null;
  locked?: string[];
  muted?: number[];
  muted_watchers?: number[];
}
/**
 * The occupant: a person's name, a bot's level, or both while a bot stands in; neither if the seat is free.
 */
export interface Seat {
  name?: string | null;
  bot?: string | null;
  away?: boolean;
  called?: string | null;
  removed?: boolean;
}
/**
 * The time limits of players. Without any limit they may think as long as they like: for play over days.
 *
 *     `move` limits every decision. `game` limits all decisions of a player together and grows by `bonus` after each.
 */
export interface Clock {
  move?: number | null;
  game?: number | null;
  bonus?: number;
  late?: string;
}
/**
 * Something happened in the game, as this audience sees it (docs/records.md describes the events).
 */
export interface Told {
  type: 'event';
  n: number;
  at: number;
  event: {
    [k: string]: unknown;
  };
  text?: string | null;
  step?: {
    [k: string]: unknown;
  } | null;
}
/**
 * Something happened at the table: `what` names it, and the table is now as given.
 *
 *     sat, left, started, took-over, returned, undo-asked, undo-refused, undone, over, rematch, removed, closed, muted,
 *     unmuted, chat-locked, chat-unlocked, seats-locked, seats-unlocked, erased.
 */
export interface Note {
  type: 'note';
  n: number;
  at: number;
  what: string;
  table: TableInfo;
  seat?: number | null;
  by?: number | null;
  back?: number | null;
  watcher?: number | null;
}
/**
 * A chat message; treat its text as hostile. A spectator has no seat; only spectators get what spectators say.
 *
 *     The text is empty if the message is older than those that the server shows again to whoever connects.
 */
export interface Chatted {
  type: 'chat';
  n: number;
  at: number;
  seat: number | null;
  text: string;
  emote?: string | null;
  watcher?: number | null;
  erased?: boolean;
}
/**
 * The seats that are connected now, for clients that asked for it. It has no number because nothing happened.
 */
export interface Present {
  type: 'present';
  here: number[];
}
/**
 * What the operator of the server tells everybody, for clients that asked for it. It replaces the one before.
 */
export interface Announcement {
  type: 'announcement';
  text?: string | null;
  draining?: boolean;
  stops?: number | null;
}
/**
 * The view of this audience, and its legal moves. `ends` says when the clock of the acting players runs out.
 */
export interface View {
  type: 'view';
  n: number;
  view: {
    [k: string]: unknown;
  } | null;
  legal: string[];
  acting: number[];
  ends: number | null;
  now: number;
  moves?: Choice[] | null;
  undo?: boolean;
  goal?: string | null;
  dangers?: Danger[];
  numbers?: KeyNumber[];
}
/**
 * A legal move: its notation, its effect in words, and the ids of the clauses that explain it.
 */
export interface Choice {
  move: string;
  text: string;
  clauses: string[];
  meaning?: string | null;
}
/**
 * A warning before the player can be eliminated or lose; `id` stays the same as long as the warning does.
 */
export interface Danger {
  id: string;
  text: string;
}
/**
 * A number that decides the game, and what it means, such as "claimed +10 of 11".
 */
export interface KeyNumber {
  id: string;
  value: number;
  text: string;
  of?: number | null;
}
/**
 * The command with that id is carried out and stored. The number is the last one sent.
 */
export interface Done {
  type: 'done';
  id: string;
  n: number;
}
/**
 * The act was refused, and why. `code` is one of CODES; `clause` is the rule that forbids a move.
 */
export interface Refused {
  type: 'refused';
  code: string;
  why: string;
  n: number;
  id?: string | null;
  clause?: string | null;
}
/**
 * The server is there.
 */
export interface Pong {
  type: 'pong';
}
/**
 * The last message: why the connection ends, and whether to connect again.
 */
export interface Bye {
  type: 'bye';
  code: string;
  why: string;
  again: boolean;
}
/**
 * All open tables, newest first.
 */
export interface Listing {
  type: 'lobby';
  tables: TableInfo[];
}
/**
 * A table that is new in the lobby or has changed to this.
 */
export interface Changed {
  type: 'table';
  table: TableInfo;
}
/**
 * A table that is no longer in the lobby.
 */
export interface Gone {
  type: 'gone';
  id: string;
}
/**
 * The games that can be played here, and the bots to play against.
 */
export interface Catalogue {
  version: string;
  protocol: number;
  games: GameInfo[];
  bots: string[];
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  options: {
    /**
     * the values it takes, its default first
     */
    [k: string]: string[];
  };
  phrases: {
    [k: string]: string[];
  };
  texts?: {
    /**
     * whether there is a file of ours to start from
     */
    [k: string]: boolean;
  };
  manners?: {
    [k: string]: string;
  };
}
/**
 * A table to open. The person who opens it takes the first seat that no bot has.
 */
export interface NewTable {
  game: string;
  /**
   * how somebody wants to be called
   */
  name: string;
  players: number;
  options?: {
    [k: string]: string;
  };
  bots?: string[];
  clock?: Clock;
  grace?: number | null;
  open?: boolean;
}
/**
 * A request for a seat, with a name.
 */
export interface Join {
  /**
   * how somebody wants to be called
   */
  name: string;
}
/**
 * The text of a file, to check before it becomes an option of a table.
 */
export interface OptionText {
  text: string;
}
/**
 * The game accepts this text for this option.
 */
export interface TextAccepted {
  game: string;
  option: string;
}
/**
 * A seat and the secret token that gives access to it: the link `/t/TABLE#TOKEN` works on any device.
 */
export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}
/**
 * The tokens that a client keeps of other tables. A rematch takes the tokens of the table before it.
 */
export interface SeatQuestion {
  tokens: string[];
}
/**
 * The first seat of a table that one of the tokens proves, with that token; both are null if there is none.
 */
export interface SeatAnswer {
  seat?: number | null;
  token?: string | null;
}
/**
 * The token of a seat, to export or erase what is stored about it.
 */
export interface SeatProof {
  token: string;
}
/**
 * Everything that the server stores about a seat, as far as its player may know it.
 */
export interface SeatExport {
  table: TableInfo;
  seat: number;
  name: string;
  entries: OwnEntry[];
  messages: {
    [k: string]: unknown;
  }[];
  record?: string | null;
}
/**
 * Something that a player did: `what` is sat, left, moved, said, chatted, undo-asked or undo-answered.
 */
export interface OwnEntry {
  at: number;
  what: string;
  text: string;
}
/**
 * What was erased: the name of the player, and this number of chat messages.
 */
export interface Erased {
  table: TableInfo;
  seat: number;
  chats: number;
}
/**
 * A list of tables, newest first; `before` asks for the next ones.
 */
export interface Tables {
  tables: TableInfo[];
  before?: number | null;
}
/**
 * A finished game as one seat saw it, or with all secrets: the events, and the view at some entry.
 */
export interface Replay {
  entry: number;
  entries: number;
  seat: number | null;
  events: {
    [k: string]: unknown;
  }[];
  view: {
    [k: string]: unknown;
  };
  views?: {
    [k: string]: unknown;
  }[];
  texts?: (string | null)[];
  at?: number[];
  frames?: Frame[];
}
/**
 * A finished game after a number of entries of its record.
 */
export interface Frame {
  entry: number;
  view: {
    [k: string]: unknown;
  };
  views?: {
    [k: string]: unknown;
  }[];
}
/**
 * A request for earlier positions of a game, as the seat of the token saw them; without a token, a spectator.
 */
export interface PositionQuestion {
  n: number[];
  token?: string | null;
  lang?: ('de' | 'en' | 'fr' | 'it') | null;
}
/**
 * Earlier positions of a game, in the order in which they were asked for.
 */
export interface Positions {
  seat: number | null;
  positions: Position[];
}
/**
 * A game as one audience saw it after a message. Nothing can be done in it.
 */
export interface Position {
  n: number;
  view: {
    [k: string]: unknown;
  } | null;
  acting: number[];
  goal?: string | null;
  dangers?: Danger[];
  numbers?: KeyNumber[];
}
/**
 * A request for advice on the decision that the seat of the token is to make.
 */
export interface HintQuestion {
  token: string;
  at: number;
  lang?: 'de' | 'en' | 'fr' | 'it';
}
/**
 * Advice for a seat, based only on what it knows: the best moves, and why the first is better than the second.
 */
export interface Hint {
  n: number;
  moves: HintMove[];
  heading: string;
  reasons: string[];
}
/**
 * A move in a hint: its notation, its effect in words, and the chance of winning with it, in words too.
 */
export interface HintMove {
  move: string;
  text: string;
  chance: number;
  margin: number;
  estimate: string;
}
/**
 * The rulebook of a game in one language; chapters and clauses are in reading order.
 */
export interface Rules {
  game: string;
  lang: 'de' | 'en' | 'fr' | 'it';
  title: string;
  summary: string;
  sources: RuleSource[];
  options: RuleOption[];
  chapters: RuleChapter[];
  clauses: RuleClause[];
  least: number;
  most: number;
  guide: Guide | null;
}
/**
 * A document that the rules were taken from.
 */
export interface RuleSource {
  id: string;
  title: string;
}
/**
 * A choice that the players make before the game; an option without values takes free text.
 */
export interface RuleOption {
  id: string;
  values: string[];
  default: string;
  clause: string;
  text: string;
}
/**
 * A chapter; its id is the part of a clause id before the full stop.
 */
export interface RuleChapter {
  id: string;
  title: string;
}
/**
 * A clause: its text, its basis (stated by sources, our ruling, or reconstructed), and the ruling if any.
 */
export interface RuleClause {
  id: string;
  chapter: string;
  text: string;
  basis: 'reconstruction' | 'ruling' | 'source';
  sources: string[];
  ruling: string | null;
  options: string[];
}
/**
 * The introduction that precedes the clauses, in one language.
 */
export interface Guide {
  age: number | null;
  minutes: number[] | null;
  authors: string[];
  note: string | null;
  goal: string;
  box: GuidePiece[];
  steps: GuideStep[];
  crib: GuideGroup[];
  tables: GuideTable[];
  examples: GuideExample[];
  advice: GuideAdvice[];
  terms?: GuideEntry[];
}
/**
 * A component in the box; `picture` is the id of its drawing.
 */
export interface GuidePiece {
  picture: string | null;
  count: number | null;
  name: string;
  note: string | null;
}
/**
 * A step of a round, and the chapter or clause that describes it exactly.
 */
export interface GuideStep {
  clause: string;
  title: string;
  text: string;
}
/**
 * Entries of the crib sheet under one heading.
 */
export interface GuideGroup {
  id: string;
  title: string;
  entries: GuideEntry[];
}
/**
 * A card, role or piece explained in one or two sentences; `id` is its word in the notation or in a view.
 */
export interface GuideEntry {
  id: string;
  picture: string | null;
  clause: string;
  name: string;
  text: string;
  also?: string[];
}
/**
 * A table, shown below a clause; `basis` holds for every cell that is not stated.
 */
export interface GuideTable {
  id: string;
  clause: string;
  basis: 'reconstruction' | 'ruling' | 'source';
  crib: boolean;
  title: string;
  note: string | null;
  columns: GuideColumn[];
  rows: GuideCell[][];
}
/**
 * A column of a table, with its heading.
 */
export interface GuideColumn {
  id: string;
  title: string;
}
/**
 * A cell as data and in words; `stated` is true if a source states this very cell.
 */
export interface GuideCell {
  value: number | string;
  text: string;
  stated: boolean;
}
/**
 * An example, shown below a clause; we wrote it ourselves if it has no sources.
 */
export interface GuideExample {
  id: string;
  clause: string;
  pictures: string[];
  sources: string[];
  title: string;
  text: string;
}
/**
 * A piece of advice for beginners; we wrote it ourselves if it has no sources.
 */
export interface GuideAdvice {
  sources: string[];
  text: string;
}
/**
 * A lesson in one language, played through.
 */
export interface LessonBody {
  game: string;
  lang: 'de' | 'en' | 'fr' | 'it';
  title: string;
  summary: string;
  names: string[];
  seat: number;
  steps: LessonStep[];
}
/**
 * A step: the events since the one before, the text about them, the learner's view and possible moves.
 */
export interface LessonStep {
  text: string;
  clauses: string[];
  events: {
    [k: string]: unknown;
  }[];
  texts: (string | null)[];
  view: {
    [k: string]: unknown;
  };
  acting: number[];
  moves: Choice[];
  wanted: string[];
  hints: LessonHint[];
  goal?: string | null;
  dangers?: Danger[];
  numbers?: KeyNumber[];
}
/**
 * A text for a learner who makes another move than the one asked for, if that move begins like this.
 */
export interface LessonHint {
  begins: string;
  text: string;
}
/**
 * The available lessons.
 */
export interface LessonList {
  lang: 'de' | 'en' | 'fr' | 'it';
  lessons: LessonTitle[];
}
/**
 * The title of an available lesson.
 */
export interface LessonTitle {
  game: string;
  title: string;
  summary: string;
  steps: number;
}
/**
 * The reason for a refusal: a code for programs, a sentence for people.
 */
export interface Problem {
  code: string;
  why: string;
  clause?: string | null;
  option?: string | null;
}
