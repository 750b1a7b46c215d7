// The session of a player or spectator at a table: log, view, possible moves, and commands. It survives lost
// connections and reloads. Commands without an answer are stored and sent again under the same id.
import type { GameEvent, MoveOption } from '../games/types';
import { announced } from './announced.svelte';
import type { Language } from './i18n.svelte';
import { namesOf, type Act, type Entry, type NewAct, type ServerMessage } from './messages';
import { Director, type BeatRule, type Company } from './director.svelte';
import { keepNextSeat } from './seats';
import { Line, type LineState } from './socket';
import { read, write } from './storage';
import type { Bye, KeyNumber, Chatted, Hint, Note, Position, Refused, TableInfo, Told, View, Welcome } from './wire';

const PROTOCOL = 1;
const AGAIN_AFTER = 2000;
const LEAVE_WITHIN = 3000;
/** If more events than this arrive at once, they are not shown one by one. */
const MOST_NEWS = 40;

/** A message to the player about a command that was done or refused. */
export interface Notice {
  code: string;
  why: string;
  clause: string | null;
}

/** The earlier turn that is shown: the number of its first line in the log, its index, and the position after it. */
export interface LookedAt {
  first: number;
  turn: number;
  position: Position;
  history: GameEvent[];
}

/** Callbacks of the page: sounds, live regions, notifications. */
export interface Hooks extends Company {
  told?: (entries: Entry[]) => void;
  turn?: () => void;
  over?: () => void;
  /** Speed at which events are shown one after another; without it, or at 0, they are shown at once. */
  speed?: () => number;
}

