// @vitest-environment jsdom
// The board of Traîtres à bord: the buttons of each phase, the moves they choose, and clearing the choice.
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FrameParts } from '../types';
import { choices, clear, named, press, show, speakEnglish } from '../testing.svelte';
import Board from './Board.svelte';

const VIEW = {
  game: 'traitres',
  players: 4,
  phase: 'turn',
  acting: [0],
  turn: 0,
  target: 8,
  mutineers_among: 1,
  hand_sizes: [3, 3, 3, 3],
  planks: [0, 2, 0, 0],
  aboard: [true, true, true, true],
  roles: [null, null, null, null] as (string | null)[],
  chest: 3,
  opened: null as string[] | null,
  announced: [
    [3, '-2'],
    [1, '+1'],
    [2, '0'],
  ],
  played: { seat: 3, card: 'loot' },
  draw_pile: 45,
  discard_pile: 1,
  team: null as string | null,
  why: null as string | null,
  seat: 0,
  role: 'pirate',
  hand: ['+1', '+1', 'plank'],
};
const STASHES = ['stash +1 as +1', 'stash +1 as 0', 'stash +1 as -2'];
const PLANKS = ['plank 1', 'plank 2', 'plank 3'];

beforeAll(() => speakEnglish('traitres'));
afterEach(clear);

/** The player's cards that can be touched, with marks for the chosen ones. */
const cards = () => named('.cards');
const marked = () => cards().flatMap((name, place) => (name.startsWith('*') ? [place] : []));

describe('a turn', () => {
  it('makes buttons of nothing while somebody else is to act', () => {
    show(Board, VIEW, []);
    expect(named()).toEqual([]);
    expect(document.querySelector('.ask')).toBeNull();
    expect(document.querySelectorAll('.cards .card')).toHaveLength(3);
  });

  it('asks what to announce after the card, and takes the card back', () => {
    const props = show(Board, VIEW, [...STASHES, ...PLANKS]);
    expect(cards()).toEqual(['loot +1', 'loot +1', 'Plank']);
    expect(named('.tray')).toEqual([]);
    press(choices('.cards')[1]);
    expect(props.picked).toBeNull();
    expect(marked()).toEqual([1]);
    expect(named('.tray')).toEqual(STASHES);
    press('stash +1 as 0');
    expect(props.picked).toBe('stash +1 as 0');
    expect(named('.tray')).toEqual(['stash +1 as +1', '*stash +1 as 0', 'stash +1 as -2']);
    expect(marked()).toEqual([1]);
    press('stash +1 as -2');
    expect(props.picked).toBe('stash +1 as -2');
    press('stash +1 as -2');
    expect(props.picked).toBeNull();
    press(choices('.cards')[1]);
    expect(marked()).toEqual([]);
    expect(named('.tray')).toEqual([]);
  });

  it('marks the other card when that is touched, and forgets the announcement', () => {
    const props = show(Board, VIEW, [...STASHES, ...PLANKS]);
    press(choices('.cards')[0]);
    press('stash +1 as +1');
    press(choices('.cards')[1]);
    expect(props.picked).toBeNull();
    expect(marked()).toEqual([1]);
  });

  it('asks for a player after a plank: those before whom one may be laid', () => {
    const props = show(Board, VIEW, [...STASHES, 'plank 1', 'plank 3']);
    expect(named('.circle')).toEqual([]);
    press(choices('.cards')[2]);
    expect(named('.tray')).toEqual([]);
    expect(named('.circle')).toEqual(['plank 1', 'plank 3']);
    press('plank 3');
    expect(props.picked).toBe('plank 3');
    expect(named('.circle')).toEqual(['plank 1', '*plank 3']);
    press('plank 3');
    expect(props.picked).toBeNull();
    press(choices('.cards')[0]);
    expect(named('.circle')).toEqual([]);
  });

  it('chooses a card that needs nothing more by one touch', () => {
    const props = show(Board, { ...VIEW, hand: ['spyglass', '0', 'catch'] }, ['spyglass', 'catch']);
    expect(cards()).toHaveLength(2);
    press(choices('.cards')[0]);
    expect(props.picked).toBe('spyglass');
    press(choices('.cards')[1]);
    expect(props.picked).toBe('catch');
    press(choices('.cards')[1]);
    expect(props.picked).toBeNull();
  });

  it('shows what was chosen in the list of moves', () => {
    const props = show(Board, VIEW, [...STASHES, ...PLANKS]);
    props.pick('plank 2');
    expect(marked()).toEqual([2]);
    expect(named('.circle')).toEqual(['plank 1', '*plank 2', 'plank 3']);
  });

  it('explains the card that is touched', () => {
    const clause = vi.fn();
    show(Board, VIEW, [...STASHES, ...PLANKS], { clause });
    const ask = () => document.querySelector<HTMLButtonElement>('.ask')?.click();
    ask();
    press(choices('.cards')[2]);
    ask();
    press(choices('.cards')[0]);
    ask();
    expect(clause.mock.calls).toEqual([['T1.2'], ['T2.2'], ['T2.1']]);
  });

  it('opens the chest only after the own role was uncovered', () => {
    const props = show(Board, VIEW, ['open', ...STASHES]);
    expect(named('.circle')).toEqual([]);
    const cover = document.querySelector<HTMLButtonElement>('.role button');
    expect(cover?.getAttribute('aria-pressed')).toBe('false');
    expect(document.querySelector('.role b')).toBeNull();
    press(cover ?? undefined);
    expect(document.querySelector('.role b')?.textContent).toMatch(/pirate/iu);
    expect(named('.circle')).toEqual(['open']);
    press('open');
    expect(props.picked).toBe('open');
    press('open');
    expect(props.picked).toBeNull();
    press(cover ?? undefined);
    expect(named('.circle')).toEqual([]);
  });
});

