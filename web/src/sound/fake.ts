// A silent AudioContext for tests, which records all nodes created from it.

export class FakeParam {
  value = 0;
  /** The scheduled values and times, in order. */
  readonly course: [value: number, at: number][] = [];
  setValueAtTime(value: number, at: number): void {
    this.value = value;
    this.course.push([value, at]);
  }
  exponentialRampToValueAtTime(value: number, at: number): void {
    // Browsers throw this error too.
    if (value <= 0) throw new RangeError('an exponential course never reaches 0');
    this.course.push([value, at]);
  }
  setTargetAtTime(value: number, at: number): void {
    this.course.push([value, at]);
  }
}

export class FakeNode {
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  readonly detune = new FakeParam();
  readonly Q = new FakeParam();
  type = '';
  into: unknown = null;
  started: number | null = null;
  stopped: number | null = null;
  constructor(readonly kind: string) {}
  connect<T>(into: T): T {
    this.into = into;
    return into;
  }
  disconnect(): void {
    this.into = null;
  }
  start(at: number): void {
    this.started = at;
  }
  stop(at: number): void {
    this.stopped = at;
  }
}

export class FakeContext {
  static all: FakeContext[] = [];
  static blocked = false;
  readonly nodes: FakeNode[] = [];
  readonly destination = new FakeNode('destination');
  readonly sampleRate = 10;
  currentTime = 0;

  constructor() {
    FakeContext.all.push(this);
  }
  resume(): Promise<void> {
    return FakeContext.blocked ? Promise.reject(new Error('not allowed')) : Promise.resolve();
  }
  createGain = () => this.made('gain');
  createOscillator = () => this.made('tone');
  createBufferSource = () => this.made('noise');
  createBiquadFilter = () => this.made('filter');
  createDynamicsCompressor = () => this.made('compressor');
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });

  /** All sources, in the order of their creation. */
  get sources(): FakeNode[] {
    return this.nodes.filter(({ started }) => started !== null);
  }

  private made(kind: string): FakeNode {
    const node = new FakeNode(kind);
    this.nodes.push(node);
    return node;
  }
}
