// The data of a replay: the log, loaded once for each point of view, and the views, loaded in chunks ahead of time. A
// position is identified by the last entry made, numbered from 0 as in the record. Only the server's answers use the
// count of entries made.
import type { GameEvent } from '../games/types';
import { ask } from '../app/api';
import type { Language } from '../app/i18n.svelte';
import type { Frame, Replay } from '../app/wire';

/** The point of view: a seat, a spectator, or all seats together. */
export type Eyes = number | 'watch' | 'all';

/** The position before the first entry. */
export const BEGINNING = -1;

export interface LogLine {
  /** The entry to which the line belongs. */
  at: number;
  event: GameEvent;
  text: string | null;
}

/** Number of views per request. */
export const CHUNK = 20;

/** The point of view in an address. By default it is the seat that this browser had, or a spectator. */
export function eyesIn(query: URLSearchParams, own: number | null = null, seats = 8): Eyes {
  const seat = query.get('seat');
  if (seat === 'all' || seat === 'watch') return seat;
  if (seat !== null && /^\d$/u.test(seat) && Number(seat) < seats) return Number(seat);
  return own ?? 'watch';
}

/** The position in an address, if there is one. Older addresses contain the count of entries made. */
export function entryIn(query: URLSearchParams): number | null {
  const whole = (name: string) => {
    const value = query.get(name) ?? '';
    return /^-?\d{1,9}$/u.test(value) ? Number(value) : null;
  };
  const made = whole('entry');
  return whole('after') ?? (made === null ? null : made - 1);
}

/** The address of a position. A player who had a seat needs `seat=watch` for a spectator's view. */
export function addressOf(table: string, eyes: Eyes, entry: number, own: number | null = null): string {
  const query = new URLSearchParams();
  if (eyes !== 'watch' || own !== null) query.set('seat', String(eyes));
  query.set('after', String(entry));
  return `/r/${encodeURIComponent(table)}?${query}`;
}

export class ReplaySession {
  lines = $state.raw<LogLine[]>([]);
  /** Number of entries. */
  entries = $state(0);
  error = $state.raw<unknown>(null);
  /** Incremented whenever views have arrived. */
  version = $state(0);
  #frames = new Map<string, Frame>();
  #asked = new Set<string>();

  constructor(readonly table: string) {}

  #path(eyes: Eyes, more: Record<string, string | number>): string {
    const query = new URLSearchParams(Object.entries(more).map(([name, value]) => [name, String(value)]));
    if (eyes === 'all') query.set('everything', 'true');
    else if (eyes !== 'watch') query.set('seat', String(eyes));
    return `/tables/${encodeURIComponent(this.table)}/replay?${query}`;
  }

  /** Load the log for a point of view. */
  async tell(eyes: Eyes, lang: Language): Promise<void> {
    try {
      const found = await ask<Replay>(this.#path(eyes, { lang }));
      this.entries = found.entries;
      this.lines = found.events.map((event, index) => ({
        at: (found.at?.[index] ?? 0) - 1,
        event: event as GameEvent,
        text: found.texts?.[index] ?? null,
      }));
      this.#keep(eyes, found);
      this.error = null;
    } catch (problem) {
      this.error = problem;
    }
  }

  #keep(eyes: Eyes, frame: Frame): void {
    this.#frames.set(`${eyes} ${frame.entry - 1}`, frame);
    this.version += 1;
  }

  /** The view after an entry, if it is loaded. */
  frame(eyes: Eyes, entry: number): Frame | null {
    void this.version;
    return this.#frames.get(`${eyes} ${entry}`) ?? null;
  }

  /** Load the views around an entry. */
  async fetch(eyes: Eyes, entry: number): Promise<void> {
    const made = entry + 1;
    const chunk = Math.floor(made / CHUNK);
    await this.#chunk(eyes, chunk);
    // Preload the next chunk.
    if (made % CHUNK >= CHUNK / 2) void this.#chunk(eyes, chunk + 1);
    else if (chunk > 0) void this.#chunk(eyes, chunk - 1);
  }

  async #chunk(eyes: Eyes, chunk: number): Promise<void> {
    const from = chunk * CHUNK;
    const key = `${eyes} ${chunk}`;
    if (this.#asked.has(key) || (this.entries > 0 && from > this.entries)) return;
    this.#asked.add(key);
    try {
      const found = await ask<Replay>(this.#path(eyes, { entry: from, span: CHUNK - 1, events: 'false' }));
      for (const frame of [found, ...(found.frames ?? [])]) this.#keep(eyes, frame);
    } catch (problem) {
      this.#asked.delete(key);
      this.error = problem;
    }
  }

  /** The first position with a decision; only the deal precedes it. */
  firstDecision(eyes: Eyes): number {
    for (let entry = BEGINNING; entry < CHUNK - 1; entry++) {
      const acting = this.frame(eyes, entry)?.view.acting;
      if (Array.isArray(acting) && acting.length) return entry;
    }
    return BEGINNING;
  }
}
