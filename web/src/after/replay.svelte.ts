// A finished game, seen again: what was told, once for a pair of eyes, and the views entry by entry, some ahead.
import type { GameEvent } from '../games/types';
import { ask } from '../lib/api';
import type { Language } from '../lib/i18n.svelte';
import type { Frame, Replay } from '../lib/wire';

/** Whose eyes: a seat's, those of somebody who watched, or nobody's and everybody's. */
export type Eyes = number | 'watch' | 'all';

export interface Line {
  at: number;
  event: GameEvent;
  text: string | null;
}

/** Views asked for at a time. */
export const CHUNK = 20;

export function eyesIn(query: URLSearchParams, seats = 8): Eyes {
  const seat = query.get('seat');
  if (seat === 'all') return 'all';
  return seat !== null && /^\d$/u.test(seat) && Number(seat) < seats ? Number(seat) : 'watch';
}

/** The address of a position. */
export function addressOf(table: string, eyes: Eyes, entry: number): string {
  const query = new URLSearchParams();
  if (eyes !== 'watch') query.set('seat', String(eyes));
  query.set('entry', String(entry));
  return `/r/${encodeURIComponent(table)}?${query}`;
}

export class ReplaySession {
  lines = $state.raw<Line[]>([]);
  entries = $state(0);
  error = $state.raw<unknown>(null);
  /** Changes whenever views have come. */
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

  /** All that was told to these eyes, in words. */
  async tell(eyes: Eyes, lang: Language): Promise<void> {
    try {
      const found = await ask<Replay>(this.#path(eyes, { lang }));
      this.entries = found.entries;
      this.lines = found.events.map((event, index) => ({
        at: found.at?.[index] ?? 0,
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
    this.#frames.set(`${eyes} ${frame.entry}`, frame);
    this.version += 1;
  }

  /** The view after so many entries, if it is here; it and its neighbours are asked for. */
  frame(eyes: Eyes, entry: number): Frame | null {
    void this.version;
    return this.#frames.get(`${eyes} ${entry}`) ?? null;
  }

  /** Have the views around an entry at hand. */
  async fetch(eyes: Eyes, entry: number): Promise<void> {
    const chunk = Math.floor(entry / CHUNK);
    await this.#chunk(eyes, chunk);
    // The next ones too, before they are wanted.
    if (entry % CHUNK >= CHUNK / 2) void this.#chunk(eyes, chunk + 1);
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

  /** The first position in which somebody decides: before it there is only the deal. */
  firstDecision(eyes: Eyes): number {
    for (let entry = 0; entry < CHUNK; entry++) {
      const acting = this.frame(eyes, entry)?.view.acting;
      if (Array.isArray(acting) && acting.length) return entry;
    }
    return 0;
  }
}
