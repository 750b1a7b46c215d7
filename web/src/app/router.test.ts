// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { placeOf } from './router.svelte';
import { tokenIn } from './seats';

describe('addresses', () => {
  it.each([
    ['/', 'Home', {}],
    ['/new/contraband?friends', 'NewTable', { game: 'contraband' }],
    ['/t/abc_-1#secret', 'Table', { table: 'abc_-1' }],
    ['/lobby/', 'Lobby', {}],
    ['/mine', 'Mine', {}],
    ['/learn', 'Learn', {}],
    ['/learn/contraband', 'Lesson', { game: 'contraband' }],
    ['/rules/contraband#C1.2', 'Rules', { game: 'contraband' }],
    ['/rules/contraband/crib', 'Crib', { game: 'contraband' }],
    ['/t/', 'NotFound', {}],
    ['/t/%E0%A4%A', 'NotFound', {}],
    ['/nowhere', 'NotFound', {}],
  ])('%s shows %s', (address, page, params) => {
    expect(placeOf(address)).toMatchObject({ page, params });
  });

  it('have secrets behind the # only if they look like one', () => {
    expect(tokenIn('#abcDEF_-123456')).toBe('abcDEF_-123456');
    expect(tokenIn('#main')).toBeNull();
    expect(tokenIn('')).toBeNull();
  });
});
