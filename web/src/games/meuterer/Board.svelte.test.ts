// @vitest-environment jsdom
// The board of Meuterer by phase: the buttons, the moves they choose, and clearing the choice.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { choices, clear, named, press, show, speakEnglish } from '../testing.svelte';
import Board from './Board.svelte';

const NOTHING_SOLD = { ship: 0, other: 0 };
const RING =
  'hochland affeninsel fingerhut sandkap piratennest rotes-riff sommerland gruenland karge-zunge kalte-klippe eisfelsen frosthoehle';
const VIEW = {
  game: 'meuterer',
  players: 3,
  options: { pirates: 'off', 'loader-keeps': 'drawn' } as Record<string, string>,
  round: 3,
  rounds: 9,
  phase: 'offer',
  acting: [0],
  ring: RING.split(' '),
  islands: Object.fromEntries(
    RING.split(' ').map((island) => [island, { buys: 'any', sole: 5, two: 3, three: 1, docking: 2 }]),
  ),
  islands_replaced: false,
  ship: 'kalte-klippe',
  active: ['kalte-klippe', 'piratennest'],
  pirate_ship: null,
  captain: 1,
  pay: 2,
  captain_destination: null,
  mutineer_destination: null,
  scores: [6, 13, 6],
  hand_sizes: [5, 5, 5],
  offered: [[], [], []],
  left: [false, false, false],
  middle_count: 5,
  roles: [null, null, null] as (string | null)[],
  mutiny: null as { against: number; for: number; fought: number } | null,
  sold: [NOTHING_SOLD, NOTHING_SOLD, NOTHING_SOLD],
  draw_pile: 21,
  discard_pile: [],
  discard_face_down: 0,
  drawing: null,
  seat: 0,
  hand: ['salt', 'cloth', 'cloth'],
  role: null as string | null,
};

beforeAll(() => speakEnglish('meuterer'));
afterEach(clear);

it('makes buttons of nothing while somebody else is to act', () => {
  for (const phase of ['pay', 'offer', 'take', 'fight', 'sell', 'over']) {
    show(Board, { ...VIEW, phase, mutiny: phase === 'fight' ? { against: 1, for: 0, fought: 0 } : null }, []);
    expect(named(), phase).toEqual([]);
    clear();
  }
});

it('shows no hand to spectators', () => {
  show(Board, { ...VIEW, seat: undefined, hand: undefined, role: undefined }, []);
  expect(document.querySelector('.hand')).toBeNull();
  expect(document.body.textContent).toContain('Ann');
});

it('leads to the clause that is asked about', () => {
  const clause = vi.fn();
  show(Board, { ...VIEW, phase: 'take' }, ['take boy'], { clause });
  document.querySelector<HTMLButtonElement>('.ask')?.click();
  expect(clause).toHaveBeenCalledExactlyOnceWith('M2.6');
});

it('chooses the pay, another, and none', () => {
  const props = show(Board, { ...VIEW, phase: 'pay', pay: null }, ['pay 0', 'pay 1', 'pay 2']);
  expect(named()).toEqual(['pay 0', 'pay 1', 'pay 2']);
  press('pay 1');
  expect(props.picked).toBe('pay 1');
  expect(named()).toEqual(['pay 0', '*pay 1', 'pay 2']);
  press('pay 0');
  expect(props.picked).toBe('pay 0');
  press('pay 0');
  expect(props.picked).toBeNull();
});

describe('offering', () => {
  const LEGAL = ['offer salt', 'offer cloth', 'leave'];

  it('chooses the card that was touched among like cards, and takes it back', () => {
    const props = show(Board, VIEW, LEGAL);
    expect(named('.hand')).toEqual(['offer salt', 'offer cloth', 'offer cloth']);
    press('offer cloth', 1);
    expect(props.picked).toBe('offer cloth');
    expect(named('.hand')).toEqual(['offer salt', 'offer cloth', '*offer cloth']);
    press('offer cloth', 0);
    expect(props.picked).toBe('offer cloth');
    expect(named('.hand')).toEqual(['offer salt', '*offer cloth', 'offer cloth']);
    press('offer cloth', 0);
    expect(props.picked).toBeNull();
    expect(named('.hand')).toEqual(['offer salt', 'offer cloth', 'offer cloth']);
  });

  it('marks one of like cards when the move was chosen in the list of moves', () => {
    const props = show(Board, VIEW, LEGAL);
    props.pick('offer cloth');
    expect(named('.hand')).toEqual(['offer salt', '*offer cloth', 'offer cloth']);
  });

  it('makes a button only of cards that may be offered', () => {
    show(Board, VIEW, ['offer salt', 'leave']);
    expect(named('.hand')).toEqual(['offer salt']);
    clear();
    show(Board, VIEW, ['leave']);
    expect(named('.hand')).toEqual([]);
    expect(named('.tray')).toEqual(['leave']);
  });

  it('leaves without taking an action card: that is the next decision', () => {
    const props = show(Board, VIEW, LEGAL);
    expect(named('.tray')).toEqual(['leave']);
    press('leave');
    expect(props.picked).toBe('leave');
    press('offer salt');
    expect(props.picked).toBe('offer salt');
    expect(named('.tray')).toEqual(['leave']);
    press('leave');
    press('leave');
    expect(props.picked).toBeNull();
  });

  it('lets the Captain leave by touching the destination, which nobody else has', () => {
    const legal: [string, string][] = [['leave', 'Leave; destination Kalte Klippe, docking value 4']];
    const props = show(Board, { ...VIEW, captain: 0 }, legal);
    expect(choices('.sea')).toHaveLength(1);
    press(choices('.sea')[0]);
    expect(props.picked).toBe('leave');
    press(choices('.sea')[0]);
    expect(props.picked).toBeNull();
    clear();
    show(Board, { ...VIEW, captain: 1 }, legal);
    expect(choices('.sea')).toEqual([]);
  });
});

