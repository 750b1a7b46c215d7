import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';

const VIEW = {
  game: 'cartagena',
  players: 2,
  phase: 'swap',
  acting: [0],
  turn: 0,
  round: 2,
  dealer: 1,
  ship: 3,
  track: { mutiny: 18, storms: [7, 11, 15], start: 0 },
  lifeboat: null,
  row: [
    { pirate: 'wessel-jan', by: 0 },
    { pirate: 'sate', by: null },
    { pirate: null, by: null },
  ],
  turns_left: 1,
  knocked: true,
  visiting: 'wessel-jan',
  offer: 1,
  last: null,
  coins: [1, 2],
  supply: 27,
  combat_counts: [3, 2],
  gold_counts: [0, 0],
  combat_pile: 35,
  gold_pile: 18,
  sided: [false, true],
  knows: [
    { sides: [], posts: [], posts_once: [] },
    { sides: [], posts: ['a'], posts_once: [] },
  ],
  aboard: [true, true],
  deck: 8,
  posts: ['hidden', null, null, null, null],
  duel: null,
  won: [null, null, null, null, null],
  out_of_game: [],
  sides: null,
  gold_cards: null,
  combat_cards: null,
  winning_side: null,
  totals: null,
  winners: null,
  why: null,
  seat: 0,
  combat: ['v1', 'v1', 'd2'],
  gold: [],
  side: null,
  peeked: [null, null],
  posts_seen: [null, null, null, null, null],
  looking: null,
  laid: null,
};
const LEGAL = ['swap', 'swap v1', 'swap d2', 'swap v1 v1', 'swap v1 d2', 'swap v1 v1 d2'];

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** The table in a page, with what is picked; `change` shows another view. */
function table(view: Record<string, unknown>, legal: string[]) {
  const props = $state({
    view,
    seat: 0,
    names: ['Ann', 'Bo'],
    moves: legal.map((move) => ({ move, text: move, clauses: [] })),
    acting: [0],
    picked: null as string | null,
    news: [],
    history: [],
    motion: false,
    clause: () => {},
    open: false,
    pick: (move: string | null, more = false) => {
      props.picked = move;
      props.open = more;
    },
  });
  const shown = mount(Board, { target: document.body, props });
  flushSync();
  return { props, close: () => unmount(shown) };
}

function buttons(within: string): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(`${within} button.thing`)];
}

function press(button: HTMLButtonElement | undefined): void {
  button?.click();
  flushSync();
}

describe('the table of Cartagena', () => {
  it('chooses the card that was touched, and takes it back, also among like cards', async () => {
    const { props, close } = table(VIEW, LEGAL);
    press(buttons('.own')[1]);
    expect(props.picked).toBe('swap v1');
    expect(buttons('.own').map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
    expect(props.open).toBe(true);
    press(buttons('.own')[2]);
    expect(props.picked).toBe('swap v1 d2');
    press(buttons('.own')[0]);
    expect([props.picked, props.open]).toEqual(['swap v1 v1 d2', false]);
    press(buttons('.own')[0]);
    press(buttons('.own')[1]);
    expect(props.picked).toBe('swap d2');
    press(buttons('.own')[2]);
    expect(props.picked).toBeNull();
    await close();
  });

  it('makes buttons of nothing while somebody else is to act', async () => {
    const { close } = table(VIEW, []);
    expect(buttons('.board')).toEqual([]);
    await close();
  });

  it('makes buttons only of the doors that can be used', async () => {
    const { props, close } = table({ ...VIEW, phase: 'door', visiting: null }, ['knock', 'visit sate']);
    expect(buttons('.doors').map((button) => button.querySelector('.hidden')?.textContent)).toEqual([
      'visit sate',
      'knock',
    ]);
    press(buttons('.doors')[1]);
    expect(props.picked).toBe('knock');
    await close();
  });
});
