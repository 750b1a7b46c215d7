// The events so far: those the frame hands over, or else what a board has been told since it was put up.
import { untrack } from 'svelte';
import type { GameEvent } from './types';

/** `progress` only grows while a game goes on: where it falls, somebody leafs back, and what was heard is forgotten. */
export function gather(
  history: () => GameEvent[] | undefined,
  news: () => GameEvent[],
  progress: () => number,
): { readonly all: GameEvent[] } {
  let heard = $state.raw<GameEvent[]>([]);
  let last: GameEvent[] | null = null;
  let reached = 0;
  $effect.pre(() => {
    const fresh = news();
    const now = progress();
    const back = now < reached;
    reached = now;
    if (fresh === last && !back) return;
    last = fresh;
    heard = back ? fresh : [...untrack(() => heard), ...fresh];
  });
  return {
    get all() {
      return history() ?? heard;
    },
  };
}

/** Any click or key ends what is moving in an element. */
export function skippable(node: HTMLElement): { destroy(): void } {
  const skip = () => {
    for (const animation of node.getAnimations({ subtree: true })) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  };
  window.addEventListener('pointerdown', skip);
  window.addEventListener('keydown', skip);
  return {
    destroy() {
      window.removeEventListener('pointerdown', skip);
      window.removeEventListener('keydown', skip);
    },
  };
}
