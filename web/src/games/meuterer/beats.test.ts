// The events of Meuterer that are shown as beats, and those that stop for the affected player.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../types';
import beats from './beats';
import { actionsLast, lands, pullLasts, turned, turns } from './scenes/timing';

const event = (kind: string, facts: object = {}, seat: number | null = 1): GameEvent => ({
  kind,
  clause: 'M0.0',
  seat,
  ...facts,
});

describe('the beats of Meuterer', () => {
  it('give each scene two to four seconds', () => {
    for (const roles of [
      ['captain', 'mutineer', 'boy'],
      ['mate', 'mutineer', 'captain', 'boy'],
    ])
      expect(beats(event('actions', { roles }), 0)?.lasts).toBeGreaterThan(2000);
    for (const [kind, facts] of [
      ['actions', { roles: ['mate', 'mutineer', 'captain', 'boy'] }],
      ['mutiny', {}],
      ['mutiny-decided', {}],
      ['new-captain', { old: 2 }],
      ['plunder', { cards: [[], ['salt'], [], []] }],
      ['end', { winners: [0] }],
    ] as const) {
      const rule = beats(event(kind, facts), 0);
      expect(rule?.scene, kind).toBeDefined();
      expect(rule?.lasts, kind).toBeGreaterThanOrEqual(2000);
      expect(rule?.lasts, kind).toBeLessThanOrEqual(4500);
    }
  });

  it('are short or none where little happens', () => {
    expect(beats(event('fight', { count: 0 }), 0)).toEqual({ lasts: 500 });
    for (const [kind, facts] of [
      ['offer', {}],
      ['draw', {}],
      ['take', {}],
      ['sales', { points: 0 }],
      ['ship', { from: 'hochland', island: 'hochland' }],
    ] as const)
      expect(beats(event(kind, facts), 0), kind).toBeNull();
    expect(beats(event('plunder', { cards: [[], [], []] }), 0)?.scene).toBeUndefined();
  });

  it('stop only for a player who is deposed or robbed', () => {
    const deposed = event('new-captain', { old: 2 });
    expect([0, 1, 2, null].map((seat) => beats(deposed, seat)?.stops ?? false)).toEqual([false, false, true, false]);
    const raid = event('plunder', { cards: [['salt'], [], ['wine', 'wine']] });
    expect([0, 1, 2, null].map((seat) => beats(raid, seat)?.stops ?? false)).toEqual([true, false, true, false]);
  });

  it('reveal the roles in the log only after the cards are turned', () => {
    expect(beats(event('actions', { roles: ['captain', 'boy', 'mate'] }, null), 0)?.toldAfter).toBe(true);
  });
});

describe('the sounds of Meuterer', () => {
  const heard = (kind: string, facts: object = {}, seat: number | null = 0) =>
    beats(event(kind, facts), seat)?.sound ?? [];

  it.each([
    ['mutiny', {}, ['mutiny', 'clash']],
    ['fight', { count: 3 }, ['pull', 'pull', 'pull']],
    ['fight', { count: 0 }, []],
    ['sales', { points: 4 }, ['coins']],
    ['plunder', { cards: [['salt'], []] }, ['raid', 'cargo']],
    ['keep', {}, ['cargo', 'rustle']],
    ['ship', { from: 'hochland', island: 'eisfelsen' }, ['sail']],
    ['offer', {}, []],
  ])('are made for %s', (kind, facts, names) => {
    expect(heard(kind, facts).map(([name]) => name)).toEqual(names);
  });

  it('are made when a card lands, or is turned', () => {
    for (const [card, [, at]] of heard('fight', { count: 3 }).entries())
      expect(Math.abs(at - lands(card))).toBeLessThan(200);
    const roles = ['mutineer', 'captain', 'boy', 'mate'] as const;
    const flips = heard('actions', { roles }).flatMap(([name, at]) => (name === 'flip' ? [at] : []));
    for (const [seat, at] of turns([...roles]).entries())
      if (at !== null) expect(flips, roles[seat]).toContainEqual(at + 130);
    expect(flips.length).toBe(3);
  });

  it('tell a player whether they have won', () => {
    const end = { winners: [1], scores: [3, 5] };
    expect([0, 1, null].map((seat) => heard('end', end, seat)[0]?.[0])).toEqual(['loss', 'win', 'win']);
  });
});

describe('the timing of the scenes', () => {
  it('turns the Mutineer last, after a breath', () => {
    const at = turns(['mutineer', 'captain', 'boy', 'mate']);
    expect(at[1]).toBeNull();
    const times = [at[2], at[3], at[0]].map(Number);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThan((times[1] ?? 0) - (times[0] ?? 0));
    expect(turned(['mutineer', 'captain', 'boy', 'mate'])).toBeGreaterThan(times[2] ?? 0);
    expect(actionsLast(['captain', 'boy', 'mate'])).toBeGreaterThan(turned(['captain', 'boy', 'mate']) + 1000);
  });

  it('has every conflict card land before the beat ends', () => {
    for (const cards of [1, 2, 5]) expect(pullLasts(cards)).toBeGreaterThan(lands(cards - 1) + 500);
    expect(beats(event('fight', { count: 2 }), 0)).toMatchObject({ lasts: pullLasts(2), scene: 'fight' });
  });
});