describe('the spyglass', () => {
  const looking = { ...VIEW, phase: 'order', hand: ['0', 'plank'], seen: ['+1', '0', '-2'] };
  const LEGAL = ['+1 0 -2', '+1 -2 0', '0 +1 -2', '0 -2 +1', '-2 +1 0', '-2 0 +1'].map((order) => `order ${order}`);

  it('puts back the cards seen, in the order in which they are touched', () => {
    const props = show(Board, looking, LEGAL);
    expect(cards()).toEqual(['loot +1', 'loot 0', 'loot −2']);
    press(choices('.cards')[2]);
    expect(cards()).toEqual(['loot +1', 'loot 0', '*loot −2 (1)']);
    expect(props.picked).toBeNull();
    press(choices('.cards')[0]);
    expect(props.picked).toBe('order -2 +1 0');
    expect(cards()).toEqual(['*loot +1 (2)', '*loot 0 (3)', '*loot −2 (1)']);
  });

  it('takes back a card with all that came after it', () => {
    const props = show(Board, looking, LEGAL);
    press(choices('.cards')[1]);
    press(choices('.cards')[2]);
    expect(props.picked).toBe('order 0 -2 +1');
    press(choices('.cards')[2]);
    expect(props.picked).toBeNull();
    expect(marked()).toEqual([1]);
    press(choices('.cards')[1]);
    expect(marked()).toEqual([]);
  });

  it('names like cards once in each order', () => {
    const props = show(Board, { ...looking, seen: ['-2', '-2', '0'] }, [
      'order -2 -2 0',
      'order -2 0 -2',
      'order 0 -2 -2',
    ]);
    press(choices('.cards')[1]);
    expect(props.picked).toBeNull();
    press(choices('.cards')[0]);
    expect(props.picked).toBe('order -2 -2 0');
    expect(cards()).toEqual(['*loot −2 (2)', '*loot −2 (1)', '*loot 0 (3)']);
  });
});

describe('a catch', () => {
  const catching = { ...VIEW, phase: 'return', hand: ['+1', '+1', '0'], hand_sizes: [5, 3, 3, 3] };
  const LEGAL = ['return +1 +1', 'return +1 0', 'return 0 +1'];

  it('returns two cards, in the order in which they are touched', () => {
    const props = show(Board, catching, LEGAL);
    expect(cards()).toHaveLength(3);
    press(choices('.cards')[1]);
    expect(props.picked).toBeNull();
    press(choices('.cards')[2]);
    expect(props.picked).toBe('return +1 0');
    expect(cards()).toEqual(['loot +1', '*loot +1 (1)', '*loot 0 (2)']);
  });

  it('starts a new choice with a card that is touched when all are chosen', () => {
    const props = show(Board, catching, LEGAL);
    press(choices('.cards')[0]);
    press(choices('.cards')[1]);
    expect(props.picked).toBe('return +1 +1');
    press(choices('.cards')[2]);
    expect(marked()).toContain(2);
    expect(props.picked).toBe('return 0 +1');
  });
});

