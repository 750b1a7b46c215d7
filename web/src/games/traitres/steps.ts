// From the legal moves to what can be touched: a move is a path of touches, and a path is followed through the legal list.
import type { MoveOption } from '../types';

/** The touches that make a move: cards by their word, players by `@SEAT`, the announcement by its value, the chest as `open`. */
export function pathOf(move: string): string[] {
  const [head = '', ...rest] = move.split(' ');
  if (head === 'stash') return [rest[0] ?? '', rest[2] ?? ''];
  if (head === 'plank' || head === 'pockets') return [head, `@${rest[0]}`];
  if (head === 'order' || head === 'return') return rest;
  return [head];
}

const begins = (path: string[], start: string[]) => start.every((touch, index) => path[index] === touch);

/** What can be touched next. */
export function next(moves: MoveOption[], path: string[]): Set<string> {
  const found = new Set<string>();
  for (const { move } of moves) {
    const whole = pathOf(move);
    const touch = whole[path.length];
    if (touch !== undefined && begins(whole, path)) found.add(touch);
  }
  return found;
}

/** The move that a path makes: it is the only one left. Before the first touch nothing is made. */
export function made(moves: MoveOption[], path: string[]): MoveOption | null {
  if (!path.length) return null;
  const left = moves.filter(({ move }) => begins(pathOf(move), path));
  return left.length === 1 ? (left[0] ?? null) : null;
}
