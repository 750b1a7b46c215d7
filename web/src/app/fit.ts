/** Font scales to try, the largest first: text shrinks a little before it is cut off. */

const SCALES = [1, 0.94, 0.88, 0.82, 0.76];

/** Whether the content of a box is higher than the box. */
const over = (box: HTMLElement) => box.scrollHeight > box.clientHeight + 1;

/**
 * Set `--fit` on a box to the largest scale at which its text fits. Returns true if the text is too high even at the
 * smallest scale.
 */
export function shrink(box: HTMLElement): boolean {
  for (const scale of SCALES.map(String)) {
    // Whenever it is set, the browser computes the styles again.
    if ((box.style.getPropertyValue('--fit') || '1') !== scale) box.style.setProperty('--fit', scale);
    if (!over(box)) return false;
  }
  return true;
}

const waiting = new Set<() => void>();

/**
 * Call a function when the changes under way are all in the page, together with all others that wait: what they measure
 * is then laid out once for all of them. The page is not drawn in between, as it could be before an animation frame.
 * Returns a function that cancels this.
 */
function afterChanges(measure: () => void): () => void {
  if (!waiting.size)
    queueMicrotask(() => {
      const all = [...waiting];
      waiting.clear();
      for (const each of all) each();
    });
  waiting.add(measure);
  return () => waiting.delete(measure);
}

/**
 * Attachment that keeps the text of a box inside it, from its first drawing on and when the window is resized. The
 * styles of the box multiply their font sizes by `--fit`.
 */
export function fit(box: HTMLElement) {
  const cancel = afterChanges(() => void shrink(box));
  const watch = new ResizeObserver(() => void shrink(box));
  watch.observe(box.parentElement ?? box);
  return () => {
    cancel();
    watch.disconnect();
  };
}
