// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from './fake';
import { seatAt } from './seats';
import { TableSession, type Hooks } from './table.svelte';

const INFO = {
  id: 'tbl',
  game: 'contraband',
  options: {},
  seats: [{ name: 'Ann' }, { bot: 'easy', called: 'Steffi' }, { name: 'Bo' }],
  status: 'playing',
  open: false,
  created: 0,
  commitment: '',
};
const event = (n: number, kind = 'offer') => ({
  type: 'event',
  n,
  at: n,
  event: { kind, clause: 'M2.1', seat: 1 },
  text: `${kind} ${n}`,
});
const note = (n: number, what: string, more = {}) => ({ type: 'note', n, at: n, what, table: INFO, ...more });
const welcome = (n: number) => ({ type: 'welcome', protocol: 1, table: INFO, seat: 0, n });
const view = (n: number, ...moves: string[]) => ({
  type: 'view',
  n,
  view: { n },
  legal: moves,
  moves: moves.map((move) => ({ move, text: move, clauses: [] })),
  acting: moves.length ? [0] : [1],
  ends: null,
  now: 0,
});

let sessions: TableSession[] = [];

function sit(hooks: Hooks = {}, token: string | null = 'secret-token'): TableSession {
  const session = new TableSession('tbl', token, 'en', hooks);
  sessions.push(session);
  session.start();
  FakeSocket.last.open();
  return session;
}

/** Cut the connection and restore it. */
function reconnect(): void {
  FakeSocket.last.lose();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
});

