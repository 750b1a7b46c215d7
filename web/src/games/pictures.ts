// The small pictures of cards, roles and other things in rulebooks. Import this module only where they are shown.
import type { Picture, PictureKind } from './types';

const kinds = import.meta.glob<Readonly<Record<string, PictureKind>>>('./*/pictures.ts', {
  eager: true,
  import: 'default',
});
const drawings = import.meta.glob<Picture>('./*/Picture.svelte', { eager: true, import: 'default' });

export interface Pictured extends PictureKind {
  kind: string;
  Drawing: Picture;
}

/** The picture of a thing, by its id in the guide; null if there is none. */
export function pictureOf(game: string, id: string): Pictured | null {
  const Drawing = drawings[`./${game}/Picture.svelte`];
  const found = Object.entries(kinds[`./${game}/pictures.ts`] ?? {}).find(([, { ids }]) => ids.includes(id));
  return Drawing && found ? { kind: found[0], Drawing, ...found[1] } : null;
}
