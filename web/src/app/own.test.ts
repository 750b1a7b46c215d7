import { describe, expect, it } from 'vitest';
import { isBlank, isTooLong, LONGEST_TEXT, placeAndReason } from './own';

describe('a replacement file', () => {
  it('is refused with the place and the reason, without the name of the option', () => {
    expect(placeAndReason('islands', 'option islands, row 1 (hochland): buys is missing.')).toBe(
      'row 1 (hochland): buys is missing.',
    );
    expect(placeAndReason('islands', 'option islands: not a TOML file.')).toBe('not a TOML file.');
    expect(placeAndReason('map', 'the map is flat.')).toBe('the map is flat.');
    expect(placeAndReason('map', 'option maps: there are none.')).toBe('option maps: there are none.');
  });

  it('must be neither blank nor too long', () => {
    expect([isBlank(' \n'), isBlank('# x')]).toEqual([true, false]);
    expect([isTooLong('x'.repeat(LONGEST_TEXT)), isTooLong('x'.repeat(LONGEST_TEXT + 1))]).toEqual([false, true]);
  });
});
