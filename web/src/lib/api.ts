// The HTTP API: what happens seldom. Whatever is refused is thrown as a Refusal with the server's code.
import type { Catalogue, NewTable, Problem, Seated, TableInfo, Tables, TextAccepted } from './wire';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    why: string,
    readonly status = 0,
    /** The option of a new table that was refused, if it is one. */
    readonly option: string | null = null,
  ) {
    super(why);
  }
}

/** Codes that the client gives itself: nothing came back at all. */
export const OFFLINE = 'offline';

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      `/api/v1${path}`,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch (error) {
    throw new Refusal(OFFLINE, String(error));
  }
  let read: unknown;
  try {
    read = await answer.json();
  } catch {
    // A proxy's page, for instance, while the server behind it restarts.
    throw new Refusal(answer.status === 404 ? 'not-found' : 'unavailable', answer.statusText, answer.status);
  }
  if (!answer.ok) {
    const problem = read as Partial<Problem>;
    throw new Refusal(
      problem.code ?? 'defect',
      problem.why ?? answer.statusText,
      answer.status,
      problem.option ?? null,
    );
  }
  return read as T;
}

const part = encodeURIComponent;
export const openTable = (wanted: NewTable) => ask<Seated>('/tables', wanted);
export const joinTable = (table: string, name: string) => ask<Seated>(`/tables/${part(table)}/join`, { name });
export const aboutTable = (table: string) => ask<TableInfo>(`/tables/${part(table)}`);
/** Where a game has its own file for an option. */
export const optionAddress = (game: string, option: string) => `/api/v1/games/${part(game)}/options/${part(option)}`;
/** Where the file is that a table has in place of ours. */
export const tableFileAddress = (table: string, option: string) =>
  `/api/v1/tables/${part(table)}/options/${part(option)}`;
/** Refused with the place and the reason, if the game does not take the text. */
export const checkText = (game: string, option: string, text: string) =>
  ask<TextAccepted>(`/games/${part(game)}/options/${part(option)}`, { text });
export const recordAddress = (table: string) => `/api/v1/tables/${part(table)}/record`;

export function finishedTables(before: number | null, game: string | null): Promise<Tables> {
  const query = new URLSearchParams({ limit: '20' });
  if (before !== null) query.set('before', String(before));
  if (game) query.set('game', game);
  return ask<Tables>(`/archive?${query}`);
}

let known: Promise<Catalogue> | null = null;
/** What can be played here; asked once. */
export function catalogue(): Promise<Catalogue> {
  known ??= ask<Catalogue>('/games').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}