export function newId(): string {
  // Not randomUUID: it is missing on pages without HTTPS, such as those of a server on a friend's machine.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The secret by which the server recognizes this browser as the same spectator. */
function watcherSecret(): string {
  const kept = read<string>('watcher', '') || newId();
  write('watcher', kept);
  return kept;
}

export class TableSession {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<Record<string, unknown> | null>(null);
  moves = $state.raw<MoveOption[]>([]);
  /** The goal of this seat and the threats to it, in lines; null if the server does not say. */
  goal = $state<string | null>(null);
  dangers = $state.raw<readonly string[] | null>(null);
  /** The numbers that decide the game, each with an explanation. */
  numbers = $state.raw<readonly KeyNumber[]>([]);
  acting = $state.raw<number[]>([]);
  /** When the clock of the players to act runs out, in this machine's time. */
  ends = $state<number | null>(null);
  log = $state.raw<Entry[]>([]);
  news = $state.raw<GameEvent[]>([]);
  status = $state<LineState>('connecting');
  bye = $state.raw<Bye | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Commands without an answer. */
  pending = $state.raw<Act[]>([]);
  picked = $state<string | null>(null);
  /** The seat that asks to take a move back, and whether this player has answered. */
  undoBy = $state<number | null>(null);
  undoAnswered = $state(false);
  /** Whether this player asked for a rematch, maybe before a reload. The page goes there when it exists. */
  again = $state(false);
  /** Whether this player may ask to take back their last move. */
  canUndo = $state(false);
  /** The seats whose players are connected; null while that is unknown. */
  here = $state.raw<number[] | null>(null);
  /** The earlier turn that is shown instead of the present. No move can be made meanwhile. */
  looked = $state.raw<LookedAt | null>(null);
  /** The hint for this position, and whether the server is still computing it. */
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** Number of the current position; counts only those in which something can be decided. */
  position = 0;

  history = $derived(this.log.flatMap((entry) => (entry.type === 'event' ? [entry.event] : [])));
  /** Shows events one after another. */
  readonly director = new Director(() => (document.hidden || this.looked ? 0 : (this.hooks.speed?.() ?? 0)), {
    begins: (beat) => this.hooks.begins?.(beat),
    cut: () => this.hooks.cut?.(),
  });
  /** How the game shows its events; set when its board is loaded. */
  beats: ((event: GameEvent, seat: number | null) => BeatRule | null) | null = null;
  names = $derived(this.info ? namesOf(this.info) : []);
  mine = $derived(this.seat !== null && this.moves.length > 0);
  sending = $derived(this.pending.some((act) => act.type === 'move'));
  /** Whether all opponents of this seat are bots. */
  alone = $derived(this.seat !== null && !!this.info?.seats.every(({ name }, seat) => !name || seat === this.seat));
  /** Whether this player is the host, who alone can start the game and manage the table. */
  host = $derived(this.seat !== null && this.info?.host === this.seat);
  away = $derived(this.seat !== null && this.info?.seats[this.seat]?.away === true);

  private n = 0;
  /** The log number to send with a move, so that the server does not reject it as stale. */
  seen = 0;
  private line: Line;
  /** Log entries below this number happened before this session began. */
  private past = 0;
  private buffer: Entry[] = [];
  private fresh: GameEvent[] = [];
  private changed = true;
  /** The position after all events received, whether shown yet or not. */
  private latest: Record<string, unknown> | null = null;
  /** Number of views that are not shown yet. */
  private views = 0;
  private first = true;
  private left: (() => void) | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** The language to request. After a change, the server sends the log again. */
  private lang: Language;

  constructor(
    readonly table: string,
    readonly token: string | null,
    lang: Language,
    private readonly hooks: Hooks = {},
  ) {
    this.lang = lang;
    // A stored `leave` is dropped: a player who comes back does not want to leave again.
    const kept = token === null ? [] : read<Act[]>(`acts.${table}`, []);
    this.pending = kept.filter((act) => act.type !== 'leave');
    this.again = this.pending.some((act) => act.type === 'rematch');
    // A path with the table's id lets a proxy bring all players of a table to the same server.
    const path = /^[\w-]{1,40}$/.test(table) ? `/api/v1/tables/${table}/socket` : '/api/v1/socket';
    this.line = new Line(path, {
      hello: () => ({
        type: 'hello',
        protocol: PROTOCOL,
        table,
        ...(token === null ? { watcher: watcherSecret() } : { token }),
        after: this.n,
        views: true,
        lang: this.lang,
        presence: true,
        steps: true,
        announcements: true,
      }),
      hear: (message) => this.hear(message as ServerMessage),
      state: (state, bye) => {
        this.status = state;
        // After a lost connection, new messages must not wait behind the old queue.
        if (state !== 'live') this.director.skipAll();
        // Presence is unknown without a connection.
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
    this.director.skipAll();
    this.line.stop();
  }

  speak(lang: Language): void {
    if (lang === this.lang) return;
    this.director.skipAll();
    this.looked = null;
    this.hint = null;
    this.lang = lang;
    this.n = 0;
    this.first = true;
    this.buffer = [];
    this.line.renew();
  }

  /** Choose a move, or none; `send` makes it. */
  pick(move: string | null): void {
    if (this.looked) return;
    this.picked = this.sending ? null : move;
    this.notice = null;
  }

  /** Send the chosen move. */
  send(): void {
    if (this.picked !== null && !this.sending && !this.looked)
      this.act({ type: 'move', at: this.seen, move: this.picked });
  }

  act(act: NewAct): void {
    this.notice = null;
    const whole: Act = { ...act, id: newId() };
    if (this.token === null) {
      // Spectators can only chat, and the server does not recognise a repeated message of theirs, so it is sent once or
      // not at all.
      if (!this.line.say(whole)) this.notice = { code: 'offline', why: '', clause: null };
      return;
    }
    if (act.type === 'rematch') this.again = true;
    this.wait([...this.pending, whole]);
    this.line.say(whole);
  }

  /** Give up the seat, or hand it to a bot. Waits for the answer, but not for long. */
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
        this.direct(message);
        return;
      case 'note':
        // Events that were taken back are not shown.
        if (message.what === 'undone') this.director.takeBack(message.back ?? 0);
        this.director.add({ happen: () => this.noted(message) });
        return;
      case 'chat':
        this.director.add({ happen: () => this.chatted(message) });
        return;
      case 'announcement':
        announced.now = message;
        return;
      case 'present':
        this.here = message.here;
        return;
      case 'view':
        this.latest = message.view;
        this.views += 1;
        // Against bots, a move can be taken back at once, even while events are being shown.
        if (this.alone) this.canUndo = message.undo ?? false;
        this.director.add({ happen: () => this.see(message) });
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
    this.know(welcome.table);
    this.seat = welcome.seat;
    this.past = welcome.n;
    this.changed = true;
    if (this.first) this.log = [];
    for (const act of this.pending) this.line.say(act);
  }

  private know(info: TableInfo): void {
    // Store the seat before the page shows the new table and goes there.
    if (this.token !== null) keepNextSeat(info, this.token);
    this.info = info;
  }

  /** Queue an event, to be shown on the position that it left. */
  private direct(told: Told): void {
    const event = told.event as unknown as GameEvent;
    const step = told.step && this.latest ? { ...this.latest, ...told.step } : null;
    if (step) this.latest = step;
    const rule = step && this.beats ? this.beats(event, this.seat) : null;
    // An event that stops needs its text at once: the player reads it before going on.
    const after = rule?.toldAfter && !rule.stops;
    this.director.add({
      n: told.n,
      happen: () => {
        if (!after) this.happened(told);
        if (step && rule?.lasts) this.showStep(step, event);
      },
      beat: rule ? { n: told.n, event, text: told.text ?? null, rule } : undefined,
    });
    if (after) this.director.add({ n: told.n, happen: () => this.happened(told) });
  }

  /** Show the position between two events. Nobody can act in it. */
  private showStep(view: Record<string, unknown>, event: GameEvent): void {
    this.flush();
    this.news = [event];
    this.view = view;
    this.moves = [];
    this.acting = [];
    if (!this.alone) this.canUndo = false;
    this.goOn();
    // The event was shown: only later ones count as new.
    this.fresh = [];
  }

  /** Enter another position: clear the choice and the hint of the last one. */
  private goOn(): void {
    this.position += 1;
    this.picked = null;
    this.hint = null;
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
    this.know(note.table);
    this.changed = true;
    const seat = note.seat ?? null;
    // Bots agree at once, so a notice is not needed.
    const bare = note.what === 'undo-asked' && this.alone;
    if (note.what === 'undo-asked') {
      this.undoBy = bare ? null : seat;
      this.undoAnswered = false;
    } else if (['undo-refused', 'undone', 'took-over', 'over'].includes(note.what)) this.undoBy = null;
    if (note.what === 'undone') {
      // Events above `back` were taken back; chat messages remain.
      const back = note.back ?? 0;
      const stands = (entry: Entry) => entry.type !== 'event' || entry.n <= back;
      this.buffer = this.buffer.filter(stands);
      this.log = this.log.filter(stands);
      this.fresh = [];
      if (this.looked && this.looked.position.n > back) this.looked = null;
      this.goOn();
    }
    const name = seat === null ? '' : (note.table.seats[seat]?.name ?? before?.seats[seat]?.name ?? `Bot ${seat}`);
    if (bare) this.n = Math.max(this.n, note.n);
    else {
      const what = note.watcher === undefined ? note.what : `${note.what}-watcher`;
      this.add({ type: 'note', n: note.n, at: note.at, what, seat, name });
    }
    if (note.what === 'over' && !this.catchingUp()) this.hooks.over?.();
  }

  private chatted(chat: Chatted): void {
    if (chat.text === '') {
      // Older than what the server shows again: only its number counts.
      this.n = Math.max(this.n, chat.n);
      return;
    }
    const name = chat.seat === null ? '' : (this.names[chat.seat] ?? '');
    this.add({
      type: 'chat',
      n: chat.n,
      at: chat.at,
      seat: chat.seat,
      name,
      text: chat.text,
      emote: chat.emote ?? null,
      watcher: chat.watcher ?? null,
      erased: chat.erased ?? false,
    });
  }

  private catchingUp(): boolean {
    return this.first && this.n <= this.past;
  }

  private add(entry: Entry): void {
    if (entry.n <= this.n) return;
    this.n = entry.n;
    this.buffer.push(entry);
    // Entries from before the session are shown all at once, not line by line.
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
    this.views -= 1;
    this.flush();
    if (this.views > 0) {
      // This position is outdated already: the next one is on its way.
      this.view = view.view;
      return;
    }
    const wasMine = this.mine;
    this.canUndo = view.undo ?? false;
    this.ends = view.ends === null ? null : Date.now() + view.ends - view.now;
    // A view follows every entry, including chat. An unchanged position is not drawn again, and talk does not change
    // it.
    const on = this.fresh.some((event) => event.kind !== 'say');
    if (this.changed || this.view === null) {
      this.news = this.first || this.fresh.length > MOST_NEWS ? [] : this.fresh;
      this.view = view.view;
      this.moves = view.moves ?? view.legal.map((move) => ({ move, text: move, clauses: [] }));
      this.goal = view.goal ?? null;
      this.dangers = view.dangers?.map((danger) => danger.text) ?? null;
      this.numbers = view.numbers ?? [];
      this.acting = view.acting;
      this.seen = view.n;
      const still = this.moves.some((option) => option.move === this.picked);
      // A choice is valid only in the position in which it was made.
      if (on) this.goOn();
      else if (!still) this.picked = null;
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
      // The server did not process the command (too fast, or unavailable): it is sent again in a moment.
      clearTimeout(this.retry);
      this.retry = setTimeout(() => this.pending.forEach((act) => this.line.say(act)), AGAIN_AFTER);
      return;
    }
    const act = this.answered(message.id);
    if (act?.type === 'move') this.picked = null;
    if (act?.type === 'rematch') this.again = false;
    if (act?.type === 'undo' && message.code === 'not-now') {
      this.notice = { code: 'no-undo', why: message.why, clause: null };
      return;
    }
    this.notice = { code: message.code, why: message.why, clause: message.clause ?? null };
  }
}
