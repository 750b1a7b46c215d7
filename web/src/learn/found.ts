// Filters a guide by a search: keeps the parts that contain all words.
import type { Guide } from '../app/wire';
import { fits } from './search';

export function foundIn(guide: Guide, words: readonly string[]): Guide {
  if (!words.length) return guide;
  return {
    ...guide,
    box: guide.box.filter((piece) => fits(`${piece.name} ${piece.note ?? ''}`, words)),
    steps: guide.steps.filter((step) => fits(`${step.title} ${step.text}`, words)),
    crib: guide.crib
      .map((group) => ({
        ...group,
        entries: group.entries.filter((entry) => fits(`${group.title} ${entry.name} ${entry.text}`, words)),
      }))
      .filter((group) => group.entries.length),
    advice: guide.advice.filter((each) => fits(each.text, words)),
  };
}

/** Number of parts, not counting tables and examples, which stand below their clauses. */
export function countOf(guide: Guide): number {
  return (
    guide.box.length +
    guide.steps.length +
    guide.advice.length +
    guide.crib.reduce((sum, group) => sum + group.entries.length, 0)
  );
}

/** All text below a clause, for searching. */
export function belowClause(guide: Guide | null, clause: string): string {
  if (!guide) return '';
  const tables = guide.tables
    .filter((table) => table.clause === clause)
    .flatMap((table) => [
      table.title,
      table.note ?? '',
      ...table.columns.map((each) => each.title),
      ...table.rows.flat().map((cell) => cell.text),
    ]);
  const examples = guide.examples.filter((each) => each.clause === clause).flatMap((each) => [each.title, each.text]);
  return [...tables, ...examples].join(' ');
}
