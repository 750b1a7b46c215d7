// Whoever does not want to watch goes on.

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
