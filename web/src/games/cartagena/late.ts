// Parts of the board that appear late in a game; loaded after the first picture.
export { default as Duel } from './Duel.svelte';
export { default as Result } from './Result.svelte';