afterEach(() => {
  sessions.forEach((session) => session.stop());
  sessions = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a table', () => {
  it('sends an emote, keeps it until it is answered, and notes those of others', () => {
    const session = sit();
    FakeSocket.last.tell(welcome(0), view(0));
    session.act({ type: 'emote', emote: 'laugh' });
    const said = FakeSocket.last.said.at(-1);
    expect(said).toMatchObject({ type: 'emote', emote: 'laugh' });
    reconnect();
    FakeSocket.last.tell(welcome(1), { type: 'chat', n: 1, at: 1, seat: 0, text: ':laugh:', emote: 'laugh' }, view(1));
    expect(FakeSocket.last.said.at(-1)).toEqual(said);
    FakeSocket.last.tell({ type: 'done', id: said?.id, n: 1 });
    expect(session.pending).toEqual([]);
    FakeSocket.last.tell({ type: 'chat', n: 2, at: 2, seat: 1, text: 'ahoy' });
    expect(session.log).toMatchObject([
      { type: 'chat', seat: 0, emote: 'laugh' },
      { type: 'chat', seat: 1, text: 'ahoy', emote: null },
    ]);
  });

  it('loads the log from the beginning, and after a lost connection from the last number on', () => {
    const session = sit();
    expect(FakeSocket.last.said[0]).toMatchObject({
      type: 'hello',
      table: 'tbl',
      token: 'secret-token',
      after: 0,
      lang: 'en',
    });
    FakeSocket.last.tell(welcome(2), event(1), event(2), view(2));
    FakeSocket.last.lose();
    expect(session.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.said[0]).toMatchObject({ type: 'hello', after: 2 });
    FakeSocket.last.tell(welcome(3), event(3), view(3));
    expect(session.status).toBe('live');
    expect(session.log.map((entry) => entry.n)).toEqual([1, 2, 3]);
  });

  it('knows the connected seats while it is connected itself', () => {
    const session = sit();
    expect(FakeSocket.last.said[0]).toMatchObject({ type: 'hello', presence: true });
    FakeSocket.last.tell(welcome(0), view(0));
    expect(session.here).toBeNull();
    FakeSocket.last.tell({ type: 'present', here: [0, 2] });
    expect(session.here).toEqual([0, 2]);
    FakeSocket.last.tell({ type: 'present', here: [0] });
    expect(session.here).toEqual([0]);
    FakeSocket.last.lose();
    expect(session.here).toBeNull();
  });

  it('stores the seat of the rematch before the page shows it', () => {
    const session = sit();
    FakeSocket.last.tell(welcome(1), view(1));
    expect(session.again).toBe(false);
    session.act({ type: 'rematch' });
    expect(session.again).toBe(true);
    FakeSocket.last.tell(note(2, 'rematch', { table: { ...INFO, status: 'over', next: 'tbl2' } }));
    expect(seatAt('tbl2')).toMatchObject({ token: 'secret-token', game: 'contraband' });
  });

  it('goes on wanting a rematch after a reload, until it is refused', () => {
    sit().act({ type: 'rematch' });
    const session = sit();
    expect(session.again).toBe(true);
    FakeSocket.last.tell(welcome(1));
    const { id } = FakeSocket.last.said.at(-1) as { id: string };
    FakeSocket.last.tell({ type: 'refused', code: 'not-now', why: '', id, n: 1 });
    expect(session.again).toBe(false);
    const spectator = sit({}, null);
    FakeSocket.last.tell({ ...welcome(1), seat: null, table: { ...INFO, next: 'tbl3' } });
    expect(spectator.again).toBe(false);
    expect(seatAt('tbl3')).toBeNull();
  });

  it('shows earlier events at once, and new events one by one', () => {
    const told = vi.fn();
    const session = sit({ told });
    FakeSocket.last.tell(welcome(2), event(1), event(2), view(2));
    expect(session.news).toEqual([]);
    expect(told).not.toHaveBeenCalled();
    FakeSocket.last.tell(event(3, 'leave'), view(3));
    expect(session.news.map((each) => each.kind)).toEqual(['leave']);
    expect(told).toHaveBeenCalledOnce();
  });

  it('does not draw the board again after a chat message', () => {
    const session = sit();
    FakeSocket.last.tell(welcome(1), event(1), view(1));
    FakeSocket.last.tell(event(2), view(2, 'pay 1'));
    const { view: before, news } = session;
    session.pick('pay 1');
    FakeSocket.last.tell({ type: 'chat', n: 3, at: 3, seat: 2, text: 'ahoy' }, view(3, 'pay 1'));
    expect(session.view).toBe(before);
    expect(session.news).toBe(news);
    expect(session.picked).toBe('pay 1');
    expect(session.log.at(-1)).toMatchObject({ type: 'chat', name: 'Bo', text: 'ahoy' });
  });

  it('calls the player once when it is their turn', () => {
    const turn = vi.fn();
    sit({ turn });
    FakeSocket.last.tell(welcome(1), event(1), view(1));
    expect(turn).not.toHaveBeenCalled();
    FakeSocket.last.tell(event(2), view(2, 'pay 1'));
    FakeSocket.last.tell({ type: 'chat', n: 3, at: 3, seat: 2, text: 'well?' }, view(3, 'pay 1'));
    expect(turn).toHaveBeenCalledOnce();
  });
});

