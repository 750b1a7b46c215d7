// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../app/fake';
import { TableSession } from '../../app/table.svelte';
import { askHint } from './hint';

const INFO = {
  id: 'tbl',
  game: 'contraband',
  options: {},
  seats: [{ name: 'Ann' }, { bot: 'easy', called: 'Steffi' }],
  status: 'playing',
  open: false,
  created: 0,
  commitment: '',
};
const HINT = {
  n: 1,
  moves: [{ move: 'pay 2', text: 'pay two', chance: 0.5, margin: 0.1, estimate: '50% ± 10' }],
  heading: 'Why',
  reasons: ['because'],
};
const view = (n: number, ...moves: string[]) => ({
  type: 'view',
  n,
  view: { n },
  legal: moves,
  acting: [0],
  ends: null,
  now: 0,
});
const event = (n: number, kind = 'offer') => ({
  type: 'event',
  n,
  at: n,
  event: { kind, clause: '', seat: 1 },
  text: kind,
});

let session: TableSession;
let answer: (body: object, status?: number) => void;
let asked: unknown[];

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  asked = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return new Promise((resolve) => {
      answer = (found, status = 200) => resolve(new Response(JSON.stringify(found), { status }));
    });
  });
  FakeSocket.all = [];
  localStorage.clear();
  session = new TableSession('tbl', 'secret', 'en');
  session.start();
  FakeSocket.last.open();
  FakeSocket.last.tell(
    { type: 'welcome', protocol: 1, table: INFO, seat: 0, n: 1 },
    event(1),
    view(1, 'pay 1', 'pay 2'),
  );
});

afterEach(() => {
  session.stop();
  vi.unstubAllGlobals();
});

describe('a hint', () => {
  it('selects the move and does not make it', async () => {
    expect(session.alone).toBe(true);
    const done = askHint(session);
    expect(session.hinting).toBe(true);
    expect(asked).toEqual([{ token: 'secret', at: 1, lang: 'en' }]);
    answer(HINT);
    await done;
    expect([session.hinting, session.picked, session.hint?.reasons]).toEqual([false, 'pay 2', ['because']]);
    expect(FakeSocket.last.said.filter(({ type }) => type === 'move')).toEqual([]);
    session.pick('pay 1');
    expect(session.hint).not.toBeNull();
    FakeSocket.last.tell(event(2), view(2, 'pay 1'));
    expect(session.hint).toBeNull();
  });

  it('is dropped when the position changes meanwhile, and kept when somebody talks', async () => {
    let done = askHint(session);
    FakeSocket.last.tell(event(2, 'say'), view(2, 'pay 1', 'pay 2'));
    answer(HINT);
    await done;
    expect(session.picked).toBe('pay 2');
    done = askHint(session);
    FakeSocket.last.tell(event(3), view(3, 'pay 1', 'pay 2'));
    answer(HINT);
    await done;
    expect([session.hint, session.picked, session.hinting, session.notice]).toEqual([null, null, false, null]);
  });

  it('is refused with a sentence', async () => {
    const done = askHint(session);
    answer({ code: 'too-fast', why: 'wait' }, 429);
    await done;
    expect(session.notice).toMatchObject({ code: 'too-fast' });
    expect(session.hinting).toBe(false);
  });
});
