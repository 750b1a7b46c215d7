// Somebody at a table, through any number of lost connections and reloads: what was told, what is seen, what may be
// done, and what was done and not yet answered, which is kept and said again under its old id until it is.
import type { GameEvent, MoveOption } from '../games/types';
import type { Language } from './i18n.svelte';
import { read, write } from './kept';
import { namesOf, type Act, type Entry, type NewAct, type ServerMessage } from './messages';
import { Line, type LineState } from './socket';
import type { Bye, Chatted, Note, Refused, TableInfo, Told, View, Welcome } from './wire';

const PROTOCOL = 1;
const AGAIN_AFTER = 2000;
const LEAVE_WITHIN = 3000;
/** More events than this at once are not worth watching one by one. */
const MOST_NEWS = 40;

/** Something to say to the player about what was done, or could not be. */
export interface Notice {
  code: string;
  why: string;
  clause: string | null;
}

/** What a page does when something happens, besides showing it: sounds, live regions, notifications. */
export interface Hooks {
  told?: (entries: Entry[]) => void;
  turn?: () => void;
  over?: () => void;
}

export function newId(): string {
  // Not randomUUID: that is missing where a friend's machine is reached without encryption.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class TableSession {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<Record<string, unknown> | null>(null);
  moves = $state.raw<MoveOption[]>([]);
  acting = $state.raw<number[]>([]);
  /** When the clock of those to act runs out, by this machine's clock. */
  ends = $state<number | null>(null);
  log = $state.raw<Entry[]>([]);
  news = $state.raw<GameEvent[]>([]);
  status = $state<LineState>('connecting');
  bye = $state.raw<Bye | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Acts without an answer. */
  pending = $state.raw<Act[]>([]);
  picked = $state<string | null>(null);
  /** Who asks to take a move back, and whether one has answered. */
  undoBy = $state<number | null>(null);
  undoAnswered = $state(false);
  /** Whether one may ask to take one's last move back. */
  canUndo = $state(false);
  /** The seats with which somebody is connected; null while that is not known. */
  here = $state.raw<number[] | null>(null);

  history = $derived(this.log.flatMap((entry) => (entry.type === 'event' ? [entry.event] : [])));
  names = $derived(this.info ? namesOf(this.info) : []);
  mine = $derived(this.seat !== null && this.moves.length > 0);
  sending = $derived(this.pending.some((act) => act.type === 'move'));
  away = $derived(this.seat !== null && this.info?.seats[this.seat]?.away === true);

  private n = 0;
  /** The number that makes a move of this view no longer stale. */
  private seen = 0;
  private line: Line;
  /** Up to this number one is told what happened before one came. */
  private past = 0;
  private buffer: Entry[] = [];
  private fresh: GameEvent[] = [];
  private changed = true;
  private first = true;
  private left: (() => void) | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** A language that is to be spoken: what was told is told anew. */
  private lang: Language;

  constructor(
    readonly table: string,
    readonly token: string | null,
    lang: Language,
    private readonly hooks: Hooks = {},
  ) {
    this.lang = lang;
    // Who comes back does not want to leave again.
    const kept = token === null ? [] : read<Act[]>(`acts.${table}`, []);
    this.pending = kept.filter((act) => act.type !== 'leave');
    this.line = new Line('/api/v1/socket', {
      hello: () => ({
        type: 'hello',
        protocol: PROTOCOL,
        table,
        ...(token === null ? {} : { token }),
        after: this.n,
        views: true,
        lang: this.lang,
        presence: true,
      }),
      hear: (message) => this.hear(message as ServerMessage),
      state: (state, bye) => {
        this.status = state;
        // Who cannot hear of it does not know.
        if (state !== 'live') this.here = null;
        if (state === 'gone') {
          this.bye = bye;
          this.left?.();
        }
      },
    });
  }

  start(): void {
    this.line.start();
  }

  stop(): void {
    clearTimeout(this.retry);
    this.line.stop();
  }

  speak(lang: Language): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.n = 0;
    this.first = true;
    this.buffer = [];
    this.line.renew();
  }

  /** Choose a move, or none; it is made by `send`. */
  pick(move: string | null): void {
    this.picked = this.sending ? null : move;
    this.notice = null;
  }

  /** Make the move that is chosen. */
  send(): void {
    if (this.picked !== null && !this.sending) this.act({ type: 'move', at: this.seen, move: this.picked });
  }

  act(act: NewAct): void {
    this.notice = null;
    const whole: Act = { ...act, id: newId() };
    if (this.token === null) {
      // Who watches can only chat, and the server does not know such a chat again: it is said once or not at all.
      if (!this.line.say(whole)) this.notice = { code: 'offline', why: '', clause: null };
      return;
    }
    this.wait([...this.pending, whole]);
    this.line.say(whole);
  }

  /** Give the seat up, or leave it to a bot: waits until that is done, but not for long. */
  leave(): Promise<void> {
    this.act({ type: 'leave' });
    return new Promise((resolve) => {
      this.left = resolve;
      setTimeout(resolve, LEAVE_WITHIN);
    });
  }

  private wait(acts: Act[]): void {
    this.pending = acts;
    write(`acts.${this.table}`, acts.length ? acts : null);
  }

  private answered(id: string): Act | undefined {
    const act = this.pending.find((each) => each.id === id);
    if (act) this.wait(this.pending.filter((each) => each !== act));
    if (act?.type === 'leave') this.left?.();
    return act;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.begin(message);
        return;
      case 'event':
        this.happened(message);
        return;
      case 'note':
        this.noted(message);
        return;
      case 'chat':
        this.chatted(message);
        return;
      case 'present':
        this.here = message.here;
        return;
      case 'view':
        this.see(message);
        return;
      case 'done': {
        const act = this.answered(message.id);
        if (act?.type === 'move') this.picked = null;
        return;
      }
      case 'refused':
        this.refused(message);
        return;
    }
  }

  private begin(welcome: Welcome): void {
    this.info = welcome.table;
    this.seat = welcome.seat;
    this.past = welcome.n;
    this.changed = true;
    if (this.first) this.log = [];
    for (const act of this.pending) this.line.say(act);
  }

  private happened(told: Told): void {
    const event = told.event as unknown as GameEvent;
    this.fresh.push(event);
    this.changed = true;
    if (event.kind !== 'say') this.undoBy = null;
    this.add({ type: 'event', n: told.n, at: told.at, event, text: told.text ?? null });
  }

  private noted(note: Note): void {
    const before = this.info;
    this.info = note.table;
    this.changed = true;
    const seat = note.seat ?? null;
    if (note.what === 'undo-asked') {
      this.undoBy = seat;
      this.undoAnswered = false;
    } else if (['undo-refused', 'undone', 'took-over', 'over'].includes(note.what)) this.undoBy = null;
    if (note.what === 'undone') {
      // Events above `back` have not happened; what was said meanwhile was said all the same.
      const back = note.back ?? 0;
      const stands = (entry: Entry) => entry.type !== 'event' || entry.n <= back;
      this.buffer = this.buffer.filter(stands);
      this.log = this.log.filter(stands);
      this.fresh = [];
      this.picked = null;
    }
    const name = seat === null ? '' : (note.table.seats[seat]?.name ?? before?.seats[seat]?.name ?? `Bot ${seat}`);
    this.add({ type: 'note', n: note.n, at: note.at, what: note.what, seat, name });
    if (note.what === 'over' && !this.catchingUp()) this.hooks.over?.();
  }

  private chatted(chat: Chatted): void {
    const name = chat.seat === null ? '' : (this.names[chat.seat] ?? '');
    this.add({ type: 'chat', n: chat.n, at: chat.at, seat: chat.seat, name, text: chat.text });
  }

  private catchingUp(): boolean {
    return this.first && this.n <= this.past;
  }

  private add(entry: Entry): void {
    if (entry.n <= this.n) return;
    this.n = entry.n;
    this.buffer.push(entry);
    // What is told at once is shown at once, not line by line.
    if (entry.n < this.past) return;
    this.flush();
  }

  private flush(): void {
    const told = this.buffer;
    if (!told.length) return;
    this.buffer = [];
    this.log = [...this.log, ...told];
    if (!this.first) this.hooks.told?.(told);
  }

  private see(view: View): void {
    this.flush();
    const wasMine = this.mine;
    this.canUndo = view.undo ?? false;
    this.ends = view.ends === null ? null : Date.now() + view.ends - view.now;
    // A view follows everything, chats too; what has not changed is not to be drawn anew.
    // Talk is no position either.
    const on = this.fresh.some((event) => event.kind !== 'say');
    if (this.changed || this.view === null) {
      this.news = this.first || this.fresh.length > MOST_NEWS ? [] : this.fresh;
      this.view = view.view;
      this.moves = view.moves ?? view.legal.map((move) => ({ move, text: move, clauses: [] }));
      this.acting = view.acting;
      this.seen = view.n;
      const still = this.moves.some((option) => option.move === this.picked);
      // A choice is for the position in which it was made.
      if (!still || on) this.picked = null;
    }
    const called = this.first || !wasMine || on;
    this.fresh = [];
    this.changed = false;
    this.first = false;
    if (this.mine && called && this.info?.status === 'playing') this.hooks.turn?.();
  }

  private refused(message: Refused): void {
    if (!message.id) {
      this.notice = { code: message.code, why: message.why, clause: message.clause ?? null };
      return;
    }
    if (message.code === 'too-fast' || message.code === 'unavailable') {
      // It was not even looked at: it is said again in a moment.
      clearTimeout(this.retry);
      this.retry = setTimeout(() => this.pending.forEach((act) => this.line.say(act)), AGAIN_AFTER);
      return;
    }
    const act = this.answered(message.id);
    if (act?.type === 'move') this.picked = null;
    if (act?.type === 'undo' && message.code === 'not-now') {
      this.notice = { code: 'no-undo', why: message.why, clause: null };
      return;
    }
    this.notice = { code: message.code, why: message.why, clause: message.clause ?? null };
  }
}
