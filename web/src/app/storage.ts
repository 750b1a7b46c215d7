// The browser's storage; no other module accesses it. A browser that stores nothing (private window, full storage) must
// not break a game.
const keyOf = (name: string) => `mutiny.${name}`;

/** Read a value stored by `write`. */
export function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(keyOf(name));
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Read a string, stored by `write` or, by earlier versions, without quotation marks. */
export function readText(name: string): string | null {
  try {
    const text = localStorage.getItem(keyOf(name));
    if (!text?.startsWith('"')) return text;
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/**
 * Store a value; null removes it. Returns false if the browser stores nothing; the value then lasts as long as the
 * page.
 */
export function write(name: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
