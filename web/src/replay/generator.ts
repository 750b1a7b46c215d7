// The random generator of docs/generator.md: SHA-512 in counter mode, with the Web Crypto API. It deals no cards; it
// checks the server's deal.

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[0-9a-f]{2})*$/u.test(hex)) throw new Error('not hexadecimal');
  return Uint8Array.from(hex.match(/../gu) ?? [], (pair) => parseInt(pair, 16));
}

/** SHA-256 of a seed, in hexadecimal: the commitment that was published before the deal. */
export async function commitmentOf(seed: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', seed));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Generator {
  #seed: Uint8Array;
  #blocks = 0;
  #block = new Uint8Array(0);
  #at = 0;

  constructor(seed: Uint8Array) {
    this.#seed = seed;
  }

  async #byte(): Promise<number> {
    if (this.#at === this.#block.length) {
      const input = new Uint8Array(this.#seed.length + 8);
      input.set(this.#seed);
      new DataView(input.buffer).setBigUint64(this.#seed.length, BigInt(this.#blocks));
      this.#block = new Uint8Array(await crypto.subtle.digest('SHA-512', input));
      this.#blocks += 1;
      this.#at = 0;
    }
    return this.#block[this.#at++] ?? 0;
  }

  /** A number from 0 to bound - 1. */
  async below(bound: number): Promise<number> {
    if (bound <= 1) return 0;
    let width = 1;
    while (256 ** width < bound) width += 1;
    const ceiling = 256 ** width;
    for (;;) {
      let wide = 0;
      for (let i = 0; i < width; i++) wide = wide * 256 + (await this.#byte());
      if (wide < ceiling - (ceiling % bound)) return wide % bound;
    }
  }

  async shuffled<T>(cards: readonly T[]): Promise<T[]> {
    const order = [...cards];
    for (let i = order.length - 1; i > 0; i--) {
      const j = await this.below(i + 1);
      [order[i], order[j]] = [order[j] as T, order[i] as T];
    }
    return order;
  }
}
