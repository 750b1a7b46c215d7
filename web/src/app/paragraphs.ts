// Groups the lines of the log into paragraphs, one for each turn.
import type { Entry } from './messages';

export interface Paragraph {
  /** The number of its first line. */
  n: number;
  /** The seat whose turn it is, or null. */
  seat: number | null;
  lines: Entry[];
}

/** Whether a line is something said rather than a move. */
export function isTalk(entry: Entry): boolean {
  return entry.type === 'chat' || (entry.type === 'event' && entry.event.kind === 'say');
}

/** Whether a line has a text. */
export function isTold(entry: Entry): boolean {
  return entry.type !== 'event' || !!entry.text;
}

/**
 * Group lines by turn. Events of the kinds in `turns` begin a turn; without such a list, a turn begins when another
 * seat acts. Chat and notices stay where they occurred.
 */
export function paragraphs(lines: readonly Entry[], turns?: readonly string[]): Paragraph[] {
  const found: Paragraph[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const seat = line.type === 'event' && !isTalk(line) ? line.event.seat : null;
    const begins =
      line.type === 'event' &&
      !isTalk(line) &&
      (turns ? turns.includes(line.event.kind) : seat !== null && seat !== last?.seat);
    if (!last || begins) found.push({ n: line.n, seat, lines: [line] });
    else last.lines.push(line);
  }
  return found;
}
