// The state of a replay: the entry, the seat that is viewing, whether it is playing, and the selected turning point or
// mistake.
import type { TableInfo } from '../app/wire';
import type { Mistake, Turning } from './curve';
import { ownSeat } from './own';
import { BEGINNING, entryIn, eyesIn, type Eyes, type ReplaySession } from './replay.svelte';

const PACE = 1600;

/** The selected item of the analysis. */
export type Focus = { kind: 'turning'; turning: Turning } | { kind: 'mistake'; mistake: Mistake };

export class ReplayPlayer {
  eyes = $state<Eyes>('watch');
  /** Whether information hidden from the seat is shown too. */
  hidden = $state(false);
  /** The last entry made. */
  entry = $state(BEGINNING);
  /** The position shown before, if it is known. */
  before = $state<number | null>(null);
  playing = $state(false);
  focus = $state.raw<Focus | null>(null);
  /** The seat that this browser had. */
  readonly own: number | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: ReplaySession,
    info: TableInfo,
    query: URLSearchParams,
  ) {
    this.own = ownSeat(info);
    this.eyes = eyesIn(query, this.own, info.seats.length);
    const wanted = entryIn(query);
    this.wanted = wanted;
  }

  /** The position in the address, if there is one. */
  readonly wanted: number | null;

  get last(): number {
    return this.session.entries - 1;
  }

  /** Whether the secrets of all seats are needed. */
  get everything(): boolean {
    return this.eyes === 'all' || (typeof this.eyes === 'number' && this.hidden);
  }

  /** The events of the current entry in words. */
  get said(): string {
    return this.session.lines
      .filter((line) => line.at === this.entry && line.text)
      .map((line) => line.text)
      .join(' ');
  }

  within(wanted: number): number {
    return Math.max(BEGINNING, Math.min(wanted, this.last));
  }

  /** Go to a position and clear the selected item. */
  go(to: number): void {
    const place = this.within(to);
    this.focus = null;
    if (place === this.entry) return;
    this.before = this.entry;
    this.entry = place;
  }

  /** Show the position after a turning point. */
  showTurning(turning: Turning): void {
    this.play(false);
    this.go(turning.entry);
    this.focus = { kind: 'turning', turning };
  }

  /** Show the position in which a mistake was made, as the player who made it saw it. */
  showMistake(mistake: Mistake): void {
    this.play(false);
    this.go(mistake.entry - 1);
    this.eyes = mistake.seat;
    this.focus = { kind: 'mistake', mistake };
  }

  play(on: boolean): void {
    clearTimeout(this.#timer);
    this.playing = on;
    if (!on) return;
    this.focus = null;
    if (this.entry >= this.last) {
      this.before = null;
      this.entry = BEGINNING;
    }
    this.#tick();
  }

  #tick(): void {
    this.#timer = setTimeout(
      () => {
        // Wait until the view is loaded.
        if (this.session.frame(this.eyes, this.entry)) this.go(this.entry + 1);
        if (this.entry >= this.last) this.playing = false;
        else if (this.playing) this.#tick();
      },
      this.said ? PACE : PACE / 4,
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
