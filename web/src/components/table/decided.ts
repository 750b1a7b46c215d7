// The analysis of a finished game, in one chunk that is loaded on demand.
export { DecidedSession } from '../../replay/decided.svelte';
export { default as Decided } from './Decided.svelte';
