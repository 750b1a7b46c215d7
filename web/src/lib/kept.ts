// What is kept in this browser. A browser that keeps nothing (private windows, full storage) must not break a game.
export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`mutiny.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(`mutiny.${key}`);
    else localStorage.setItem(`mutiny.${key}`, JSON.stringify(value));
  } catch {
    // It then lasts as long as the page.
  }
}
