// Places a speech bubble where it covers nothing important: no choice, text or count, no other seat or bubble, nothing
// outside the stage. If there is no such place, the bubble covers the speaker's name; if that is too small, it becomes
// a sign on the speaker's face. The log has the whole text.

/** Elements of a stage that a bubble must not cover, in addition to all text. */
const NEEDED = '.touch, .thing, .seat, [data-spot]:not(.place), [data-speech]';
const WIDTHS = [14, 11, 18, 8.5, 5.6];
const ALL = 99;
/** Font sizes and numbers of lines, the preferred ones first: a smaller font is better than a truncated text. */
const SHAPES = [
  [0.85, ALL],
  [0.75, ALL],
  [0.7, ALL],
  [0.75, 4],
  [0.7, 3],
] as const;
const LEAST_LETTERS = 0.7;
const HIGHEST = 6.5;
const NAME_NEEDS = 7;
const LINE = 1.2;
const GAP = 3;

type SpeechBox = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const meet = (a: SpeechBox, b: SpeechBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const within = (a: SpeechBox, b: SpeechBox) =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

/** The rectangles that a bubble must not cover. */
function neededOn(stage: Element, bubble: Element): DOMRect[] {
  const found = [...stage.querySelectorAll(NEEDED)].filter((each) => each !== bubble && !each.contains(bubble));
  const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: holder, data } = texts.currentNode as Text;
    if (holder && data.trim() && !bubble.contains(holder)) found.push(holder);
  }
  // Elements for screen readers only have no size.
  return found.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width > 2 && height > 2);
}

/** Candidate places for a bubble of this size beside a seat: below, above, right, left. */
function places(seat: DOMRect, width: number, height: number): SpeechBox[] {
  const at = (left: number, top: number): SpeechBox => ({ left, top, right: left + width, bottom: top + height });
  const [below, above] = [seat.bottom + GAP, seat.top - GAP - height];
  const across = [seat.left + GAP, seat.right - GAP - width, (seat.left + seat.right - width) / 2];
  const middle = (seat.top + seat.bottom - height) / 2;
  return [
    ...across.map((left) => at(left, below)),
    ...across.map((left) => at(left, above)),
    at(seat.right + GAP, middle),
    at(seat.left - GAP - width, middle),
  ];
}

/** Place a bubble. */
export function put(bubble: HTMLElement): void {
  const place = bubble.closest<HTMLElement>('.place');
  const seat = place?.querySelector('.seat');
  const stage = bubble.closest('.stage') ?? document.documentElement;
  if (!place || !seat) return;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const [own, around] = [seat.getBoundingClientRect(), stage.getBoundingClientRect()];
  const needed = neededOn(stage, bubble);
  const move = ({ left, top }: Pick<SpeechBox, 'left' | 'top'>) => {
    const from = place.getBoundingClientRect();
    // A transform, so that a new place is not a layout shift.
    bubble.style.inset = '0 auto auto 0';
    bubble.style.translate = `${left - from.left}px ${top - from.top}px`;
  };
  const shape = (width: string, lines: number, letters: number) => {
    bubble.style.cssText = `width:${width};--lines:${lines};font-size:${letters}rem`;
  };
  delete bubble.dataset.sign;
  for (const [letters, lines] of SHAPES)
    for (const width of WIDTHS) {
      shape('max-content', lines, letters);
      bubble.style.maxWidth = `${width}rem`;
      // The layout size, which an animation of the bubble does not change.
      const { offsetWidth, offsetHeight } = bubble;
      if (offsetHeight > HIGHEST * rem) continue;
      const found = places(own, offsetWidth, offsetHeight).find(
        (each) => within(each, around) && !needed.some((box) => meet(each, box)),
      );
      if (found) {
        move(found);
        return;
      }
    }
  const who = seat.querySelector('.who')?.getBoundingClientRect();
  if (who && who.width >= NAME_NEEDS * rem) {
    shape(
      `${who.width + 2 * GAP}px`,
      Math.max(2, Math.floor(who.height / (LEAST_LETTERS * LINE * rem))),
      LEAST_LETTERS,
    );
    move({ left: who.left - GAP, top: who.top - GAP });
    return;
  }
  bubble.style.cssText = '';
  bubble.dataset.sign = '';
}

/** Attachment that places a bubble again when the window is resized. */
export function placed(bubble: HTMLElement): () => void {
  const watch = new ResizeObserver(() => put(bubble));
  watch.observe(bubble.closest('.stage') ?? document.documentElement);
  put(bubble);
  return () => watch.disconnect();
}
