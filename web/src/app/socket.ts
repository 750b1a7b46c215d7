// A WebSocket that reconnects: after growing, randomised pauses, and at once when the network or the page comes back.
// Pings detect a dead connection. It knows no messages but `ping`, `pong` and `bye`.
import type { Bye } from './wire';

export type LineState = 'connecting' | 'live' | 'lost' | 'gone';

export interface LineEnds {
  /** The first message on every connection; null to send nothing. */
  hello: () => object | null;
  hear: (message: { type: string }) => void;
  state: (state: LineState, bye: Bye | null) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;

export class Line {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private ended = false;
  private bye: Bye | null = null;

  constructor(
    private readonly path: string,
    private readonly ends: LineEnds,
  ) {}

  start(): void {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.look);
    this.ends.state('connecting', null);
    this.connect();
  }

  stop(): void {
    this.ended = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.look);
    this.drop();
  }

  /** Send a message. Returns false if there is no connection. */
  say(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Close the connection and connect again, with another hello. */
  renew(): void {
    if (this.ended) return;
    this.drop();
    this.connect();
  }

  private hurry = (): void => {
    if (!this.ended && !this.socket) {
      this.tries = 0;
      this.connect();
    }
  };

  private look = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.socket) this.ping();
    else this.hurry();
  };

  private connect(): void {
    clearTimeout(this.timer);
    this.bye = null;
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.hash = '';
    const socket = new WebSocket(address);
    this.socket = socket;
    let heard = false;
    socket.onopen = () => {
      const hello = this.ends.hello();
      if (hello) socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.deadline);
      this.deadline = undefined;
      const message = JSON.parse(event.data) as { type: string };
      if (message.type === 'pong') return;
      if (message.type === 'bye') {
        this.bye = message as Bye;
        return;
      }
      if (!heard) {
        heard = true;
        this.tries = 0;
        this.ends.state('live', null);
      }
      this.ends.hear(message);
    };
    socket.onclose = () => this.lose(socket);
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    if (this.deadline === undefined && this.say({ type: 'ping' })) {
      const socket = this.socket;
      this.deadline = setTimeout(() => socket && this.lose(socket), PONG_WITHIN);
    }
  }

  private lose(socket: WebSocket): void {
    if (socket !== this.socket) return;
    const bye = this.bye;
    this.drop();
    if (this.ended) return;
    if (bye && !bye.again) {
      this.stop();
      this.ends.state('gone', bye);
      return;
    }
    this.ends.state('lost', bye);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.deadline);
    clearInterval(this.pinging);
    this.deadline = undefined;
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
}
