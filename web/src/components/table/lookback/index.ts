// The code for earlier turns, in one chunk that is loaded on first use.
export { default as Bar } from './Bar.svelte';
export { default as Card } from './Card.svelte';
export { default as Veil } from './Veil.svelte';
export { LookBack } from './lookback.svelte';