describe('taking an action card', () => {
  const taking = { ...VIEW, phase: 'take', left: [true, false, false], middle: ['mutineer', 'boy', 'loader'] };
  const LEGAL: (string | [string, string])[] = [
    ['take mutineer', 'Take the Mutineer: destination Piratennest, docking value 3'],
    'take boy',
    'take loader',
  ];

  it('offers those that lie there, and nothing of the hand', () => {
    const props = show(Board, taking, LEGAL);
    expect(named('.hand')).toEqual([]);
    expect(named('.tray')).toEqual([LEGAL[0]?.[1], 'take boy', 'take loader']);
    press('take loader');
    expect(props.picked).toBe('take loader');
    press('take boy');
    expect(props.picked).toBe('take boy');
    press('take boy');
    expect(props.picked).toBeNull();
  });

  it('shows the destination of the Mutineer on the ring, where it can be touched too', () => {
    const props = show(Board, taking, LEGAL);
    expect(choices('.sea')).toHaveLength(1);
    press(choices('.sea')[0]);
    expect(props.picked).toBe('take mutineer');
    expect(named('.tray')[0]).toMatch(/^\*Take the Mutineer/u);
    clear();
    show(Board, taking, LEGAL.slice(1));
    expect(choices('.sea')).toEqual([]);
  });
});

describe('fighting', () => {
  const fighting = {
    ...VIEW,
    phase: 'fight',
    mutiny: { against: 1, for: 0, fought: 0 },
    roles: ['mutineer', null, 'merchant'],
    role: 'mutineer',
    hand: ['salt', 'conflict', 'conflict'],
  };
  const LEGAL = ['fight 0', 'fight 1', 'fight 2'];

  it('counts conflict cards up to the one that is touched, and down again', () => {
    const props = show(Board, fighting, LEGAL);
    expect(named('.hand')).toEqual(['fight 1', 'fight 2']);
    press(choices('.hand')[1]);
    expect([props.picked, props.open]).toEqual(['fight 2', true]);
    expect(named('.hand')).toEqual(['*fight 1', '*fight 2']);
    press(choices('.hand')[1]);
    expect(props.picked).toBe('fight 1');
    press(choices('.hand')[0]);
    expect(props.picked).toBe('fight 0');
  });

  it('can be said by the number too', () => {
    const props = show(Board, fighting, LEGAL);
    press(choices('.tray')[0]);
    expect(props.picked).toBe('fight 0');
    press(choices('.tray')[0]);
    expect(props.picked).toBeNull();
  });

  it('makes no button of a card where none may be played', () => {
    show(Board, fighting, ['fight 0']);
    expect(choices('.hand')).toEqual([]);
    expect(named('.tray')).toEqual(['fight 0']);
  });
});

describe('selling', () => {
  const selling = { ...VIEW, phase: 'sell', hand: [], offered: [['salt', 'wine', 'cloth', 'cloth'], [], []] };
  const LEGAL = [
    'sell piratennest=wine*1',
    'sell kalte-klippe=wine*1',
    'sell kalte-klippe=wine*1 piratennest=salt*1',
    'sell kalte-klippe=wine*1 piratennest=cloth*2',
  ];
  const stall = (number: number) => `.stall:nth-child(${number})`;

  it('chooses at each island, and takes a full choice back by a second touch', () => {
    const props = show(Board, selling, LEGAL);
    expect(named(stall(1))).toEqual(['1 wine at Kalte Klippe', 'nothing at Kalte Klippe']);
    expect(named(stall(2))).toHaveLength(4);
    press('1 wine at Kalte Klippe');
    expect(props.picked).toBeNull();
    expect(named(stall(1))[0]).toBe('*1 wine at Kalte Klippe');
    press('2 cloth at Piratennest');
    expect(props.picked).toBe('sell kalte-klippe=wine*1 piratennest=cloth*2');
    press('2 cloth at Piratennest');
    expect(props.picked).toBeNull();
    expect(named('.tray').filter((name) => name.startsWith('*'))).toEqual([]);
  });

  it('chooses a single remaining possibility, and drops choices that do not fit', () => {
    const props = show(Board, selling, LEGAL);
    press('1 wine at Piratennest');
    expect(props.picked).toBe('sell piratennest=wine*1');
    expect(named(stall(1))).toEqual(['1 wine at Kalte Klippe', '*nothing at Kalte Klippe']);
    press('1 salt at Piratennest');
    expect(props.picked).toBe('sell kalte-klippe=wine*1 piratennest=salt*1');
  });

  it('shows what was chosen in the list of moves', () => {
    const props = show(Board, selling, LEGAL);
    props.pick('sell kalte-klippe=wine*1');
    expect(named('.tray').filter((name) => name.startsWith('*'))).toEqual([
      '*1 wine at Kalte Klippe',
      '*nothing at Piratennest',
    ]);
  });
});

