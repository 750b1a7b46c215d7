// The messages of the protocol under the names that the client uses.
import type { GameEvent } from '../games/types';
import type {
  Chat,
  Close,
  Consent,
  Emote,
  Leave,
  Lock,
  Move,
  Mute,
  Rematch,
  Remove,
  Return,
  Say,
  Start,
  TableInfo,
  Undo,
  Wire,
} from './wire';

export type ServerMessage = NonNullable<Wire['server']>;
export type ClientMessage = NonNullable<Wire['client']>;
export type LobbyMessage = NonNullable<Wire['lobby']>;

/** A command of a player. Each has an id, so that it can be sent again safely. */
export type Act = Move | Say | Chat | Emote | Undo | Consent | Leave | Return | Rematch | HostAct;
/** A command that only the host of a table can give. */
export type HostAct = Start | Close | Remove | Mute | Lock;
type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A command that has no id yet. */
export type NewAct = Without<Act>;

/** A line of the log: an event of the game, a notice about the table, or a chat message. */
export type Entry =
  | { type: 'event'; n: number; at: number; event: GameEvent; text: string | null }
  | { type: 'note'; n: number; at: number; what: string; seat: number | null; name: string }
  | {
      type: 'chat';
      n: number;
      at: number;
      seat: number | null;
      name: string;
      text: string;
      emote: string | null;
      /** The number of a spectator. */
      watcher?: number | null;
      /** Whether the author had the text erased. */
      erased?: boolean;
    };

/** The names at a table, by seat. A bot has the name that the log uses for it. */
export function namesOf(info: TableInfo): string[] {
  return info.seats.map((seat, number) => seat.name ?? seat.called ?? `Bot ${number}`);
}

/** Whether a seat is still free. */
export function isFree(info: TableInfo, seat: number): boolean {
  const who = info.seats[seat];
  return !!who && !who.name && !who.bot;
}

export function freeSeats(info: TableInfo): number {
  return info.seats.filter((_, seat) => isFree(info, seat)).length;
}

/** Whether a visitor without a seat can take one. */
export function canSit(info: TableInfo): boolean {
  return freeSeats(info) > 0 && !info.locked?.includes('seats');
}
