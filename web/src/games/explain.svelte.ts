// Tooltips for the things on a table, on hover, keyboard focus or long press. games/Explained.svelte shows them.
import type { Attachment } from 'svelte/attachments';
import type { Language } from '../app/i18n.svelte';
import { rulebook } from '../app/rulebook.svelte';
import type { Explanation } from './types';

/** A term of the game's guide, or an explanation. */
export type Asked = string | Explanation;

const HOVER = 350;
const LONG = 450;
const LINGER = 160;

export const asked = $state<{
  what: Asked | null;
  /** The element that is explained; the tooltip is placed beside it. */
  thing: HTMLElement | null;
}>({ what: null, thing: null });

let timer: ReturnType<typeof setTimeout> | undefined;

function after(wait: number, then: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(then, wait);
}

/** Keep the tooltip open. */
export function stay(): void {
  clearTimeout(timer);
}

/** Close the tooltip. */
export function hush(wait = 0): void {
  if (wait) after(wait, () => hush());
  else {
    clearTimeout(timer);
    asked.what = null;
    asked.thing = null;
  }
}

/**
 * Attachment that explains an element on hover, focus or long press; undefined if there is nothing to explain. With
 * `pointed` false, only on focus: the parts of the element have their own tooltips for the pointer.
 */
export function explain(what: Asked | null | undefined, pointed = true): Attachment<HTMLElement> | undefined {
  if (!what) return undefined;
  return (thing) => {
    let held = false;
    const show = () => {
      asked.what = what;
      asked.thing = thing;
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') after(HOVER, show);
    };
    const leave = () => {
      if (!held) hush(LINGER);
    };
    const down = (event: PointerEvent) => {
      held = false;
      if (event.pointerType === 'mouse') hush();
      else
        after(LONG, () => {
          held = true;
          show();
        });
    };
    const up = () => {
      if (!held) stay();
    };
    // A long press opens the tooltip and must not click as well.
    const click = (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event) => {
      if (held) event.preventDefault();
    };
    const focus = () => {
      if (thing.matches(':focus-visible')) after(HOVER, show);
    };
    const listeners: [string, (event: never) => void][] = Object.entries({
      focus,
      blur: leave,
      ...(pointed && {
        pointerenter: enter,
        pointerleave: leave,
        pointerdown: down,
        pointerup: up,
        pointercancel: up,
        contextmenu: menu,
      }),
    });
    for (const [kind, listener] of listeners) thing.addEventListener(kind, listener as (event: Event) => void);
    thing.addEventListener('click', click, true);
    return () => {
      for (const [kind, listener] of listeners) thing.removeEventListener(kind, listener as (event: Event) => void);
      thing.removeEventListener('click', click, true);
      if (asked.thing === thing) hush();
    };
  };
}

/** The guide's text for a term, at most two sentences; null if it has none. */
export async function explained(game: string, word: string, lang: Language): Promise<Explanation | null> {
  const { guide } = await rulebook(game, lang);
  const entries = [...(guide?.crib.flatMap((group) => group.entries) ?? []), ...(guide?.terms ?? [])];
  const entry = entries.find((each) => each.id === word || each.also?.includes(word));
  return entry ? { title: entry.name, text: entry.text, clause: entry.clause, picture: entry.picture } : null;
}
