import { describe, expect, it } from 'vitest';
import { LONGEST_WAIT } from '../../app/director.svelte';
import type { GameEvent } from '../types';
import beats from './beats';

function event(kind: string, facts: Record<string, unknown> = {}): GameEvent {
  return { kind, clause: 'C0', seat: 1, ...facts };
}

const SCENES = [
  'knock',
  'ghost',
  'storm',
  'mutiny',
  'out',
  'duel',
  'shown',
  'duel-won',
  'mutiny-won',
  'reveal',
  'tie',
  'end',
];

describe('the beats of Cartagena', () => {
  it.each(SCENES)('plays a scene for %s', (kind) => {
    const end = { winners: [1] };
    expect(beats(event(kind, end), 0)).toMatchObject({ scene: kind });
    expect(beats(event(kind, end), null)?.stops).toBeFalsy();
  });

  it.each(['offer', 'pass', 'idle', 'look', 'lay', 'leave', 'purse', 'peek'])('does not wait for %s', (kind) => {
    expect(beats(event(kind), 0)).toBeNull();
  });

  it('shows the ship sailing, but not that it stays', () => {
    expect(beats(event('sail', { spaces: 2, ship: 9 }), 0)).toMatchObject({ scene: 'sail' });
    expect(beats(event('sail', { spaces: 0, ship: 9 }), 0)).toEqual({ lasts: 600 });
  });

  it('opens the door of the Ghost sooner', () => {
    const others = beats(event('knock', { pirate: 'pang' }), 0);
    const ghosts = beats(event('knock', { pirate: 'ghost' }), 0);
    expect(ghosts?.lasts).toBeLessThan(others?.lasts ?? 0);
  });

  it.each([
    ['rob', { target: 0 }, { target: 2 }],
    ['peek', { target: 0 }, { target: 2 }],
    ['refill', { seats: [0, 1] }, { seats: [1, 2] }],
    ['out', { seat: 0 }, { seat: 2 }],
  ])('stops for %s only if it was done to the seat that watches', (kind, done, other) => {
    expect(beats(event(kind, done), 0)).toMatchObject({ stops: true });
    expect(beats(event(kind, other), 0)?.stops).toBeFalsy();
    expect(beats(event(kind, done), null)?.stops).toBeFalsy();
  });

  it.each([
    ['knock', ['knock', 'door']],
    ['ghost', ['ghost']],
    ['storm', ['storm']],
    ['mutiny', ['mutiny', 'clash']],
    ['out', ['splash']],
    ['duel', ['clash']],
    ['shown', ['flip', 'pull']],
    ['mutiny-won', ['flag', 'fanfare']],
    ['reveal', ['flip']],
    ['rob', ['pay']],
    ['visit', []],
  ])('makes the sounds of %s', (kind, names) => {
    expect((beats(event(kind), 0)?.sound ?? []).map(([name]) => name)).toEqual(names);
  });

  it('makes the sound of waves only if the ship sails', () => {
    expect(beats(event('sail', { spaces: 2 }), 0)?.sound).toEqual([['sail', 0]]);
    expect(beats(event('sail', { spaces: 0 }), 0)?.sound).toBeUndefined();
  });

  it('tells a player whether they have won, and everybody if nobody has', () => {
    const heard = (winners: number[], seat: number | null) => beats(event('end', { winners }), seat)?.sound?.[0]?.[0];
    expect([heard([1], 1), heard([1], 0), heard([1], null), heard([], null)]).toEqual(['win', 'loss', 'win', 'loss']);
  });

  it('shows the whole end of a game, even if two players are tied', () => {
    const end = ['duel-won', 'mutiny-won', ...Array<string>(4).fill('reveal'), 'tie', 'tie', 'end'];
    const lasts = end.reduce((sum, kind) => sum + (beats(event(kind, { winners: [] }), 0)?.lasts ?? 0), 0);
    expect(lasts).toBeLessThan(LONGEST_WAIT);
  });
});
