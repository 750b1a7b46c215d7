// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LOOKS } from '../art/characters';
import type { Player } from '../games/types';
import { characterAt, keepPeople, mannerAt, people, seatCast } from './cast.svelte';
import { speak } from './i18n.svelte';
import { loadPeople } from './people';
import { put } from './speech';

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

beforeAll(async () => {
  await speak('en', false);
  const games = [{ name: 'contraband', manners: { Hauke: 'gruff' } }];
  globalThis.fetch = () => Promise.resolve(Response.json({ games }));
  await loadPeople('contraband');
});
afterEach(() => seatCast());

describe('the cast', () => {
  const seats = [
    { name: 'Ann' },
    { bot: 'easy', called: 'Hauke' },
    { name: 'Bo', bot: 'medium', away: true },
    { bot: 'hard', called: 'Steffi' },
  ];

  it('has characters where bots play for themselves', () => {
    seatCast(seats);
    expect(seats.map((_, seat) => characterAt(seat))).toEqual([null, 'Hauke', null, 'Steffi']);
    expect(seats.map((_, seat) => mannerAt(seat))).toEqual(['plain', 'gruff', 'plain', 'plain']);
    seatCast();
    expect(characterAt(1)).toBeNull();
  });

  it('is described with its strength; people are not', () => {
    const player: Player = {
      ...{ seat: 1, name: 'Hauke', you: false, bot: 'easy', away: false, gone: false, says: null },
      character: 'Hauke',
    };
    expect(people()?.about(player)).toMatchObject({
      title: 'Hauke',
      text: expect.stringContaining('fisherman') as string,
    });
    expect(people()?.about(player)?.text).toContain('Easy');
    expect(people()?.about({ ...player, character: null, bot: null })).toBeNull();
  });

  it('has a face and a description for everybody', () => {
    expect(Object.keys(LOOKS)).toHaveLength(12);
    const faces = Object.values(LOOKS).map((look) => JSON.stringify(look));
    expect(new Set(faces).size).toBe(12);
    const told = Object.keys(LOOKS).map((character) => {
      const player = { seat: 0, name: character, you: false, bot: 'easy', away: false, gone: false, says: null };
      return people()?.about({ ...player, character })?.text;
    });
    expect(new Set(told).size).toBe(12);
  });

  it('keeps what was loaded', () => {
    const found = people();
    if (found) keepPeople(found);
    expect(people()?.inWords('laugh')).toBe('laughs');
  });
});

describe('a bubble', () => {
  /** A stage of 400 × 300 with a seat at its top left, and a bubble of 200 × 40 for the seat. */
  function stage(who: DOMRect, ...touch: DOMRect[]): HTMLElement {
    document.body.innerHTML = `<div class="stage">
      <div class="place"><p class="bubble" data-speech><span>Ahoy</span></p><div class="seat"><span class="who"></span></div></div>
      ${touch.map(() => '<button class="touch"></button>').join('')}</div>`;
    const set = (selector: string, rect: DOMRect, nth = 0) => {
      const found = document.querySelectorAll<HTMLElement>(selector)[nth];
      if (found) found.getBoundingClientRect = () => rect;
    };
    set('.stage', box(0, 0, 400, 300));
    set('.place', box(10, 10, 120, 60));
    set('.seat', box(10, 10, 120, 60));
    set('.who', who);
    touch.forEach((rect, nth) => set('.touch', rect, nth));
    const bubble = document.querySelector<HTMLElement>('.bubble');
    if (!bubble) throw new Error('there is no bubble');
    Object.defineProperty(bubble, 'offsetWidth', { value: 200 });
    Object.defineProperty(bubble, 'offsetHeight', { value: 40 });
    return bubble;
  }

  it('stands below the seat where that is free', () => {
    const bubble = stage(box(50, 15, 70, 30));
    put(bubble);
    expect(bubble.style.translate).toBe('3px 63px');
  });

  it('goes beside the seat rather than over a choice', () => {
    const bubble = stage(box(50, 15, 70, 30), box(0, 75, 400, 200));
    put(bubble);
    expect(bubble.style.translate).toBe('123px 10px');
  });

  it('covers the name where there is no other place, and is a sign where the name is too small', () => {
    const all = [box(0, 75, 400, 225), box(131, 0, 269, 75)] as const;
    const wide = stage(box(50, 15, 120, 30), ...all);
    put(wide);
    expect([wide.style.translate, wide.dataset.sign]).toEqual(['37px 2px', undefined]);
    const narrow = stage(box(50, 15, 60, 30), ...all);
    put(narrow);
    expect(narrow.dataset.sign).toBe('');
  });
});
