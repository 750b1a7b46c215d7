// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeContext } from '../sound/fake';

/** A fresh import of the module, as on a newly opened page. */
async function opened() {
  vi.resetModules();
  const { set } = await import('./settings.svelte');
  return { ...(await import('./sound')), set };
}

const heard = () => FakeContext.all.flatMap((context) => context.sources);
/** The engine is imported a moment later, if at all. */
const settled = () => vi.dynamicImportSettled().then(() => new Promise((resolve) => setTimeout(resolve, 20)));

let hidden = false;
beforeEach(() => {
  FakeContext.all = [];
  FakeContext.blocked = false;
  hidden = false;
  localStorage.clear();
  // Makes the test independent of the time that importing the engine takes.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('sounds', () => {
  it('are off until they are turned on', async () => {
    const { play, playScene, turnSound } = await opened();
    play('turn');
    playScene([['storm', 0]], 1);
    await settled();
    expect(FakeContext.all).toEqual([]);
    turnSound(true);
    await settled();
    expect(heard().length).toBeGreaterThan(0);
  });

  it('are as loud as chosen', async () => {
    const { set, turnSound, turnVolume } = await opened();
    set({ volume: 0.5 });
    turnSound(true);
    await settled();
    const volume = FakeContext.all[0]?.nodes[0]?.gain;
    expect(volume?.value).toBe(0.25);
    turnVolume(1);
    await settled();
    expect(volume?.value).toBe(1);
  });

  it.each([
    ['a page that nobody looks at', 1, true],
    ['events that are shown all at once', 0, false],
  ])('are not made for scenes of %s', async (_, speed, unseen) => {
    const { play, playScene, set } = await opened();
    set({ sound: true });
    hidden = unseen;
    playScene([['storm', 0]], speed);
    await settled();
    expect(heard()).toEqual([]);
    play('turn');
    await settled();
    expect(heard().length).toBeGreaterThan(0);
  });

  it('of a scene that was skipped before they began are not played', async () => {
    const { hush, playScene, set } = await opened();
    set({ sound: true });
    playScene([['storm', 0]], 1);
    hush();
    await settled();
    expect(heard()).toEqual([]);
  });

  it('break nothing if they are blocked, not supported or unknown', async () => {
    FakeContext.blocked = true;
    const blocked = await opened();
    expect(() => blocked.turnSound(true)).not.toThrow();
    await settled();
    expect(heard()).toEqual([]);
    vi.stubGlobal('AudioContext', () => {
      throw new Error('no sound card');
    });
    const broken = await opened();
    expect(() => broken.turnSound(true)).not.toThrow();
    expect(() => broken.hush()).not.toThrow();
    Reflect.deleteProperty(globalThis, 'AudioContext');
    const without = await opened();
    expect(() => without.turnSound(true)).not.toThrow();
    await settled();
  });

  it('are not attempted before somebody has touched the page', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    const { play, set } = await opened();
    set({ sound: true });
    play('turn');
    await settled();
    expect(FakeContext.all).toEqual([]);
  });
});
