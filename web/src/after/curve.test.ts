import { describe, expect, test } from 'vitest';
import { across, alike, chancesAt, down, entriesAt, path, type Point } from './curve';

const frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };
const point = (entry: number, ...chances: number[]): Point => ({
  entry,
  round: null,
  chances,
  margins: chances.map(() => 0.1),
});
const points = [point(0, 0.5, 0.5, 0.5), point(3, 0.25, 0.75, 0.25), point(9, 0, 1, 0)];

describe('the curve', () => {
  test('has its corners in the frame', () => {
    expect([across(frame, 0, 10), across(frame, 10, 10), across(frame, 99, 10), across(frame, 3, 0)]).toEqual([
      10, 110, 110, 10,
    ]);
    expect([down(frame, 1), down(frame, 0), down(frame, 0.5), down(frame, 2)]).toEqual([5, 55, 30, 5]);
  });

  test('can be pointed at', () => {
    for (const entries of [0, 1, 5, 10]) expect(entriesAt(frame, across(frame, entries, 10), 10)).toBe(entries);
    expect([entriesAt(frame, -50, 10), entriesAt(frame, 500, 10)]).toEqual([0, 10]);
  });

  test('goes in steps up to the end', () => {
    expect(path(frame, points, 1, 10)).toBe('M20 30H50V17.5H110V5H110');
    expect(path(frame, [], 1, 10)).toBe('');
  });

  test('is one line for a team', () => {
    expect(alike(points, 3)).toEqual([[0, 2], [1]]);
  });

  test('knows the chances after so many entries', () => {
    expect(chancesAt(points, 0)).toBeNull();
    expect(chancesAt(points, 1)).toEqual([0.5, 0.5, 0.5]);
    expect(chancesAt(points, 9)).toEqual([0.25, 0.75, 0.25]);
    expect(chancesAt(points, 10)).toEqual([0, 1, 0]);
  });
});
