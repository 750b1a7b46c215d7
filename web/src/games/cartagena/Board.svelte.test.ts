// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { choices, clear, named, press, show, speakEnglish } from '../testing.svelte';
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

beforeAll(() => speakEnglish('cartagena'));
afterEach(clear);

describe('the table of Cartagena', () => {
  it('chooses the card that was touched, and takes it back, also among like cards', () => {
    const props = show(Board, VIEW, LEGAL);
    press(choices('.own')[1]);
    expect(props.picked).toBe('swap v1');
    expect(choices('.own').map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
    expect(props.open).toBe(true);
    press(choices('.own')[2]);
    expect(props.picked).toBe('swap v1 d2');
    press(choices('.own')[0]);
    expect([props.picked, props.open]).toEqual(['swap v1 v1 d2', false]);
    press(choices('.own')[0]);
    press(choices('.own')[1]);
    expect(props.picked).toBe('swap d2');
    press(choices('.own')[2]);
    expect(props.picked).toBeNull();
  });

  it('makes buttons of nothing while somebody else is to act', () => {
    show(Board, VIEW, []);
    expect(named()).toEqual([]);
  });

  it('makes buttons only of the doors that can be used', () => {
    const props = show(Board, { ...VIEW, phase: 'door', visiting: null }, ['knock', 'visit sate']);
    expect(named('.doors')).toEqual(['visit sate', 'knock']);
    press(choices('.doors')[1]);
    expect(props.picked).toBe('knock');
  });

  it('lays one card in a duel, or the monkey, and takes it back', () => {
    const duel = { letter: 'a', round: 1, valverde: 3, diaz: 5, in: [0, 1], rounds: [] };
    const props = show(Board, { ...VIEW, phase: 'lay', visiting: null, duel }, ['lay v1', 'lay d2', 'lay monkey']);
    expect(named('.own')).toEqual(['lay v1', 'lay v1', 'lay d2', 'lay monkey']);
    press(choices('.own')[1]);
    expect(props.picked).toBe('lay v1');
    expect(named('.own')).toEqual(['lay v1', '*lay v1', 'lay d2', 'lay monkey']);
    press('lay monkey');
    expect(props.picked).toBe('lay monkey');
    press('lay monkey');
    expect(props.picked).toBeNull();
  });

  it('says in words what every open pirate is good for, and who has laid a card', async () => {
    show(Board, VIEW, []);
    const doors = [...document.querySelectorAll('.doors [role=img]')].map((door) => door.getAttribute('aria-label'));
    expect(doors).toEqual([
      'Door 1: Wessel-Jan, visited by Ann',
      'Door 2, open: Sate. 1 coin, and 1 more per turn without a visit',
      'Door 3, closed',
    ]);
    clear();
    const duel = { letter: 'a', round: 2, valverde: 4, diaz: 5, in: [0, 1], rounds: [{ cards: ['v1'], monkeys: [] }] };
    show(Board, { ...VIEW, phase: 'lay', visiting: null, duel, posts: [[3, 5], null, null, null, null] }, [], {
      acting: [1],
    });
    await vi.waitFor(() => expect(document.querySelector('.now')).not.toBeNull());
    const labels = [...document.querySelectorAll('.now [role=img]')].map((each) => each.getAttribute('aria-label'));
    expect(labels).toEqual(['Ann has laid a card', 'Bo has yet to lay a card']);
  });

  it('robs a player by the seat alone', () => {
    const props = show(Board, { ...VIEW, phase: 'rob', visiting: 'chang-ye' }, ['rob 1']);
    expect(named()).toEqual(['rob 1']);
    press('rob 1');
    expect(props.picked).toBe('rob 1');
  });

  it('ends with a row for everybody, the winner first', async () => {
    const end = {
      ...VIEW,
      phase: 'over',
      visiting: null,
      won: ['diaz', 'diaz', 'diaz', null, null],
      sides: ['valverde', 'diaz'],
      gold_cards: [['g2'], []],
      winning_side: 'diaz',
      totals: [3, 2],
      winners: [1],
    };
    show(Board, end, []);
    await vi.waitFor(() => expect(document.querySelector('tbody')).not.toBeNull());
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => [
      row.querySelector('.name')?.textContent,
      row.querySelector('strong')?.textContent,
    ]);
    expect(rows).toEqual([
      ['Bo', '2'],
      ['Ann', '3'],
    ]);
    expect(document.querySelector('h3')?.textContent).toBe('Diaz has won the mutiny');
  });

  it('draws what was hidden then at the seats of the others', () => {
    const own = { ...VIEW, seat: 1, side: 'diaz', combat: ['v1', 'd2'], gold: ['g3'] };
    const secrets = [
      { view: VIEW, words: 'Ann' },
      { view: own, words: 'Bo' },
    ];
    show(Board, VIEW, [], { secrets });
    const drawn = [...document.querySelectorAll('.stage [role=img].secret')];
    expect(drawn.map((each) => each.getAttribute('aria-label'))).toEqual(['Bo']);
    expect(drawn[0]?.querySelectorAll('.slot')).toHaveLength(3);
    expect(document.querySelectorAll('.back.secret')).toHaveLength(1);
  });
});
