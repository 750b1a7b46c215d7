import { describe, expect, it } from 'vitest';
import { isBlank, isTooLong, LONGEST_TEXT, placeAndReason } from './own';

describe('a file of one’s own', () => {
  it('is blamed by place and reason, without the name of the option beside which it stands', () => {
    expect(placeAndReason('islands', 'option islands, row 1 (hochland): buys is missing.')).toBe(
      'row 1 (hochland): buys is missing.',
    );
    expect(placeAndReason('islands', 'option islands: not a TOML file.')).toBe('not a TOML file.');
    expect(placeAndReason('map', 'the map is flat.')).toBe('the map is flat.');
    expect(placeAndReason('map', 'option maps: there are none.')).toBe('option maps: there are none.');
  });

  it('must be there, and not be too long', () => {
    expect([isBlank(' \n'), isBlank('# x')]).toEqual([true, false]);
    expect([isTooLong('x'.repeat(LONGEST_TEXT)), isTooLong('x'.repeat(LONGEST_TEXT + 1))]).toEqual([false, true]);
  });
});
