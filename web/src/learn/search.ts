// Searching the rulebook: every word must occur, whatever its accents and capitals, and each hit can be marked.

export interface Span {
  start: number;
  end: number;
}

const MARKS = /\p{M}/gu;

/** A text without accents and capitals. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** What is searched for, word by word. */
export function wordsOf(wanted: string): string[] {
  return [...new Set(plain(wanted).split(/\s+/u).filter(Boolean))];
}

/** Whether all words occur. No words are in every text. */
export function fits(text: string, words: readonly string[]): boolean {
  const known = plain(text);
  return words.every((word) => known.includes(word));
}

/** Where the words occur in the text as it is written, in order, overlapping hits made one. */
export function hits(text: string, words: readonly string[]): Span[] {
  // A letter may become longer or shorter without its accent: so each place of the plain text knows where it comes from.
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
      // An accent of its own belongs to the letter before it.
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
