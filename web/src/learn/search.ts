// Search in the rulebook: every word must occur, ignoring accents and case, and each hit can be marked.

export interface Span {
  start: number;
  end: number;
}

const MARKS = /\p{M}/gu;

/** A text without accents, in lower case. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** The words of a search. */
export function wordsOf(wanted: string): string[] {
  return [...new Set(plain(wanted).split(/\s+/u).filter(Boolean))];
}

/** Whether all words occur in a text. True if there are no words. */
export function fits(text: string, words: readonly string[]): boolean {
  const known = plain(text);
  return words.every((word) => known.includes(word));
}

/** The positions of the words in the original text, in order; overlapping hits are merged. */
export function hits(text: string, words: readonly string[]): Span[] {
  // Removing an accent may change the length of a letter, so each position of the plain text maps to its origin.
  let known = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const bare = plain(letter);
    for (let i = 0; i < bare.length; i++) from.push(at);
    known += bare;
    at += letter.length;
  }
  from.push(text.length);
  const found: Span[] = [];
  for (const word of words) {
    for (let place = known.indexOf(word); place >= 0; place = known.indexOf(word, place + 1)) {
      let end = place + word.length;
      // A combining accent belongs to the letter before it.
      while (end < known.length && from[end] === from[end - 1]) end++;
      found.push({ start: from[place] ?? 0, end: from[end] ?? text.length });
    }
  }
  found.sort((one, other) => one.start - other.start);
  const joined: Span[] = [];
  for (const span of found) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}
