// A position of a finished game, to be shown on the stage of its table.
import { ask } from '../app/api';
import type { Replay } from '../app/wire';
import type { GameEvent, Secret } from '../games/types';
import { secretsOf } from './secrets';

export interface Moment {
  view: Record<string, unknown>;
  /** The views of all seats. */
  secrets: Secret[];
  history: GameEvent[];
  /** The text to show with it. */
  caption: string;
}

/** The position after an entry as a seat or a spectator saw it, with the hidden information of all seats. */
export async function momentAfter(
  table: string,
  game: string,
  entry: number,
  seat: number | null,
  caption: string,
): Promise<Moment> {
  // The server's numbers are the count of entries made.
  const path = `/tables/${encodeURIComponent(table)}/replay?everything=true&entry=${entry + 1}`;
  const { view, views = [], events } = await ask<Replay>(path);
  const shown = (seat === null ? undefined : views[seat]) ?? view;
  return {
    view: shown,
    secrets: secretsOf(game, shown, views),
    history: events as GameEvent[],
    caption,
  };
}
