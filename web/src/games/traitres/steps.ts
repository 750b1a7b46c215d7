// Maps things on the table to moves. A move is a path of touches, which is matched against the list of legal moves.
import type { MoveOption } from '../types';

/** The touches of a move: cards by name, players as `@SEAT`, the announcement by its value, the chest as `open`. */
export function pathOf(move: string): string[] {
  const [head = '', ...rest] = move.split(' ');
  if (head === 'stash') return [rest[0] ?? '', rest[2] ?? ''];
  if (head === 'plank' || head === 'pockets') return [head, `@${rest[0]}`];
  if (head === 'order' || head === 'return') return rest;
  return [head];
}

const begins = (path: string[], start: string[]) => start.every((touch, index) => path[index] === touch);

/** The things that can be touched next. */
export function next(moves: MoveOption[], path: string[]): Set<string> {
  const found = new Set<string>();
  for (const { move } of moves) {
    const whole = pathOf(move);
    const touch = whole[path.length];
    if (touch !== undefined && begins(whole, path)) found.add(touch);
  }
  return found;
}

/** The move of a path, if it is the only one left; null before the first touch. */
export function made(moves: MoveOption[], path: string[]): MoveOption | null {
  if (!path.length) return null;
  const left = moves.filter(({ move }) => begins(pathOf(move), path));
  return left.length === 1 ? (left[0] ?? null) : null;
}
