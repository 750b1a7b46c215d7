import { describe, expect, it } from 'vitest';
import type { Guide } from '../app/wire';
import { belowClause, countOf, foundIn } from './found';

const guide: Guide = {
  age: 10,
  minutes: [20, 30],
  authors: ['Ann'],
  note: null,
  goal: 'Have the most.',
  box: [
    { picture: 'ruby', count: 4, name: 'Rubies', note: null },
    { picture: null, count: null, name: 'A board', note: 'With twelve islands.' },
  ],
  steps: [{ clause: 'M1', title: 'Offer', text: 'Lay a card.' }],
  crib: [
    {
      id: 'roles',
      title: 'Roles',
      entries: [
        { id: 'boy', picture: 'boy', clause: 'M5.2', name: 'Cabin Boy', text: 'Scores 2 points.' },
        { id: 'mate', picture: 'mate', clause: 'M5.1', name: 'Mate', text: 'Scores 1 point.' },
      ],
    },
  ],
  tables: [
    {
      id: 'islands',
      clause: 'M0.8',
      basis: 'reconstruction',
      crib: true,
      title: 'Islands',
      note: null,
      columns: [{ id: 'island', title: 'Island' }],
      rows: [[{ value: 'hochland', text: 'Hochland', stated: false }]],
    },
  ],
  examples: [{ id: 'sale', clause: 'M5.5', pictures: [], sources: [], title: 'Four grain', text: 'Two and two.' }],
  advice: [{ sources: [], text: 'Watch the pile.' }],
};

describe('a search through a guide', () => {
  it('keeps everything if there are no words', () => {
    expect(foundIn(guide, [])).toBe(guide);
    expect(countOf(guide)).toBe(6);
  });

  it('keeps the parts that contain all words', () => {
    const found = foundIn(guide, ['boy', 'points']);
    expect(found.crib.map((group) => group.entries.map((entry) => entry.id))).toEqual([['boy']]);
    expect(countOf(found)).toBe(1);
    expect(foundIn(guide, ['islands']).box.map((piece) => piece.name)).toEqual(['A board']);
    expect(foundIn(guide, ['roles', 'mate']).crib[0]?.entries).toHaveLength(1);
    expect(countOf(foundIn(guide, ['xyzzy']))).toBe(0);
  });

  it('includes the text below a clause', () => {
    expect(belowClause(guide, 'M0.8')).toContain('Hochland');
    expect(belowClause(guide, 'M5.5')).toContain('Two and two.');
    expect(belowClause(guide, 'M1.1')).toBe('');
    expect(belowClause(null, 'M0.8')).toBe('');
  });
});
