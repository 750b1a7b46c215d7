// What is said to those who listen rather than look: parts/Live.svelte puts it into live regions.
interface Said {
  id: number;
  text: string;
}

const KEPT = 12;
let count = 0;
export const said = $state<{ polite: Said[]; assertive: Said[] }>({ polite: [], assertive: [] });

/** Say something when there is a pause. */
export function say(text: string): void {
  if (text) said.polite = [...said.polite, { id: (count += 1), text }].slice(-KEPT);
}

/** Say something now. */
export function call(text: string): void {
  if (text) said.assertive = [...said.assertive, { id: (count += 1), text }].slice(-2);
}
