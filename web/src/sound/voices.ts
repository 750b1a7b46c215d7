// The parts of sounds: a tone or noise whose pitch, filter and loudness change over time.

/** A constant value, or several values at equal intervals over the duration of a voice. */
export type Course = number | readonly number[];

/** A periodic change: `often` times a second, by `depth`. */
export interface Swing {
  often: number;
  depth: number;
}

/** One voice of a sound. All times are in seconds. */
export interface Voice {
  /** A tone of this waveform, or noise. */
  source: OscillatorType | 'noise';
  /** Its start, after the beginning of the sound. */
  at?: number;
  lasts: number;
  /** The peak loudness, from 0 to 1. */
  loud: number;
  /** Time until the peak. */
  grows?: number;
  /** Time at the peak before it fades. */
  holds?: number;
  /** The frequency of a tone; noise has none. */
  pitch?: Course;
  filter?: { type: BiquadFilterType; at: Course; sharp?: number };
  /** Vibrato, in cents. */
  wobble?: Swing;
  /** Tremolo, as a fraction of the loudness. */
  flutter?: Swing;
}

export type Sound = readonly Voice[];

/** A voice repeated at several times. `voice` may vary it by index. */
export function repeated(times: readonly number[], voice: (index: number) => Voice): Voice[] {
  return times.map((at, index) => {
    const made = voice(index);
    return { ...made, at: at + (made.at ?? 0) };
  });
}

/** Voices that begin later. */
export const later = (at: number, sound: Sound): Voice[] =>
  sound.map((voice) => ({ ...voice, at: at + (voice.at ?? 0) }));

/** Voices that are louder or softer by a factor. */
export const louder = (times: number, sound: Sound): Voice[] =>
  sound.map((voice) => ({ ...voice, loud: voice.loud * times }));

/** A blow: a low tone that drops, with the noise of the impact. */
export function blow(pitch: number, loud: number, lasts = 0.18, hard = 4): Voice[] {
  return [
    { source: 'sine', pitch: [pitch * 1.8, pitch, pitch * 0.8], lasts, loud },
    { source: 'noise', filter: { type: 'bandpass', at: pitch * hard, sharp: 0.8 }, lasts: lasts / 4, loud: loud * 0.7 },
  ];
}

/** Struck metal: inharmonic tones. */
export function ring(pitch: number, loud: number, lasts: number): Voice[] {
  return [1, 2.76, 5.4].map((times, index) => ({
    source: 'sine',
    pitch: pitch * times,
    lasts: lasts / (1 + index * 0.7),
    loud: loud / (1 + index * 1.2),
    grows: 0.002,
  }));
}

/** Brass: a bright tone that swells a little. */
export function brass(pitch: number, loud: number, lasts: number): Voice[] {
  return [0, 5].map((cents) => ({
    source: 'sawtooth',
    pitch: pitch * 2 ** (cents / 1200),
    filter: { type: 'lowpass', at: [pitch * 1.5, pitch * 5, pitch * 3], sharp: 0.7 },
    lasts,
    loud: loud / 2,
    grows: 0.05,
    holds: lasts * 0.4,
  }));
}
