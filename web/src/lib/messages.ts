// The messages of the wire by the names that the client uses.
import type { GameEvent } from '../games/types';
import type { Chat, Consent, Leave, Move, Rematch, Return, Say, Start, TableInfo, Undo, Wire } from './wire';

export type ServerMessage = NonNullable<Wire['server']>;
export type ClientMessage = NonNullable<Wire['client']>;
export type LobbyMessage = NonNullable<Wire['lobby']>;

/** What somebody does at a table. Each has an id of its own, so that it can be said again. */
export type Act = Move | Say | Chat | Undo | Consent | Start | Leave | Return | Rematch;
type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
/** An act that has no id yet. */
export type NewAct = Without<Act>;

/** A line of the log: something in the game, something at the table, or something said. */
export type Entry =
  | { type: 'event'; n: number; at: number; event: GameEvent; text: string | null }
  | { type: 'note'; n: number; at: number; what: string; seat: number | null; name: string }
  | { type: 'chat'; n: number; at: number; seat: number | null; name: string; text: string };

/** What people at a table are called, by seat. A bot has the name by which the log tells of it. */
export function namesOf(info: TableInfo): string[] {
  return info.seats.map((seat, number) => seat.name ?? seat.called ?? `Bot ${number}`);
}

/** Whether nobody has taken a seat yet. */
export function isFree(info: TableInfo, seat: number): boolean {
  const who = info.seats[seat];
  return !!who && !who.name && !who.bot;
}

export function freeSeats(info: TableInfo): number {
  return info.seats.filter((_, seat) => isFree(info, seat)).length;
}

/** Whether an entry says something that is not for eyes beside one: one's own secret role. */
export function isCovered(entry: Entry): boolean {
  return entry.type === 'event' && entry.event.kind === 'role' && 'role' in entry.event;
}
