// Shows earlier turns while the game goes on. The server sends the positions as this seat saw them.
import { ask, Refusal } from '../../../app/api';
import { language, loadTexts } from '../../../app/i18n.svelte';
import type { Entry } from '../../../app/messages';
import type { Paragraph } from '../../../app/paragraphs';
import type { TableSession } from '../../../app/table.svelte';
import type { Position, PositionQuestion, Positions } from '../../../app/wire';

/** Number of turns on each side that are requested in advance, so that the next step need not wait. */
export const AHEAD = 4;

/** A turn: the actions of one player, or events that belong to no player. */
export interface Turn {
  /** The number of its first line in the log. */
  first: number;
  /** Its number among all turns, from 1. */
  number: number;
  /** The number of its last message. The position shown is the one after it. */
  last: number;
  lines: Entry[];
}

/** The turns of a log in paragraphs, the oldest first. The last one is the present. */
export function turnsOf(log: readonly Paragraph[]): Turn[] {
  const runs: Entry[][] = [];
  for (const { lines } of log) {
    let seat: number | null = null;
    let run: Entry[] = [];
    runs.push(run);
    for (const line of lines) {
      // Chat and notices belong to the turn in which they occur.
      const mover = line.type === 'event' && line.event.kind !== 'say' ? line.event.seat : null;
      if (mover !== null && seat !== null && mover !== seat) runs.push((run = []));
      seat = mover ?? seat;
      run.push(line);
    }
  }
  const played = runs.filter((lines) => lines.some((line) => line.type === 'event' && line.event.kind !== 'say'));
  return played.map((lines, index) => ({
    first: lines[0]?.n ?? 0,
    number: index + 1,
    last: (played[index + 1]?.[0]?.n ?? Infinity) - 1,
    lines,
  }));
}

export class LookBack {
  /** Whether a position is being loaded. */
  busy = $state(false);
  /** The number of the last message when the player began to look back. */
  since = $state(0);
  turns = $derived.by(() => turnsOf(this.paragraphs(this.session.log)));
  private known = new Map<string, Position>();
  private wanted = 0;

  constructor(
    readonly session: TableSession,
    /** Groups the log by turn. */
    private readonly paragraphs: (log: readonly Entry[]) => Paragraph[],
  ) {}

  /** The turn that is shown. */
  get turn(): Turn | undefined {
    return this.turns.find(({ first }) => first === this.session.looked?.first);
  }

  /** Number of events in the game since the player began to look back. */
  get news(): number {
    return this.session.log.filter(({ n, type }) => n > this.since && type === 'event').length;
  }

  /** Show the position after the turn of a log line. The last turn is the present. */
  async show(line: number): Promise<void> {
    const { session } = this;
    const at = this.turns.findLastIndex(({ first }) => first <= line);
    const turn = this.turns[at];
    if (!turn || at === this.turns.length - 1) {
      this.back();
      return;
    }
    const { first } = turn;
    this.wanted = first;
    const near = this.turns
      .slice(Math.max(0, at - AHEAD), at + AHEAD + 1)
      .flatMap(({ last }) => (last < Infinity ? [last] : []));
    try {
      await Promise.all([this.fetch(turn.last, near), loadTexts('web-help')]);
    } catch (problem) {
      const { code, message } = problem instanceof Refusal ? problem : new Refusal('defect', String(problem));
      session.notice = { code, why: message, clause: null };
      return;
    }
    const position = this.known.get(`${language()} ${turn.last}`);
    // Meanwhile another turn may have been requested, or the move may have been taken back.
    if (this.wanted !== first || !position?.view || !this.turns.some((each) => each.first === first)) return;
    if (!session.looked) {
      session.director.skipAll();
      this.since = session.log.at(-1)?.n ?? 0;
    }
    const before = session.log.filter(({ n }) => n <= turn.last);
    session.looked = {
      first,
      turn: turn.number,
      position,
      history: before.flatMap((entry) => (entry.type === 'event' ? [entry.event] : [])),
    };
  }

  /** Go to an earlier or later turn; the last turn is the present. */
  async step(by: number): Promise<void> {
    const from = this.wanted || (this.session.looked?.first ?? 0);
    const at = this.turns.findIndex(({ first }) => first === from);
    const next = this.turns[at + by];
    if (next) await this.show(next.first);
  }

  /** Go back to the present. */
  back(): void {
    this.wanted = 0;
    this.session.looked = null;
  }

  private async fetch(needed: number, near: number[]): Promise<void> {
    const { session } = this;
    const lang = language();
    if (this.known.has(`${lang} ${needed}`)) return;
    const missing = near.filter((n) => !this.known.has(`${lang} ${n}`));
    const question: PositionQuestion = { token: session.token, n: missing, lang };
    this.busy = true;
    try {
      const found = await ask<Positions>(`/tables/${encodeURIComponent(session.table)}/positions`, question);
      for (const position of found.positions) this.known.set(`${lang} ${position.n}`, position);
    } finally {
      this.busy = false;
    }
  }
}
