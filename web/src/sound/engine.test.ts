import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Engine } from './engine';
import { FakeContext, type FakeNode } from './fake';
import { SOUND_NAMES, soundOf } from './sounds';

let context: FakeContext;
let engine: Engine;
beforeEach(() => {
  context = new FakeContext();
  engine = new Engine(context as unknown as AudioContext);
});

/** The chain of nodes that a sound passes through, the node itself first. */
function wayOf(node: FakeNode): unknown[] {
  const way: unknown[] = [];
  for (let at: unknown = node; at; at = (at as FakeNode).into) way.push(at);
  return way;
}

describe('the engine', () => {
  it.each(SOUND_NAMES)('plays %s, to its end and not for long', (name) => {
    engine.play(name);
    // A wobble or a flutter is an oscillator too.
    expect(context.sources.length).toBeGreaterThanOrEqual(soundOf(name).length);
    for (const { started, stopped } of context.sources) {
      expect(stopped).toBeGreaterThan(started ?? 0);
      expect(stopped).toBeLessThan(3.7);
    }
  });

  it.each(SOUND_NAMES)('has every voice of %s begin, grow, hold and fade one after another', (name) => {
    engine.play(name);
    for (const { gain } of context.nodes.filter((node) => node.kind === 'gain' && node.gain.course.length)) {
      const times = gain.course.map(([, at]) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  });

  it('sends everything through the volume', () => {
    engine.setVolume(0.5);
    const [volume] = context.nodes;
    expect(volume?.gain.value).toBe(0.25);
    engine.play('knock');
    engine.playScene([['splash', 0]], 1);
    for (const source of context.sources) expect(wayOf(source)).toContain(volume);
    expect(wayOf(context.sources[0] as FakeNode).at(-1)).toBe(context.destination);
  });

  it.each([0.5, 1, 2])('keeps step with a scene at speed %d', (speed) => {
    context.currentTime = 5;
    engine.playScene(
      [
        ['knock', 0],
        ['knock', 1000],
      ],
      speed,
    );
    const starts = context.sources.map(({ started }) => started ?? 0);
    const voices = soundOf('knock').length;
    expect(starts.length).toBe(2 * voices);
    expect((starts[voices] ?? 0) - (starts[0] ?? 0)).toBeCloseTo(1 / speed);
    const [first] = context.sources;
    expect((first?.stopped ?? 0) - (first?.started ?? 0)).toBeCloseTo((soundOf('knock')[0]?.lasts ?? 0) / speed);
  });

  it('cuts a scene short, but no other sound, nor the scene after it', () => {
    vi.useFakeTimers();
    engine.play('turn');
    const bell = context.sources[0] as FakeNode;
    engine.playScene([['storm', 0]], 1);
    const wind = context.sources.at(-1) as FakeNode;
    engine.hush();
    engine.playScene([['coins', 0]], 1);
    const coins = context.sources.at(-1) as FakeNode;
    vi.runAllTimers();
    expect(wayOf(wind)).not.toContain(context.destination);
    expect(wayOf(bell)).toContain(context.destination);
    expect(wayOf(coins)).toContain(context.destination);
    vi.useRealTimers();
  });
});
