// A file of one's own in place of a game's numbers: what was typed, and what is wrong with it.
import { t } from './i18n.svelte';

/** Characters that the server takes. */
export const LONGEST_TEXT = 8192;

/** Why a file is not taken: in one's own language, and the server's sentence, which names the row. */
export interface Fault {
  text: string;
  why: string;
}

export interface Own {
  /** Whether the table is to play with it. */
  open: boolean;
  text: string;
  /** Whether the server has found nothing wrong with it. */
  good: boolean;
  fault: Fault | null;
}

export function nothingOwn(): Own {
  return { open: false, text: '', good: false, fault: null };
}

export const isBlank = (text: string) => !text.trim();
export const isTooLong = (text: string) => text.length > LONGEST_TEXT;

/** The server's sentence without the option's name, beside which it is shown. */
export function placeAndReason(option: string, why: string): string {
  const start = `option ${option}`;
  return why.startsWith(`${start}, `) || why.startsWith(`${start}: `) ? why.slice(start.length + 2) : why;
}

export function faultOf(option: string, code: string, why: string): Fault {
  if (code === 'empty') return { text: t('web-replace-empty'), why: '' };
  if (code === 'too-big') return { text: t('web-replace-long', { limit: LONGEST_TEXT }), why: '' };
  return { text: t('web-replace-bad'), why: placeAndReason(option, why) };
}
