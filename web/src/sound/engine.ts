// Plays sounds with Web Audio. All sounds pass through a gain node for the volume, and a compressor that prevents
// distortion.
import { soundOf, type SoundName } from './sounds';
import type { Course, Voice } from './voices';

/** A sound, and its delay in milliseconds after the beginning of a scene. */
export type Cue = readonly [sound: SoundName, at: number];

/** The lowest gain: an exponential fade never reaches 0. */
const SILENT = 0.0001;
const NOISE_S = 2;
/** Seconds in which a cut sound fades out: an abrupt end would click. */
const CUT_S = 0.05;
/** Delay in seconds before the first sound: a sound scheduled for now would lose its beginning. */
const AHEAD_S = 0.01;

export class Engine {
  private readonly volume: GainNode;
  private readonly noise: AudioBuffer;
  /** The gain node of the current scenes' sounds; replaced when they are cut short. */
  private scene: GainNode | null = null;

  constructor(private readonly context: AudioContext) {
    this.volume = context.createGain();
    const limiter = context.createDynamicsCompressor();
    this.volume.connect(limiter).connect(context.destination);
    this.noise = context.createBuffer(1, NOISE_S * context.sampleRate, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }

  /** Set the volume, from 0 to 1. The gain is its square, which matches perceived loudness better. */
  setVolume(volume: number): void {
    this.volume.gain.value = volume ** 2;
  }

  /** Play a sound that `hush` does not cut short. */
  play(name: SoundName): void {
    this.sound(name, this.context.currentTime + AHEAD_S, 1, this.volume);
  }

  /** Play the sounds of a scene at its speed; `hush` cuts them short. */
  playScene(cues: readonly Cue[], speed: number): void {
    if (!this.scene) {
      this.scene = this.context.createGain();
      this.scene.connect(this.volume);
    }
    for (const [name, at] of cues)
      this.sound(name, this.context.currentTime + AHEAD_S + at / 1000 / speed, speed, this.scene);
  }

  /** Cut the sounds of scenes short. */
  hush(): void {
    const cut = this.scene;
    if (!cut) return;
    this.scene = null;
    cut.gain.setTargetAtTime(0, this.context.currentTime, CUT_S / 3);
    setTimeout(() => cut.disconnect(), CUT_S * 2000);
  }

  private sound(name: SoundName, start: number, speed: number, into: AudioNode): void {
    for (const voice of soundOf(name)) this.voice(voice, start, speed, into);
  }

  private voice(voice: Voice, soundStart: number, speed: number, into: AudioNode): void {
    const start = soundStart + (voice.at ?? 0) / speed;
    const lasts = voice.lasts / speed;
    const end = start + lasts;
    const source = this.source(voice, start, lasts);
    let last: AudioNode = source;
    if (voice.filter) {
      const filter = this.context.createBiquadFilter();
      filter.type = voice.filter.type;
      filter.Q.value = voice.filter.sharp ?? 1;
      follow(filter.frequency, voice.filter.at, start, lasts);
      last = last.connect(filter);
    }
    if (voice.flutter) {
      const gain = this.context.createGain();
      gain.gain.value = 1 - voice.flutter.depth / 2;
      this.swing(voice.flutter.often * speed, voice.flutter.depth / 2, gain.gain, start, end);
      last = last.connect(gain);
    }
    last.connect(this.envelope(voice, start, speed)).connect(into);
    source.start(start);
    source.stop(end);
  }

  private source(voice: Voice, start: number, lasts: number): AudioScheduledSourceNode {
    if (voice.source === 'noise') {
      const noise = this.context.createBufferSource();
      noise.buffer = this.noise;
      noise.loop = true;
      return noise;
    }
    const tone = this.context.createOscillator();
    tone.type = voice.source;
    follow(tone.frequency, voice.pitch ?? 440, start, lasts);
    if (voice.wobble) this.swing(voice.wobble.often, voice.wobble.depth, tone.detune, start, start + lasts);
    return tone;
  }

  private envelope(voice: Voice, start: number, speed: number): GainNode {
    const gain = this.context.createGain();
    const full = start + (voice.grows ?? 0.003) / speed;
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.exponentialRampToValueAtTime(voice.loud, full);
    if (voice.holds) gain.gain.setValueAtTime(voice.loud, full + voice.holds / speed);
    gain.gain.exponentialRampToValueAtTime(SILENT, start + voice.lasts / speed);
    return gain;
  }

  /** Modulate a parameter while a voice lasts. */
  private swing(often: number, depth: number, value: AudioParam, start: number, end: number): void {
    const swing = this.context.createOscillator();
    const gain = this.context.createGain();
    swing.frequency.value = often;
    gain.gain.value = depth;
    swing.connect(gain).connect(value);
    swing.start(start);
    swing.stop(end);
  }
}

/** Schedule the values of a course on a parameter while a voice lasts. */
function follow(value: AudioParam, course: Course, start: number, lasts: number): void {
  const steps = typeof course === 'number' ? [course] : course;
  steps.forEach((step, index) => {
    if (index === 0) value.setValueAtTime(step, start);
    else value.exponentialRampToValueAtTime(step, start + (lasts * index) / (steps.length - 1));
  });
}
