// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../../app/fake';
import type { Entry } from '../../../app/messages';
import { paragraphs } from '../../../app/paragraphs';
import { TableSession } from '../../../app/table.svelte';
import { LookBack, turnsOf } from './lookback.svelte';

const INFO = {
  id: 'tbl',
  game: 'contraband',
  options: {},
  seats: [{ name: 'Ann' }, { bot: 'easy', called: 'Steffi' }, { bot: 'easy', called: 'Bo' }],
  status: 'playing',
  open: false,
  created: 0,
  commitment: '',
};
const event = (n: number, seat: number | null, kind = 'offer') => ({
  type: 'event',
  n,
  at: n,
  event: { kind, clause: 'M2.1', seat },
  text: `${kind} ${n}`,
});
const view = (n: number, ...moves: string[]) => ({
  type: 'view',
  n,
  view: { n },
  legal: moves,
  acting: [],
  ends: null,
  now: 0,
});
const line = (n: number, seat: number | null, kind = 'offer') => event(n, seat, kind) as Entry;
const byTurns = (log: readonly Entry[]) => paragraphs(log, ['round']);

let session: TableSession;
let guide: LookBack;
let asked: { token: string | null; n: number[] }[];

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  asked = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const question = JSON.parse(body) as (typeof asked)[number];
    asked.push(question);
    const positions = question.n.map((n) => ({ n, view: { then: n }, acting: [1] }));
    return Promise.resolve(new Response(JSON.stringify({ seat: 0, positions })));
  });
  FakeSocket.all = [];
  localStorage.clear();
  session = new TableSession('tbl', 'secret', 'en');
  session.start();
  FakeSocket.last.open();
  FakeSocket.last.tell(
    { type: 'welcome', protocol: 1, table: INFO, seat: 0, n: 5 },
    event(1, null, 'round'),
    event(2, 0),
    event(3, 1),
    event(4, 2),
    event(5, 0),
    view(5, 'pay 1'),
  );
  guide = new LookBack(session, byTurns);
});

afterEach(() => {
  session.stop();
  vi.unstubAllGlobals();
});

describe('turns', () => {
  it('consist of the actions of one player; chat and notices belong to the turn in which they occur', () => {
    const log = [
      line(1, null, 'round'),
      line(2, 0),
      line(3, 0),
      line(4, 2, 'say'),
      line(6, 1),
      { type: 'note', n: 7, at: 7, what: 'returned', seat: 2, name: 'Bo' } as Entry,
      line(9, 1, 'round'),
    ];
    expect(turnsOf(byTurns(log)).map(({ first, last, number }) => [first, last, number])).toEqual([
      [1, 5, 1],
      [6, 8, 2],
      [9, Infinity, 3],
    ]);
  });
});

describe('looking back', () => {
  it('shows the position after a turn, and asks for those around it at once', async () => {
    await guide.show(3);
    expect(asked).toEqual([{ token: 'secret', n: [2, 3, 4], lang: 'en' }]);
    expect(session.looked).toMatchObject({ first: 3, turn: 2, position: { n: 3, view: { then: 3 } } });
    expect(session.looked?.history).toHaveLength(3);
    await guide.step(1);
    expect(session.looked?.first).toBe(4);
    await guide.step(-1);
    await guide.step(-1);
    expect(session.looked?.first).toBe(1);
    await guide.step(-1);
    expect(session.looked?.first).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('ends after the last turn, which is the present', async () => {
    await guide.show(4);
    await guide.step(1);
    expect(session.looked).toBeNull();
    await guide.show(5);
    expect(session.looked).toBeNull();
  });

  it('allows no moves, and keeps the choice', async () => {
    session.pick('pay 1');
    await guide.show(3);
    session.pick('pay 2');
    session.send();
    expect(FakeSocket.last.said.filter(({ type }) => type === 'move')).toEqual([]);
    guide.back();
    expect(session.picked).toBe('pay 1');
    session.send();
    expect(FakeSocket.last.said.at(-1)).toMatchObject({ type: 'move', move: 'pay 1' });
  });

  it('continues while others play, and counts the new events', async () => {
    await guide.show(3);
    expect(guide.news).toBe(0);
    FakeSocket.last.tell(event(6, 1), event(7, 2), view(7));
    expect(session.looked?.first).toBe(3);
    expect(guide.news).toBe(2);
    expect(session.view).toEqual({ n: 7 });
  });

  it('ends when the turn is taken back, and not when a later one is', async () => {
    await guide.show(3);
    FakeSocket.last.tell({ type: 'note', n: 6, at: 6, what: 'undone', table: INFO, back: 4 }, view(6));
    expect(session.looked?.first).toBe(3);
    FakeSocket.last.tell({ type: 'note', n: 7, at: 7, what: 'undone', table: INFO, back: 2 }, view(7));
    expect(session.looked).toBeNull();
  });

  it('shows the reason of a refusal', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('{"code":"bad-token","why":"no seat"}', { status: 401 })),
    );
    await guide.show(3);
    expect(session.looked).toBeNull();
    expect(session.notice).toMatchObject({ code: 'bad-token' });
  });
});
