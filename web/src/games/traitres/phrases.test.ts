// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepPeople, seatCast } from '../../app/cast.svelte';
import { loadTexts, speak } from '../../app/i18n.svelte';
import type { People } from '../../app/people';
import { saidIn } from '../../app/phrases';

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
    const texts = names.map((_, seat) => saidIn(event(seat), names, 'traitres'));
    expect(new Set(texts).size).toBe(4);
    for (const text of texts) expect(text).toMatch(/Bo.*mutineer/u);
  });

  it('of people is plain', () => {
    const texts = names.map((_, seat) => saidIn(event(seat), names, 'traitres'));
    expect(new Set(texts).size).toBe(1);
  });

  it('prints numbers as the log does', () => {
    const said = (phrase: string, ...args: string[]) => saidIn({ ...event(0), phrase, args }, names, 'traitres');
    expect(said('chest', '-5')).toBe('If you ask me, the chest is worth −5.');
    expect(said('chest', '5')).toBe('If you ask me, the chest is worth 5.');
    expect(said('spied', '-1', '+3')).toBe('This is what my spyglass showed: −1 and +3.');
  });
});
