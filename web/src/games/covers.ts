// The covers of all games for the home page, in one chunk because they are shown together. Import this module only
// there.
import type { Component } from 'svelte';
import Voyage from '../art/pictures/Voyage.svelte';

const covers = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' });

/** The cover of a game; a ship at sea for a game without one. */
export function coverOf(game: string): Component {
  return covers[`./${game}/Cover.svelte`] ?? Voyage;
}