describe('a move', () => {
  it('names the last number of the view it was chosen in', () => {
    const session = sit();
    FakeSocket.last.tell(welcome(1), event(1), view(1, 'pay 1'));
    session.pick('pay 1');
    session.send();
    expect(FakeSocket.last.said.at(-1)).toMatchObject({ type: 'move', move: 'pay 1', at: 1 });
    expect(session.sending).toBe(true);
  });

  it('is sent again under its id until it is answered', () => {
    const session = sit();
    FakeSocket.last.tell(welcome(1), event(1), view(1, 'pay 1'));
    session.pick('pay 1');
    session.send();
    const first = FakeSocket.last.said.at(-1);
    reconnect();
    FakeSocket.last.tell(welcome(1));
    expect(FakeSocket.last.said.at(-1)).toEqual(first);
    FakeSocket.last.tell({ type: 'done', id: first?.id, n: 2 });
    expect(session.sending).toBe(false);
    reconnect();
    FakeSocket.last.tell(welcome(1));
    expect(FakeSocket.last.said.map((each) => each.type)).toEqual(['hello']);
  });

  it('is sent again after the page was reloaded', () => {
    const session = sit();
    FakeSocket.last.tell(welcome(1), event(1), view(1, 'pay 1'));
    FakeSocket.last.lose();
    session.pick('pay 1');
    session.send();
    session.stop();
    const again = sit();
    FakeSocket.last.tell(welcome(1), event(1), view(1, 'pay 1'));
    expect(FakeSocket.last.said.at(-1)).toMatchObject({ type: 'move', move: 'pay 1', at: 1 });
    expect(again.sending).toBe(true);
  });

  it('that comes too late is refused with a reason', () => {
    const session = sit();
    FakeSocket.last.tell(welcome(1), event(1), view(1, 'pay 1'));
    session.pick('pay 1');
    session.send();
    const id = FakeSocket.last.said.at(-1)?.id;
    FakeSocket.last.tell({ type: 'refused', code: 'stale', why: 'it has gone on', n: 2, id });
    expect(session.notice?.code).toBe('stale');
    expect(session.picked).toBeNull();
    expect(session.sending).toBe(false);
    expect(localStorage.getItem('mutiny.acts.tbl')).toBeNull();
  });

  it('that comes too fast is sent again in a moment', () => {
    const session = sit();
    FakeSocket.last.tell(welcome(1), event(1), view(1, 'pay 1'));
    session.pick('pay 1');
    session.send();
    const act = FakeSocket.last.said.at(-1);
    FakeSocket.last.tell({ type: 'refused', code: 'too-fast', why: 'wait', n: 1, id: act?.id });
    expect(session.sending).toBe(true);
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.last.said.filter((each) => each.id === act?.id)).toHaveLength(2);
  });

  it('that is chosen is forgotten when the game goes on', () => {
    const session = sit();
    FakeSocket.last.tell(welcome(1), event(1), view(1, 'fight 1'));
    session.pick('fight 1');
    FakeSocket.last.tell(event(2), view(2, 'fight 1'));
    expect(session.picked).toBeNull();
  });

  it('can be taken back: later events are removed, chat messages stay', () => {
    const session = sit();
    FakeSocket.last.tell(welcome(1), event(1), view(1, 'pay 1'));
    FakeSocket.last.tell(event(2), { type: 'chat', n: 3, at: 3, seat: 2, text: 'oh' }, view(3));
    FakeSocket.last.tell(note(4, 'undo-asked', { seat: 2 }), view(4));
    expect(session.undoBy).toBe(2);
    FakeSocket.last.tell(note(5, 'undone', { seat: 2, back: 1 }), view(5, 'pay 1'));
    expect(session.undoBy).toBeNull();
    expect(session.log.map((entry) => [entry.type, entry.n])).toEqual([
      ['event', 1],
      ['chat', 3],
      ['note', 4],
      ['note', 5],
    ]);
    expect(session.news).toEqual([]);
    expect(session.view).toEqual({ n: 5 });
  });

  it('taken back against bots is not shown: the stage has the position before it', () => {
    const told = vi.fn();
    const session = sit({ told, speed: () => 1 });
    const table = { ...INFO, seats: [{ name: 'Ann' }, { bot: 'easy', called: 'Steffi' }] };
    session.beats = () => ({ lasts: 1000 });
    FakeSocket.last.tell({ ...welcome(1), table }, event(1), view(1, 'pay 1'));
    expect(session.alone).toBe(true);
    const later = [2, 3, 4].map((n) => ({ ...event(n), step: { n } }));
    FakeSocket.last.tell(...later, { ...view(4), undo: true });
    expect([session.director.beat?.n, session.view, session.canUndo]).toEqual([2, { n: 2 }, true]);
    session.act({ type: 'undo' });
    FakeSocket.last.tell(
      { ...note(5, 'undo-asked', { seat: 0 }), table },
      { ...note(6, 'undone', { seat: 0, back: 1 }), table },
      view(6, 'pay 1'),
    );
    expect([session.director.beat, session.view, session.undoBy]).toEqual([null, { n: 6 }, null]);
    // Bots are not asked, so only the undo is in the log.
    expect(session.log.map((entry) => [entry.type, entry.n])).toEqual([
      ['event', 1],
      ['note', 6],
    ]);
    expect(told.mock.calls.flat(2).map((entry: { n: number }) => entry.n)).toEqual([2, 6]);
    vi.advanceTimersByTime(5000);
    expect(session.view).toEqual({ n: 6 });
    // The next hello accounts for the entries left out.
    reconnect();
    expect(FakeSocket.last.said[0]).toMatchObject({ type: 'hello', after: 6 });
  });

  it('taken back while the player was offline is removed too', () => {
    const session = sit();
    FakeSocket.last.tell(
      welcome(4),
      event(1),
      event(2),
      note(3, 'undo-asked', { seat: 0 }),
      note(4, 'undone', { back: 1 }),
      view(4),
    );
    expect(session.log.map((entry) => entry.n)).toEqual([1, 3, 4]);
  });
});

