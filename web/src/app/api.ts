// The HTTP API, for rare requests; a running game uses the WebSocket. A refused request throws a Refusal with the
// server's code.
import type {
  Announcement,
  Catalogue,
  Erased,
  NewTable,
  Problem,
  SeatAnswer,
  Seated,
  SeatExport,
  TableInfo,
  Tables,
  TextAccepted,
} from './wire';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    why: string,
    readonly status = 0,
    /** The option of a new table that was refused, if an option was the reason. */
    readonly option: string | null = null,
  ) {
    super(why);
  }
}

/** Code set by the client itself: there was no answer at all. */
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
    // The answer is not JSON: for instance a proxy's error page while the server restarts.
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
/** Find the seat that belongs to one of these tokens. A token of a table is valid at its rematch too. */
export const findSeat = (table: string, tokens: string[]) => ask<SeatAnswer>(`/tables/${part(table)}/seat`, { tokens });
/** What the operator of the server tells everybody. */
export const announcement = () => ask<Announcement>('/announcement');
export const aboutTable = (table: string) => ask<TableInfo>(`/tables/${part(table)}`);
/** Address of the game's default file for an option. */
export const optionAddress = (game: string, option: string) => `/api/v1/games/${part(game)}/options/${part(option)}`;
/** Address of the file that a table uses instead of the default one. */
export const tableFileAddress = (table: string, option: string) =>
  `/api/v1/tables/${part(table)}/options/${part(option)}`;
/** Check a file. If the game does not accept it, the Refusal names the row and the reason. */
export const checkText = (game: string, option: string, text: string) =>
  ask<TextAccepted>(`/games/${part(game)}/options/${part(option)}`, { text });
/** What the server stores about a seat. */
export const exportSeat = (table: string, token: string) => ask<SeatExport>(`/tables/${part(table)}/export`, { token });
/** Have the name and the chat of a seat erased; the token is not valid any more. */
export const eraseSeat = (table: string, token: string) => ask<Erased>(`/tables/${part(table)}/erase`, { token });
export const recordAddress = (table: string) => `/api/v1/tables/${part(table)}/record`;

export function finishedTables(before: number | null, game: string | null): Promise<Tables> {
  const query = new URLSearchParams({ limit: '20' });
  if (before !== null) query.set('before', String(before));
  if (game) query.set('game', game);
  return ask<Tables>(`/archive?${query}`);
}

let known: Promise<Catalogue> | null = null;
/** The games of this server, requested once. */
export function catalogue(): Promise<Catalogue> {
  known ??= ask<Catalogue>('/games').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}
