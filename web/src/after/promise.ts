// The promise about a table's seed, noted in this browser while the game is not over: afterwards nobody need be believed.

const key = (table: string) => `mutiny.commitment.${table}`;

/** What was noted here, if anything. */
export function notedPromise(table: string): string | null {
  try {
    return localStorage.getItem(key(table));
  } catch {
    return null;
  }
}

/** Note the promise of a table that is waiting or playing; the first one counts. */
export function notePromise(info: { id: string; status: string; commitment: string }): void {
  if (info.status === 'over' || !info.commitment || notedPromise(info.id)) return;
  try {
    localStorage.setItem(key(info.id), info.commitment);
  } catch {
    // A browser that keeps nothing has nothing to compare with.
  }
}
