// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepPeople, seatCast } from '../../app/cast.svelte';
import { loadTexts, speak } from '../../app/i18n.svelte';
import type { People } from '../../app/people';
import { saidIn } from '../../app/phrases';
import { spoken } from './talk';

const event = (seat: number) => ({ kind: 'say', clause: 'TT.1', seat, phrase: 'accuse', args: ['0'] });
const names = ['Bo', 'Hauke', 'Steffi', 'Antje'];

beforeAll(async () => {
  await speak('en', false);
  await loadTexts('traitres');
  keepPeople({ manners: { Hauke: 'gruff', Steffi: 'chatty', Antje: 'formal' } } as unknown as People);
});
afterEach(() => seatCast());

describe('a set phrase', () => {
  it('is worded in the manner of the speaker, and means the same', () => {
    seatCast(names.map((called, seat) => (seat ? { bot: 'easy', called } : { name: called })));
    const texts = names.map((_, seat) => spoken(event(seat), names));
    expect(new Set(texts).size).toBe(4);
    for (const text of texts) expect(text).toMatch(/Bo.*mutineer/u);
    expect(names.map((_, seat) => saidIn(event(seat), names, 'traitres'))).toEqual(texts);
  });

  it('of people is plain', () => {
    const texts = names.map((_, seat) => spoken(event(seat), names));
    expect(new Set(texts).size).toBe(1);
  });
});
