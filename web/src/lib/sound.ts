// Sounds, made here and not loaded; off unless chosen.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

interface Tone {
  at: number;
  pitch: number;
  lasts: number;
  loud: number;
  shape: OscillatorType;
}

const SOUNDS: Record<'turn' | 'event' | 'over', Tone[]> = {
  // A ship's bell, struck twice.
  turn: [0, 0.22].flatMap((at) => [
    { at, pitch: 1046, lasts: 0.9, loud: 0.18, shape: 'sine' as const },
    { at, pitch: 2637, lasts: 0.5, loud: 0.06, shape: 'sine' as const },
  ]),
  // A knock on wood.
  event: [{ at: 0, pitch: 180, lasts: 0.09, loud: 0.16, shape: 'triangle' }],
  over: [392, 523, 659, 784].map((pitch, index) => ({
    at: index * 0.14,
    pitch,
    lasts: 0.7,
    loud: 0.12,
    shape: 'triangle',
  })),
};

export function play(sound: keyof typeof SOUNDS): void {
  if (!settings.sound || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const tone of SOUNDS[sound]) {
    const start = context.currentTime + tone.at;
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = tone.shape;
    voice.frequency.value = tone.pitch;
    volume.gain.setValueAtTime(tone.loud, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.lasts);
    voice.connect(volume).connect(context.destination);
    voice.start(start);
    voice.stop(start + tone.lasts);
  }
}
