// Announcements for screen readers. components/Live.svelte puts them into live regions.
interface Said {
  id: number;
  text: string;
}

const KEPT = 12;
let count = 0;
export const said = $state<{ polite: Said[]; assertive: Said[] }>({ polite: [], assertive: [] });

/** Announce a text politely, in the next pause. */
export function say(text: string): void {
  if (text) said.polite = [...said.polite, { id: (count += 1), text }].slice(-KEPT);
}

/** Announce a text at once. */
export function call(text: string): void {
  if (text) said.assertive = [...said.assertive, { id: (count += 1), text }].slice(-2);
}
