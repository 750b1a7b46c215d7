// What moves on a table: things fly, and whoever does not want to watch goes on.

/** Let a thing fly along some frames; `landed` is called when it is there. Returns how to stop it. */
export function fly(
  node: HTMLElement,
  path: Keyframe[],
  timing: { duration: number; delay: number },
  landed: () => void,
): () => void {
  const flown = node.animate(path, { ...timing, easing: 'ease-in-out', fill: 'both' });
  flown.onfinish = landed;
  return () => flown.cancel();
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
