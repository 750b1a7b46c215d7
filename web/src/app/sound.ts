// Sounds: synthesised rather than loaded from files, and off by default. The engine is imported for the first sound.
import type { Cue, Engine } from '../sound/engine';
import type { SoundName } from '../sound/sounds';
import { set, settings } from './settings.svelte';

/** A sound that is later than this, in milliseconds, is dropped: it would not match the picture. */
const LATE = 1000;

let context: AudioContext | null = null;
let engine: Promise<Engine> | null = null;
/** Number of times sounds were cut short. Sounds that were waiting for the engine are then dropped. */
let cuts = 0;

/** Call a function with the engine, if sounds are on and the browser can play them now. */
async function withEngine(act: (engine: Engine) => void): Promise<void> {
  if (!settings.sound || !('AudioContext' in globalThis)) return;
  // Browsers play no sound, and log a warning, before the user has touched the page. Older browsers do not have this
  // property.
  const touched = (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
  if (!context && !touched) return;
  const asked = performance.now();
  try {
    // Created synchronously in the event handler: some browsers allow it only there.
    const made = (context ??= new AudioContext());
    engine ??= import('../sound/engine').then(({ Engine }) => new Engine(made));
    const [found] = await Promise.all([engine, made.resume()]);
    if (performance.now() - asked > LATE) return;
    found.setVolume(settings.volume);
    act(found);
  } catch {
    // The browser cannot play sounds, or the import failed: the game goes on without them.
  }
}

/** Play a sound that is not part of a scene. */
export function play(sound: SoundName): void {
  void withEngine((engine) => engine.play(sound));
}

/** Play the sounds of a scene in time with it. */
export function playScene(cues: readonly Cue[], speed: number): void {
  if (document.hidden || !speed) return;
  const now = cuts;
  void withEngine((engine) => {
    if (cuts === now) engine.playScene(cues, speed);
  });
}

/** Stop the sounds of scenes. */
export function hush(): void {
  cuts += 1;
  engine?.then(
    (found) => found.hush(),
    () => undefined,
  );
}

/** Turn sounds on or off. A bell confirms that they are on. */
export function turnSound(on: boolean): void {
  set({ sound: on });
  if (on) play('turn');
  else hush();
}

/** Set the volume, from 0 to 1, and play a sample. */
export function turnVolume(volume: number): void {
  set({ volume });
  play('turn');
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden) hush();
});
