import { describe, expect, test } from 'vitest';
import { across, alike, chancesAt, decisive, down, entryAt, path, type Point } from './curve';

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
    expect([across(frame, -1, 10), across(frame, 9, 10), across(frame, 99, 10), across(frame, 3, 0)]).toEqual([
      10, 110, 110, 10,
    ]);
    expect([down(frame, 1), down(frame, 0), down(frame, 0.5), down(frame, 2)]).toEqual([5, 55, 30, 5]);
  });

  test('can be pointed at', () => {
    for (const entry of [-1, 0, 5, 9]) expect(entryAt(frame, across(frame, entry, 10), 10)).toBe(entry);
    expect([entryAt(frame, -50, 10), entryAt(frame, 500, 10)]).toEqual([-1, 9]);
  });

  test('goes in steps up to the end', () => {
    expect(path(frame, points, 1, 10)).toBe('M20 30H50V17.5H110V5H110');
    expect(path(frame, [], 1, 10)).toBe('');
  });

  test('is one line for a team', () => {
    expect(alike(points, 3)).toEqual([[0, 2], [1]]);
  });

  test('knows the chances after an entry', () => {
    expect(chancesAt(points, -1)).toBeNull();
    expect(chancesAt(points, 0)).toEqual([0.5, 0.5, 0.5]);
    expect(chancesAt(points, 8)).toEqual([0.25, 0.75, 0.25]);
    expect(chancesAt(points, 9)).toEqual([0, 1, 0]);
  });
});

test('the turning point that decides is the largest change of a chance', () => {
  const turning = (entry: number, seat: number, before: number, after: number) => ({
    entry,
    round: null,
    seat,
    before: [1 - before, before].toSpliced(seat, 1, before),
    after: [1 - after, after].toSpliced(seat, 1, after),
    sentence: '',
    text: '',
  });
  expect(decisive([turning(3, 1, 0.2, 0.5), turning(5, 1, 0.9, 0.3), turning(8, 0, 0.3, 0.5)])?.entry).toBe(5);
  expect(decisive([])).toBeNull();
});
