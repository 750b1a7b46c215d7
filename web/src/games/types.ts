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
