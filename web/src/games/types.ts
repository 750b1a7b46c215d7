// The interface between the frame of a table and the board of a game. A board's only output is one of the legal moves.
//
// All games have the same table screen: a strip with the goal, the stage, the dock with hand and choice card, and the
// story. games/Layout.svelte arranges it. A game fills its slots:
//
//   facts     the progress of the game, the prompt, and the clause that explains it (`TableFacts`)
//   stage     everything that lies on the table, including the seats (games/Seat.svelte)
//   tray      choices that are neither on the stage nor in the hand; undefined if there are none
//   own       the role or allegiance of this seat
//   hand      the cards of this seat (games/HandRow.svelte)
//   tabs      additional tabs of the story, such as points or claims
//
// Everything that can be touched is a games/Touch.svelte or an art/Card.svelte. They provide the common highlight and
// the tooltip (games/explain.svelte.ts).
import type { Component, Snippet } from 'svelte';
import type { Beat, BeatRule } from '../app/director.svelte';
import type { KeyNumber } from '../app/wire';

/** A legal move: its notation, its text in the reader's language, and the clauses that explain it. */
export interface MoveOption {
  move: string;
  text: string;
  clauses: string[];
  /** The consequences of the move in this position, computed by the engine; missing if there are none to mention. */
  meaning?: string | null;
}

/** An event of the game as this seat may see it. `kind`, `clause` and `seat` are always present. */
export interface GameEvent {
  kind: string;
  clause: string;
  seat: number | null;
  [fact: string]: unknown;
}

/** The public facts about a player, the same in every game. */
export interface Player {
  seat: number;
  name: string;
  /** Whether it is the seat that is viewing. */
  you: boolean;
  /** The level of the bot that plays; null for a person. */
  bot: string | null;
  /** Whether a bot stands in for a person. */
  away: boolean;
  /** Whether the person is known to be disconnected. */
  gone: boolean;
  /** The player's latest set phrase or chat message, for a few seconds. */
  says: string | null;
  /** The player's latest emote, for a few seconds. */
  emote?: string | null;
  /** The character that a bot plays. */
  character?: string | null;
}

/** The explanation of a term of a game: a card, a role, an island, a button. */
export interface Explanation {
  title: string;
  text: string;
  /** The clause with the full explanation. */
  clause: string | null;
  /** The id of its picture in the guide. */
  picture: string | null;
}

/** The contents of the strip and the choice card for a position. */
export interface TableFacts {
  /** The progress of the game in a few words: a round, or the rest of a voyage. */
  where: string;
  /** The current phase. */
  phase: string;
  /** The goal of this seat in one line; the server's line replaces it if there is one. */
  goal?: string | undefined;
  /** The dangers for this seat, one line each; the server's lines replace them if there are any. */
  dangers?: readonly string[] | undefined;
  /**
   * Whether a secret of this seat is covered. The server's lines would reveal it, so `goal` and `dangers` are shown.
   */
  covered?: boolean | undefined;
  /** Legal moves that are not listed now, because their presence alone would reveal a secret that is covered. */
  unlisted?: readonly string[] | undefined;
  /** The question to this seat; empty if there is none. */
  prompt: string;
  /** The clause that explains the question. */
  clause?: string | null | undefined;
}

/** A tab of the story. */
export interface StoryTab {
  id: string;
  title: string;
  content: Snippet;
}

/** The parts that the frame of a table adds to the layout around the slots of a game. */
export interface FrameParts {
  strip: Snippet<[TableFacts]>;
  choice: Snippet<[TableFacts]>;
  story: Snippet<[readonly StoryTab[], TableFacts]>;
  /** The last event, shown where the tray has no choices. */
  caption: Snippet;
  /** The scene over the stage. */
  scene: Snippet;
  /** Replaces the game's tray: while an earlier turn is shown, there is nothing to choose. */
  tray?: Snippet | undefined;
  /** Whether the caption replaces the tray even while there are choices. */
  captioned?: boolean;
}

/** The private information of a seat: its view, and the secrets in it in words. */
export interface Secret {
  view: object;
  words: string;
}

