// The pictures of the games on the home page, all in one piece: they are shown together. Import it only where they are shown.
import type { Component } from 'svelte';
import Voyage from '../art/pictures/Voyage.svelte';

const covers = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' });

/** The picture of a game; a ship at sea for a game that has none. */
export function coverOf(game: string): Component {
  return covers[`./${game}/Cover.svelte`] ?? Voyage;
}
