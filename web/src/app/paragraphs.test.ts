import { describe, expect, it } from 'vitest';
import type { Entry } from './messages';
import { paragraphs } from './paragraphs';

const event = (n: number, kind: string, seat: number | null): Entry => ({
  type: 'event',
  n,
  at: 0,
  event: { kind, seat, clause: '' },
  text: kind,
});
const chat = (n: number): Entry => ({ type: 'chat', n, at: 0, seat: 1, name: 'Bo', text: 'Ahoy', emote: null });
const shape = (lines: Entry[], turns?: string[]) =>
  paragraphs(lines, turns).map(({ seat, lines }) => [seat, lines.map(({ n }) => n)]);

describe('paragraphs of the log', () => {
  it('begin when another seat acts', () => {
    const lines = [event(1, 'deal', null), event(2, 'play', 0), event(3, 'draw', 0), chat(4), event(5, 'play', 1)];
    expect(shape(lines)).toEqual([
      [null, [1]],
      [0, [2, 3, 4]],
      [1, [5]],
    ]);
  });

  it('begin with the events that a game names', () => {
    const lines = [event(1, 'round', 0), event(2, 'play', 1), event(3, 'say', 2), event(4, 'round', 1)];
    expect(shape(lines, ['round'])).toEqual([
      [0, [1, 2, 3]],
      [1, [4]],
    ]);
  });
});
