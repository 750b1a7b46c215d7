// For tests of boards: a board in a page, with a choice that works as the frame of a table makes it work.
import { flushSync, mount, unmount } from 'svelte';
import { loadTexts, speak } from '../lib/i18n.svelte';
import type { Board, BoardProps } from './types';

// jsdom does not measure anything.
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** Have the English texts of a game at hand. */
export async function speakEnglish(game: string): Promise<void> {
  await speak('en', false);
  await loadTexts(game, `web-${game}`);
}

/** Show a position to a seat that may make these moves; a move may come with its text. Returns what the board is given. */
export function show(
  board: Board,
  view: Record<string, unknown> & { players: number; seat?: number },
  legal: (string | [move: string, text: string])[],
  more: Partial<BoardProps> = {},
) {
  const moves = legal.map((each) => {
    const [move, text] = typeof each === 'string' ? [each, each] : each;
    return { move, text, clauses: [] };
  });
  const props: BoardProps & { open: boolean } = $state({
    view,
    seat: view.seat ?? null,
    names: ['Ann', 'Bo', 'Cy', 'Dot'].slice(0, view.players),
    moves,
    acting: legal.length && view.seat !== undefined ? [view.seat] : [],
    picked: null,
    pick: (move: string | null, open = false) => {
      props.picked = move;
      props.open = open;
    },
    /** Whether another touch may still add to what is picked. */
    open: false,
    news: [],
    history: [],
    motion: false,
    clause: () => undefined,
    ...more,
  });
  const shown = mount(board, { target: document.body, props });
  flushSync();
  close = () => {
    void unmount(shown);
    document.body.innerHTML = '';
  };
  return props;
}

let close: () => void = () => undefined;

/** Take the board away: after each test. */
export function clear(): void {
  close();
  close = () => undefined;
}

/** What a thing is called by those who do not see it. */
export function nameOf(thing: Element): string {
  return (thing.getAttribute('aria-label') ?? thing.querySelector('.hidden')?.textContent ?? thing.textContent).trim();
}

/** The buttons that choose something: all but those that explain or uncover. */
export function choices(within = 'body'): HTMLButtonElement[] {
  // The move may have been chosen elsewhere, as in the list of moves.
  flushSync();
  return [...document.querySelectorAll<HTMLButtonElement>(`${within} button[aria-pressed]:not(.role button)`)];
}

/** The names of such buttons, with a * before those that are pressed. */
export function named(within?: string): string[] {
  return choices(within).map((one) => (one.getAttribute('aria-pressed') === 'true' ? '*' : '') + nameOf(one));
}

/** Press a button, and let the page follow. */
export function press(button: HTMLButtonElement | string | undefined, nth = 0): void {
  const found = typeof button === 'string' ? choices().filter((each) => nameOf(each) === button)[nth] : button;
  if (!found) throw new Error(`there is no such button; there are ${named().join(', ')}`);
  found.click();
  flushSync();
}