export interface BoardProps {
  /** The position as the seat or a spectator sees it: the `view` of the protocol. */
  view: object;
  /** The seat that is viewing; null for a spectator. */
  seat: number | null;
  names: string[];
  /** All players; if it is missing, only their names are known. */
  players?: readonly Player[];
  /** Legal moves; empty while others are to act. */
  moves: MoveOption[];
  /** The seats that are to act. */
  acting: number[];
  /** The numbers that decide the game; if the server sends none, the board counts itself. */
  numbers?: readonly KeyNumber[];
  /** The move that is chosen and not yet sent, or null. */
  picked: string | null;
  /**
   * Choose a move, or none with null. The frame describes it and sends it when it is confirmed.
   * With `more`, another touch may extend it.
   */
  pick: (move: string | null, more?: boolean) => void;
  /** The events since the previous view, the oldest first, for animation. */
  news: GameEvent[];
  /** All events, the oldest first, including `news`. */
  history: GameEvent[];
  /** Whether animations are allowed. */
  motion: boolean;
  /** Show a clause of the rulebook. */
  clause: (id: string) => void;
  /** After the game: the view of each seat, so that hidden cards are drawn at the seats (games/SecretCards.svelte). */
  secrets?: readonly Secret[] | undefined;
  /** Whether this seat's own secrets are shown at once, because the game is over. */
  uncovered?: boolean;
  /** The frame of a table or a replay. Without it (in lessons) the layout shows the slots one below the other. */
  frame?: FrameParts | undefined;
}

export type Board = Component<BoardProps>;

/** How a game shows its events; null for an event that is not shown as a beat. `seat` is the seat that is viewing. */
export type Beats = (event: GameEvent, seat: number | null) => BeatRule | null;

/** The props of a scene: the event, the position after it, and the players. */
export interface SceneProps {
  beat: Beat;
  view: object;
  seat: number | null;
  names: string[];
  motion: boolean;
  /** The text of the event. */
  caption: string;
  /** All events, the oldest first, including this one. */
  history: GameEvent[];
}

/** Component that plays the scenes of a game over its stage, by `beat.rule.scene`. */
export type Scenes = Component<SceneProps>;

/** Facts about a game that are loaded at start. Its board and dealer are loaded when they are needed. */
export interface GameFacts {
  /** Its position on the home page and in the list of lessons; games without one come last. */
  order: { home: number; learn: number };
  /**
   * The terms that are explained where they occur. Their texts are messages `GAME-term-WORD` in learn.ftl; the
   * attribute `.forms` lists the forms in which they are written.
   */
  terms: readonly string[];
  /**
   * The private fields of a view, each with the message that names its contents. The messages `web-GAME-secret-FIELD`
   * in web.ftl name the fields.
   */
  secrets: Readonly<Record<string, string>>;
  /**
   * The words that a set phrase takes, by the name of its argument, and how many of them at most. The messages
   * `web-GAME-say-PHRASE` ask for several words, or for a number.
   */
  phrases?: Readonly<Record<string, { words: readonly string[]; most: number }>>;
  /**
   * The kinds of events that tell a seat a secret which bystanders must not read, each with the secret fact. The log
   * shows the public text, the message `GAME-KIND`, until the player asks for the secret.
   */
  covered?: Readonly<Record<string, string>>;
  /** The kinds of events that begin a paragraph of the log. Without it, a paragraph begins when another seat acts. */
  turns?: readonly string[];
  /** Icons for paragraphs of the log that are nobody's turn, by the kind of their first event. */
  signs?: Readonly<Record<string, Sign>>;
}

/** A small icon, drawn by art/Glyph.svelte. */
export type Sign = 'anchor' | 'cards' | 'flag' | 'coin' | 'crown' | 'eye' | 'ask' | 'hourglass' | 'swords' | 'compass';

/** A kind of small drawing for rulebooks. */
export interface PictureKind {
  /** The ids in the guide that are drawn in this way. */
  ids: readonly string[];
  /** Whether it is drawn in dark ink and needs a light background in the dark theme. */
  paper?: boolean;
  /** The share of the width that it takes; all of it if left out. */
  width?: string;
}

/** Component that draws the picture for an id of the guide. */
export type Picture = Component<{ kind: string; id: string }>;
