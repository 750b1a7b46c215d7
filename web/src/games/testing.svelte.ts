// Helpers for tests of boards: mount a board with a choice that works as in the frame of a table.
import { flushSync, mount, unmount } from 'svelte';
import { loadTexts, speak } from '../app/i18n.svelte';
import type { Board, BoardProps } from './types';

// jsdom has no layout, so it has no ResizeObserver.
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** Load the English texts of a game. */
export async function speakEnglish(game: string): Promise<void> {
  await speak('en', false);
  await loadTexts(game, `web-${game}`);
}

/** Mount a board for a seat with these legal moves; a move may come with its text. Returns the props of the board. */
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
    /** Whether another touch may extend the choice. */
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

/** Unmount the board; call it after each test. */
export function clear(): void {
  close();
  close = () => undefined;
}

/** The accessible name of an element. */
export function nameOf(thing: Element): string {
  return (thing.getAttribute('aria-label') ?? thing.querySelector('.hidden')?.textContent ?? thing.textContent).trim();
}

/** The buttons that choose something: all except those that explain or uncover. */
export function choices(within = 'body'): HTMLButtonElement[] {
  // The move may have been chosen outside the board, as in the list of moves.
  flushSync();
  return [...document.querySelectorAll<HTMLButtonElement>(`${within} button[aria-pressed]:not(.role button, .sort)`)];
}

/** The names of such buttons; a * marks pressed ones. */
export function named(within?: string): string[] {
  return choices(within).map((one) => (one.getAttribute('aria-pressed') === 'true' ? '*' : '') + nameOf(one));
}

/** Click a button and update the page. */
export function press(button: HTMLButtonElement | string | undefined, nth = 0): void {
  const found = typeof button === 'string' ? choices().filter((each) => nameOf(each) === button)[nth] : button;
  if (!found) throw new Error(`there is no such button; there are ${named().join(', ')}`);
  found.click();
  flushSync();
}
