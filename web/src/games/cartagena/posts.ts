// The sailors on the duel places as far as a seat knows them, including a choice that is not sent yet.
import type { View } from './view';

export type Standing =
  | { kind: 'none' | 'hidden' }
  | { kind: 'known'; values: [number, number]; secret: boolean }
  | { kind: 'either'; values: [number, number] };

/** The sailors on the duel place with this number, from 0 (A) to 4 (E); Valverde's first. */
export function standing(view: View, at: number, picked: string | null): Standing {
  const letter = 'abcde'[at];
  const looking = view.looking;
  if (looking?.values && looking.letter === letter) {
    const [one, other] = looking.values;
    if (view.phase === 'turn')
      return { kind: 'known', values: picked === 'turn swap' ? [other, one] : [one, other], secret: true };
    if (view.phase === 'post' && picked?.startsWith('post ')) {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      return { kind: 'known', values: picked === 'post high-valverde' ? [high, low] : [low, high], secret: true };
    }
  }
  const post = view.posts[at] ?? null;
  if (post === null) return { kind: 'none' };
  if (post !== 'hidden') return { kind: 'known', values: post, secret: false };
  const seen = view.posts_seen?.[at] ?? null;
  if (seen === null) return { kind: 'hidden' };
  if (seen.either !== undefined) return { kind: 'either', values: seen.either };
  return { kind: 'known', values: [seen.valverde, seen.diaz], secret: true };
}
