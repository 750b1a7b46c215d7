// Finds the words of a game that are explained where they occur.
import { hits, type Span } from './search';

export interface Term {
  id: string;
  forms: string[];
}

export interface Piece {
  /** The term that this is, if any. */
  term: string | null;
  parts: { text: string; marked: boolean }[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

function termsIn(text: string, terms: readonly Term[]): (Span & { term: string })[] {
  const owner = new Map<string, string>();
  for (const { id, forms } of terms) for (const form of forms) owner.set(form.toLowerCase(), id);
  if (!owner.size) return [];
  const forms = [...owner.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
  const seen = new Set<string>();
  const found: (Span & { term: string })[] = [];
  for (const match of text.matchAll(pattern)) {
    const term = owner.get(match[0].toLowerCase());
    // Once in a text is enough.
    if (!term || seen.has(term)) continue;
    seen.add(term);
    found.push({ start: match.index, end: match.index + match[0].length, term });
  }
  return found;
}

function split(text: string, start: number, end: number, marks: readonly Span[]): Piece['parts'] {
  const parts: Piece['parts'] = [];
  let at = start;
  for (const mark of marks) {
    const from = Math.max(mark.start, start);
    const to = Math.min(mark.end, end);
    if (from >= to) continue;
    if (from > at) parts.push({ text: text.slice(at, from), marked: false });
    parts.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < end) parts.push({ text: text.slice(at, end), marked: false });
  return parts;
}

/** A text cut up for showing: terms, each once, and the hits of a search. */
export function pieces(text: string, words: readonly string[], terms: readonly Term[]): Piece[] {
  const marks = hits(text, words);
  const found: Piece[] = [];
  let at = 0;
  for (const { start, end, term } of termsIn(text, terms)) {
    if (start > at) found.push({ term: null, parts: split(text, at, start, marks) });
    found.push({ term, parts: split(text, start, end, marks) });
    at = end;
  }
  if (at < text.length) found.push({ term: null, parts: split(text, at, text.length, marks) });
  return found;
}

/** A term with what touches it: a quotation mark before it, a comma after it. They stay on its line. */
export interface Glued extends Piece {
  lead: string;
  tail: string;
}

export function glue(cut: readonly Piece[]): Glued[] {
  const found = cut.map((piece) => ({ ...piece, parts: piece.parts.map((part) => ({ ...part })), lead: '', tail: '' }));
  found.forEach((piece, index) => {
    if (piece.term === null) return;
    const before = found[index - 1]?.term === null ? found[index - 1]?.parts.at(-1) : undefined;
    const after = found[index + 1]?.term === null ? found[index + 1]?.parts[0] : undefined;
    if (before && !before.marked) {
      piece.lead = /[^ \n]*$/u.exec(before.text)?.[0] ?? '';
      before.text = before.text.slice(0, before.text.length - piece.lead.length);
    }
    if (after && !after.marked) {
      piece.tail = /^[^ \n]*/u.exec(after.text)?.[0] ?? '';
      after.text = after.text.slice(piece.tail.length);
    }
  });
  return found;
}
