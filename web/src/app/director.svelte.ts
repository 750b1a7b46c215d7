// The director of a table: a queue that shows events one after another, each for as long as its beat lasts.
import type { GameEvent } from '../games/types';
import type { Cue } from '../sound/engine';

/** How a game shows an event. */
export interface BeatRule {
  /** Duration at normal speed, in milliseconds; 0 for an event that is not animated. */
  lasts: number;
  /** Name of the scene that is played over the stage, if any; the game's Scenes.svelte knows it. */
  scene?: string;
  /** Sounds of the beat, with their delays in milliseconds at normal speed. */
  sound?: readonly Cue[];
  /** Whether the log line appears only after the beat, because it would give away the outcome of the scene. */
  toldAfter?: boolean;
  /** Whether the event affects this seat so much that it stays on screen until the player dismisses it. */
  stops?: boolean;
}

/** An event that is being shown. */
export interface Beat {
  n: number;
  event: GameEvent;
  text: string | null;
  rule: BeatRule;
}

/** An entry of the queue: an effect, and the beat that shows it, if any. */
export interface Item {
  happen: () => void;
  beat?: Beat | undefined;
  /** The number of the event, if the entry is one. */
  n?: number;
}

/** Callbacks of the director. */
export interface Company {
  /** Called when a beat begins. */
  begins?: ((beat: Beat) => void) | undefined;
  /** Called when a beat is cut short. */
  cut?: (() => void) | undefined;
}

/** The display never lags further behind the game than this, in milliseconds; older beats are skipped. */
export const LONGEST_WAIT = 12_000;
/** Longest time that a beat with `stops` waits for the player, in milliseconds: a clock may be running. */
export const LONGEST_STOP = 9_000;

export class Director {
  /** The beat that is being shown. */
  beat = $state.raw<Beat | null>(null);
  private queue: Item[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `speed` is 1 at normal speed; at 0, no beat is shown. */
  constructor(
    private readonly speed: () => number,
    private readonly company: Company = {},
  ) {}

  /** Whether the queue holds anything. */
  get busy(): boolean {
    return this.timer !== undefined || this.queue.length > 0;
  }

  /** Append an entry to the queue. */
  add(item: Item): void {
    this.queue.push(item);
    if (this.timer === undefined) this.go();
    else while (this.queued() > LONGEST_WAIT && !this.beat?.rule.stops) this.skip();
  }

  /** End the current beat and go on to the next entry. */
  skip(): void {
    this.stop();
    this.go();
  }

  /** Process the whole queue at once. */
  skipAll(): void {
    this.stop();
    const left = this.queue;
    this.queue = [];
    for (const item of left) item.happen();
    this.beat = null;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.beat) this.company.cut?.();
  }

  /** Process the whole queue at once, but drop the events numbered above `last`: they were taken back. */
  takeBack(last: number): void {
    this.queue = this.queue.filter((item) => (item.n ?? 0) <= last);
    this.skipAll();
  }

  private lasts(item: Item): number {
    const watched = this.watched(item);
    return watched && item.beat?.rule.stops ? LONGEST_STOP : watched;
  }

  private watched(item: Item): number {
    const speed = this.speed();
    return speed ? (item.beat?.rule.lasts ?? 0) / speed : 0;
  }

  /**
   * Total duration of the queued beats. A beat with `stops` counts with its normal duration, because a touch ends it
   * and the beats behind it must not be skipped.
   */
  private queued(): number {
    return this.queue.reduce((sum, item) => sum + this.watched(item), 0);
  }

  private go(): void {
    for (let item = this.queue.shift(); item; item = this.queue.shift()) {
      item.happen();
      const lasts = this.lasts(item);
      if (lasts > 0) {
        this.beat = item.beat ?? null;
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.go();
        }, lasts);
        if (item.beat) this.company.begins?.(item.beat);
        return;
      }
    }
    this.beat = null;
  }
}
