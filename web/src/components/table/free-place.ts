// Finds a place on the stage for a box: it covers no choice, and as little else as possible.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Weight of a covered choice, larger than that of anything else. */
const CHOICE = 1000;
const STEPS = 12;

function common(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The place in a frame at which a box of this size covers the least. Boxes are relative to the frame's corner. */
export function freePlace(
  frame: { width: number; height: number },
  size: { width: number; height: number },
  choices: readonly Box[],
  others: readonly Box[],
): { left: number; top: number } {
  let best = { left: 0, top: 0 };
  let least = Infinity;
  for (let down = 0; down <= STEPS; down++)
    for (let across = 0; across <= STEPS; across++) {
      const left = (Math.max(0, frame.width - size.width) * across) / STEPS;
      const top = (Math.max(0, frame.height - size.height) * down) / STEPS;
      const box = { left, top, width: size.width, height: size.height };
      const covered =
        CHOICE * choices.reduce((sum, each) => sum + common(box, each), 0) +
        others.reduce((sum, each) => sum + common(box, each), 0);
      if (covered < least) {
        least = covered;
        best = { left: Math.round(left), top: Math.round(top) };
      }
    }
  return best;
}
