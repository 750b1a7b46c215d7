import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Director, LONGEST_STOP, LONGEST_WAIT, type Item } from './director.svelte';

let happened: number[] = [];

function item(n: number, lasts = 0, stops = false): Item {
  const event = { kind: 'offer', clause: 'M2.1', seat: 1 };
  const beat = lasts ? { n, event, text: null, rule: { lasts, stops } } : undefined;
  return { happen: () => happened.push(n), beat };
}

beforeEach(() => {
  vi.useFakeTimers();
  happened = [];
});
afterEach(() => vi.useRealTimers());

describe('the director', () => {
  it('processes entries without a beat at once', () => {
    const director = new Director(() => 1);
    for (const n of [1, 2, 3]) director.add(item(n));
    expect(happened).toEqual([1, 2, 3]);
    expect(director.busy).toBe(false);
  });

  it('waits for as long as a beat lasts, in order', () => {
    const director = new Director(() => 1);
    for (const each of [item(1, 1000), item(2, 500), item(3)]) director.add(each);
    expect(happened).toEqual([1]);
    expect(director.beat?.n).toBe(1);
    vi.advanceTimersByTime(999);
    expect(happened).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect([happened, director.beat?.n]).toEqual([[1, 2], 2]);
    vi.advanceTimersByTime(500);
    expect([happened, director.beat, director.busy]).toEqual([[1, 2, 3], null, false]);
  });

  it.each([
    [0.5, 2000],
    [2, 500],
  ])('plays at speed %d', (speed, lasts) => {
    const director = new Director(() => speed);
    director.add(item(1, 1000));
    director.add(item(2));
    vi.advanceTimersByTime(lasts - 1);
    expect(happened).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(happened).toEqual([1, 2]);
  });

  it('plays nothing when it is off', () => {
    const director = new Director(() => 0);
    for (const each of [item(1, 1000), item(2, 500, true)]) director.add(each);
    expect([happened, director.beat, director.busy]).toEqual([[1, 2], null, false]);
  });

  it('skips one beat, or all', () => {
    const director = new Director(() => 1);
    for (const n of [1, 2, 3, 4]) director.add(item(n, 1000));
    director.skip();
    expect([happened, director.beat?.n]).toEqual([[1, 2], 2]);
    director.skipAll();
    expect([happened, director.beat, director.busy]).toEqual([[1, 2, 3, 4], null, false]);
    vi.advanceTimersByTime(10_000);
    expect(happened).toEqual([1, 2, 3, 4]);
  });

  it('says when a beat begins, and when it is cut short', () => {
    const said: string[] = [];
    const director = new Director(() => 1, {
      begins: (beat) => said.push(`begins ${beat.n}`),
      cut: () => said.push('cut'),
    });
    for (const n of [1, 2, 3]) director.add(item(n, 1000));
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(['begins 1', 'begins 2']);
    director.skip();
    expect(said.slice(2)).toEqual(['cut', 'begins 3']);
    director.skipAll();
    director.skipAll();
    expect(said.slice(4)).toEqual(['cut']);
  });

  it('skips no beat because of a later one that stops', () => {
    const director = new Director(() => 1);
    for (const each of [item(1, 3000), item(2, 3000, true), item(3, 4000)]) director.add(each);
    expect(happened).toEqual([1]);
  });

  it('holds a beat that stops until it is dismissed, but not forever', () => {
    const director = new Director(() => 2);
    director.add(item(1, 1000, true));
    director.add(item(2));
    vi.advanceTimersByTime(LONGEST_STOP - 1);
    expect(happened).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(happened).toEqual([1, 2]);
  });

  it('skips beats when it lags too far behind the game', () => {
    const director = new Director(() => 1);
    const count = LONGEST_WAIT / 1000 + 4;
    for (let n = 1; n <= count; n++) director.add(item(n, 1000));
    // The first beat is shown; the others wait no longer than the limit.
    expect(happened).toEqual([1, 2, 3, 4]);
  });

  it('skips no beat for one that stops, nor one that stops for later beats', () => {
    const director = new Director(() => 1);
    for (let n = 1; n <= 4; n++) director.add(item(n, 1000, true));
    expect(happened).toEqual([1]);
    for (let n = 5; n <= LONGEST_WAIT / 1000 + 6; n++) director.add(item(n, 1000));
    expect([happened, director.beat?.n]).toEqual([[1], 1]);
  });

  it('drops events that are taken back, and processes the rest at once', () => {
    const director = new Director(() => 1);
    for (const each of [item(1, 1000), { ...item(2, 1000), n: 2 }, item(3), { ...item(4, 1000), n: 4 }])
      director.add(each);
    director.takeBack(2);
    expect([happened, director.beat, director.busy]).toEqual([[1, 2, 3], null, false]);
  });
});