it('tells who has won, and shows the roles and what was in the chest', () => {
  const over = {
    ...VIEW,
    phase: 'over',
    acting: [],
    roles: ['pirate', 'mutineer', 'pirate', 'pirate'],
    opened: ['+1', '-2', '0'],
    team: 'mutineers',
    why: 'T3.1',
  };
  const clause = vi.fn();
  show(Board, over, [], { clause });
  expect(named()).toEqual([]);
  const verdict = document.querySelector('.verdict');
  expect(verdict?.querySelector('[role="img"]')?.getAttribute('aria-label')).toContain('−1');
  verdict?.querySelector<HTMLButtonElement>('.ask')?.click();
  expect(clause).toHaveBeenCalledExactlyOnceWith('T3.1');
  const roles = [...document.querySelectorAll('.circle .role')].map((role) => role.textContent);
  expect(roles.filter((role) => /mutineer/iu.test(role))).toHaveLength(1);
  expect(roles).toHaveLength(4);
});

it('lays what was claimed beside what came out of the chest', () => {
  const stash = (seat: number, value: string) => ({ kind: 'stash', clause: 'T2.1', seat, value });
  const over = {
    ...VIEW,
    phase: 'over',
    acting: [],
    roles: ['pirate', 'mutineer', 'pirate', 'pirate'],
    opened: ['0', '-2', '+1'],
    announced: [
      [3, '+1'],
      [1, '+1'],
      [2, '0'],
    ],
    team: 'mutineers',
    why: 'T3.1',
  };
  const history = [
    stash(3, '+1'),
    stash(1, '+1'),
    stash(2, '0'),
    { kind: 'open', clause: 'T3.1', seat: 0, cards: ['0', '-2', '+1'] },
  ];
  show(Board, over, [], { history });
  const turned = [...document.querySelectorAll('.verdict .turned')];
  expect(turned.map((each) => each.textContent.replace(/\s/gu, ''))).toEqual(['+1+1', '+1≠−2', '00']);
  expect(turned.map((each) => each.classList.contains('lie'))).toEqual([false, true, false]);
});

it('shows the numbers of the server, and without them counts the claims itself', () => {
  show(Board, VIEW, []);
  expect(document.querySelector('.count b')?.textContent).toBe('claimed −1 of 8');
  clear();
  show(Board, VIEW, [], { numbers: [{ id: 'claimed', value: -1, of: 8, text: 'claimed -1 of 8, it says' }] });
  expect(document.querySelector('.count b')?.textContent).toBe('claimed -1 of 8, it says');
});

it('draws what was hidden then at the seats of the others', () => {
  const own = (seat: number, role: string, hand: string[]) => ({
    view: { ...VIEW, seat, role, hand },
    words: `${role} ${hand.length}`,
  });
  const secrets = [
    own(0, 'pirate', ['+1']),
    own(1, 'mutineer', ['-2', '0']),
    own(2, 'pirate', ['plank']),
    own(3, 'pirate', []),
  ];
  show(Board, VIEW, [], { secrets });
  const drawn = [...document.querySelectorAll('.stage [role=img].secret')];
  expect(drawn.map((each) => each.getAttribute('aria-label'))).toEqual(['mutineer 2', 'pirate 1']);
  expect([...document.querySelectorAll('.role.secret')].map((each) => each.textContent)).toEqual([
    'mutineer',
    'pirate',
    'pirate',
  ]);
});

it('covers the role of this seat at a table, and shows it in a replay', () => {
  show(Board, VIEW, []);
  expect(document.querySelector('.role [aria-pressed]')?.getAttribute('aria-pressed')).toBe('false');
  clear();
  show(Board, VIEW, [], { uncovered: true });
  expect(document.querySelector('.role [aria-pressed]')?.getAttribute('aria-pressed')).toBe('true');
});

it('lists no opening of the chest while the role is covered, and drops one that is chosen', () => {
  let listed: readonly string[] = [];
  const blank = createRawSnippet(() => ({ render: () => '<i></i>' }));
  const story: FrameParts['story'] = createRawSnippet((_, facts) => ({
    render: () => '<i></i>',
    setup: () => {
      $effect(() => {
        listed = facts().unlisted ?? [];
      });
    },
  }));
  const frame: FrameParts = { strip: blank, choice: blank, story, caption: blank, scene: blank };
  const props = show(Board, VIEW, [...STASHES, 'open'], { frame });
  const turn = () => {
    document.querySelector<HTMLElement>('.role [aria-pressed]')?.click();
    flushSync();
  };
  expect(listed).toEqual(['open']);
  turn();
  expect(listed).toEqual([]);
  props.pick('open');
  flushSync();
  turn();
  expect([props.picked, listed]).toEqual([null, ['open']]);
  clear();
  // A mutineer's moves are listed in the same way.
  show(Board, { ...VIEW, role: 'mutineer' }, STASHES, { frame });
  expect(listed).toEqual(['open']);
});
