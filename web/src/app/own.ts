// The player's replacement for a file of a game's numbers: the text, and the errors found in it.
import { t } from './i18n.svelte';

/** Longest text that the server accepts, in characters. */
export const LONGEST_TEXT = 8192;

/** Why a file is refused: a text in the player's language, and the server's sentence, which names the row. */
export interface Fault {
  text: string;
  why: string;
}

export interface Own {
  /** Whether the table is to use this file. */
  open: boolean;
  text: string;
  /** Whether the server accepted the file. */
  good: boolean;
  fault: Fault | null;
}

export function nothingOwn(): Own {
  return { open: false, text: '', good: false, fault: null };
}

export const isBlank = (text: string) => !text.trim();
export const isTooLong = (text: string) => text.length > LONGEST_TEXT;

/** The server's sentence without the option's name, which is shown beside it anyway. */
export function placeAndReason(option: string, why: string): string {
  const start = `option ${option}`;
  return why.startsWith(`${start}, `) || why.startsWith(`${start}: `) ? why.slice(start.length + 2) : why;
}

export function faultOf(option: string, code: string, why: string): Fault {
  if (code === 'empty') return { text: t('web-replace-empty'), why: '' };
  if (code === 'too-big') return { text: t('web-replace-long', { limit: LONGEST_TEXT }), why: '' };
  return { text: t('web-replace-bad'), why: placeAndReason(option, why) };
}
