// Animations on a table, and skipping them.

/** Animate an element along keyframes; `landed` is called at the end. Returns a function that cancels the animation. */
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

/** Action that finishes all animations in an element on any click or key press. */
export function skippable(node: HTMLElement): { destroy(): void } {
  const skip = () => {
    for (const animation of node.getAnimations({ subtree: true })) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  };
  // In the capture phase: animations that the click or key press starts must not be finished by it.
  window.addEventListener('pointerdown', skip, true);
  window.addEventListener('keydown', skip, true);
  return {
    destroy() {
      window.removeEventListener('pointerdown', skip, true);
      window.removeEventListener('keydown', skip, true);
    },
  };
}
