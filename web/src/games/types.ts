// What the frame of a table hands to the drawing of a game, and what a drawing hands back: one of the legal moves.
import type { Component } from 'svelte';

/** A legal move: its notation, what it does in the reader's language, and the clauses that explain it. */
export interface MoveOption {
  move: string;
  text: string;
  clauses: string[];
}

/** An event of the game as this seat was told it; `kind`, `clause` and `seat` are always there. */
export interface GameEvent {
  kind: string;
  clause: string;
  seat: number | null;
  [fact: string]: unknown;
}

export interface BoardProps {
  /** What the seat, or somebody who watches, sees: the `view` of the protocol. */
  view: object;
  /** The seat whose eyes these are; null for who watches. */
  seat: number | null;
  names: string[];
  /** Legal moves; none while somebody else is to act. */
  moves: MoveOption[];
  /** Who is to act. */
  acting: number[];
  /** The move that is chosen and not yet sent, or null. */
  picked: string | null;
  /**
   * Choose a move, or with null none: the frame says what it does and sends it when that is confirmed.
   * With `more`, another touch may still add to it.
   */
  pick: (move: string | null, more?: boolean) => void;
  /** What has happened since the view before, the oldest first: for animation. */
  news: GameEvent[];
  /** All that has happened, the oldest first, `news` included. */
  history: GameEvent[];
  /** Whether things may move. */
  motion: boolean;
  /** Show a clause of the rulebook. */
  clause: (id: string) => void;
}

export type Board = Component<BoardProps>;

/** What the client knows of a game from the start; its drawings and its dealer are loaded when they are needed. */
export interface GameFacts {
  /** Its place on the home page and among the lessons; games that have none come after. */
  order: { home: number; learn: number };
  /**
   * The words that are explained where they occur. Their texts are messages `web-learn-term-GAME-WORD`, and the forms in
   * which they are written its attribute `.forms`.
   */
  terms: readonly string[];
  /** The facts of a view that a seat alone has, each with the message that names what it holds. */
  secrets: Readonly<Record<string, string>>;
  /** What set phrases are about, by the kind of their argument. */
  phrases?: Readonly<Record<string, readonly string[]>>;
}

/** A kind of small drawing for rulebooks. */
export interface PictureKind {
  /** The ids of the guide that are drawn so. */
  ids: readonly string[];
  /** Whether it is drawn in dark ink and needs a card by night. */
  paper?: boolean;
  /** How much of the width it takes; all of it if left out. */
  width?: string;
}

/** Draws what an id of the guide stands for. */
export type Picture = Component<{ kind: string; id: string }>;