describe('what the Loader keeps', () => {
  const keeping = { ...VIEW, phase: 'keep', roles: ['loader', null, null], role: 'loader', hand: ['ruby'] };

  it('is chosen from the cards drawn, until there are as many as are kept', () => {
    const view = { ...keeping, drawn: ['conflict', 'wine', 'wine'] };
    const props = show(Board, view, ['keep wine wine', 'keep wine conflict']);
    expect(named('.hand')).toEqual([]);
    expect(named('.tray')).toEqual(['conflict', 'wine', 'wine']);
    press(choices('.tray')[2]);
    expect(props.picked).toBeNull();
    press(choices('.tray')[0]);
    expect(props.picked).toBe('keep wine conflict');
    expect(named('.tray')).toEqual(['*conflict', 'wine', '*wine']);
    // One card too many: the one touched first is deselected.
    press(choices('.tray')[1]);
    expect(named('.tray')).toEqual(['*conflict', '*wine', 'wine']);
    expect(props.picked).toBe('keep wine conflict');
    press(choices('.tray')[0]);
    expect(props.picked).toBeNull();
  });

  it('is chosen from the hand and the cards drawn, where the table plays so', () => {
    const view = {
      ...keeping,
      options: { ...VIEW.options, 'loader-keeps': 'hand' },
      hand: ['ruby', 'cloth'],
      drawn: ['salt', 'cloth'],
    };
    const legal = ['keep ruby salt cloth', 'keep ruby cloth cloth', 'keep salt cloth cloth'];
    const props = show(Board, view, legal);
    expect(named('.tray')).toEqual(['ruby', 'cloth', 'salt', 'cloth']);
    expect(named('.hand')).toEqual([]);
    for (const place of [3, 0, 2]) press(choices('.tray')[place]);
    expect(props.picked).toBe('keep ruby salt cloth');
    press(choices('.tray')[1]);
    expect(named('.tray')).toEqual(['*ruby', '*cloth', '*salt', 'cloth']);
    expect(props.picked).toBe('keep ruby salt cloth');
  });

  it('is begun again when the choice is taken back elsewhere', () => {
    const props = show(Board, { ...keeping, drawn: ['salt', 'wine'] }, ['keep salt', 'keep wine']);
    press(choices('.tray')[0]);
    expect(props.picked).toBe('keep salt');
    props.pick(null);
    expect(named('.tray')).toEqual(['salt', 'wine']);
  });

  it('may be nothing: a button of its own', () => {
    const props = show(Board, { ...keeping, drawn: ['salt'] }, ['keep']);
    expect(named('.tray')).toEqual(['keep']);
    press('keep');
    expect(props.picked).toBe('keep');
    press('keep');
    expect(props.picked).toBeNull();
  });
});

it('tells who has won, and ranks the others', () => {
  show(Board, { ...VIEW, phase: 'over', hand: [], scores: [9, 21, 9] }, []);
  expect(document.querySelector('.prompt')?.textContent).toContain('Bo');
  const ranks = [...document.querySelectorAll('.tray li')].map((row) => row.textContent.replaceAll(/\s/gu, ''));
  expect(ranks).toEqual(['1.Bo21', '2.Ann9', '2.Cy9']);
  expect(named()).toEqual([]);
});

it('draws what was hidden then at the seats of the others', () => {
  show(Board, VIEW, []);
  expect(document.querySelectorAll('.secret')).toHaveLength(0);
  clear();
  const secrets = [
    { view: VIEW, words: 'Ann' },
    { view: { ...VIEW, seat: 1, hand: ['wine', 'ruby'], role: null }, words: 'Bo' },
    { view: { ...VIEW, seat: 2, hand: ['salt'], role: 'boy' }, words: 'Cy' },
  ];
  show(Board, VIEW, [], { secrets });
  const drawn = [...document.querySelectorAll('.stage [role=img].secret')];
  expect(drawn.map((each) => each.getAttribute('aria-label'))).toEqual(['Bo', 'Cy']);
  expect(drawn.map((each) => each.querySelectorAll('svg').length)).toEqual([2, 1]);
  expect(document.querySelector('.card.secret')?.textContent).toBe('Cabin Boy');
});