describe('leaving', () => {
  it('waits for the answer, and is not sent again when the player comes back', async () => {
    const session = sit();
    FakeSocket.last.tell(welcome(1), event(1), view(1));
    const gone = vi.fn();
    const leaving = session.leave().then(gone);
    const id = FakeSocket.last.said.at(-1)?.id;
    await Promise.resolve();
    expect(gone).not.toHaveBeenCalled();
    FakeSocket.last.tell({ type: 'done', id, n: 2 });
    await leaving;
    expect(gone).toHaveBeenCalled();
    void session.leave();
    session.stop();
    sit();
    FakeSocket.last.tell(welcome(2));
    expect(FakeSocket.last.said.map((each) => each.type)).toEqual(['hello']);
  });
});

describe('a connection', () => {
  it('that is refused for good is not tried again', () => {
    const session = sit();
    FakeSocket.last.tell({ type: 'bye', code: 'no-table', why: 'there is no such table.', again: false });
    FakeSocket.last.lose();
    vi.advanceTimersByTime(60_000);
    expect(session.status).toBe('gone');
    expect(session.bye?.code).toBe('no-table');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('without any answer is closed', () => {
    const session = sit();
    FakeSocket.last.tell(welcome(0), view(0));
    vi.advanceTimersByTime(25_000);
    expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(session.status).toBe('lost');
  });

  it('is made at once when the network is back', () => {
    sit();
    for (let tries = 0; tries < 6; tries += 1) {
      FakeSocket.last.lose();
      vi.advanceTimersByTime(20_000);
    }
    FakeSocket.last.lose();
    const before = FakeSocket.all.length;
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it('of a spectator repeats nothing: the server would not recognise it', () => {
    const session = sit({}, null);
    expect(FakeSocket.last.said[0]).not.toHaveProperty('token');
    FakeSocket.last.tell({ ...welcome(0), seat: null }, view(0));
    session.act({ type: 'chat', text: 'ahoy' });
    reconnect();
    FakeSocket.last.tell({ ...welcome(0), seat: null });
    expect(FakeSocket.last.said.map((each) => each.type)).toEqual(['hello']);
  });

  it('in another language loads the log again', () => {
    const session = sit();
    FakeSocket.last.tell(welcome(2), event(1), event(2), view(2));
    session.speak('de');
    FakeSocket.last.open();
    expect(FakeSocket.last.said[0]).toMatchObject({ after: 0, lang: 'de' });
    FakeSocket.last.tell(welcome(2), event(1), event(2), view(2));
    expect(session.log.map((entry) => entry.n)).toEqual([1, 2]);
    expect(session.news).toEqual([]);
  });

  it('adds a line that would give a scene away only after the scene', () => {
    const told: string[] = [];
    const session = sit({ speed: () => 1, told: (entries) => told.push(...entries.map((each) => `${each.n}`)) });
    session.beats = ({ kind }) => (kind === 'actions' ? { lasts: 1000, toldAfter: true } : { lasts: 500 });
    FakeSocket.last.tell(welcome(0), view(0));
    FakeSocket.last.tell({ ...event(1, 'actions'), step: { n: 1 } }, { ...event(2, 'dock'), step: { n: 2 } }, view(2));
    expect([session.view, session.director.beat?.n, told]).toEqual([{ n: 1 }, 1, []]);
    vi.advanceTimersByTime(1000);
    expect([session.view, session.director.beat?.n, told]).toEqual([{ n: 2 }, 2, ['1', '2']]);
    vi.advanceTimersByTime(500);
    expect([session.director.beat, session.log.map(({ n }) => n)]).toEqual([null, [1, 2]]);
  });
});
