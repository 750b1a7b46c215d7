// Finds the terms of a game in a text, so that they can be explained.
import { hits, type Span } from './search';

export interface Term {
  id: string;
  forms: string[];
  /** Phrases in which a form means something else, such as "merchant ship", which is not the card. */
  except: string[];
}

export interface Piece {
  /** The id of the term, if the piece is one. */
  term: string | null;
  parts: { text: string; marked: boolean }[];
}

/** Parse forms as the glossary writes them, `Merchant | ≠ merchant ship`: a phrase after ≠ means something else. */
export function formsIn(text: string): Pick<Term, 'forms' | 'except'> {
  const all = text.split('|').map((form) => form.trim());
  return {
    forms: all.filter((form) => !form.startsWith('≠')),
    except: all.filter((form) => form.startsWith('≠')).map((form) => form.slice(1).trim()),
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

function termsIn(text: string, terms: readonly Term[]): (Span & { term: string })[] {
  // An excepted phrase belongs to no term. It is longer, so it is found before the form within it.
  const owner = new Map<string, string | null>();
  for (const { id, forms, except } of terms) {
    for (const form of forms) owner.set(form.toLowerCase(), id);
    for (const phrase of except) owner.set(phrase.toLowerCase(), null);
  }
  if (!owner.size) return [];
  const forms = [...owner.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
  const seen = new Set<string>();
  const found: (Span & { term: string })[] = [];
  for (const match of text.matchAll(pattern)) {
    const term = owner.get(match[0].toLowerCase());
    // A term is explained once in a text.
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

/** Split a text for display: terms, each once, and search hits. */
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

/**
 * A term with adjacent punctuation, such as a quotation mark before it or a comma after it, which stays on the same
 * line.
 */
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
