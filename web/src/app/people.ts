// Faces of characters, emotes, and texts about players: loaded when a table is shown.
import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import CharacterFace from '../art/CharacterFace.svelte';
import Emote from '../art/Emote.svelte';
import Emotes from '../components/table/Emotes.svelte';
import type { Explanation, Player } from '../games/types';
import { catalogue } from './api';
import { keepPeople } from './cast.svelte';
import { loadTexts, t } from './i18n.svelte';
import { strengthName } from './localize';
import { placed } from './speech';
import type { TableSession } from './table.svelte';

export interface People {
  CharacterFace: Component<{ name: string; cloth: string }>;
  Emote: Component<{ emote: string; size?: string }>;
  /** The buttons for all emotes. */
  Emotes: Component<{ session: TableSession }>;
  /** A description of a player; null for a person. */
  about: (player: Player) => Explanation | null;
  /** Attachment that places a speech bubble where it covers nothing important. */
  placed: Attachment<HTMLElement>;
  /** An emote described in words. */
  inWords: (emote: string) => string;
  /** The manner of speaking of each character, for set phrases. */
  manners: Readonly<Record<string, string>>;
}

function about({ name, character, bot }: Player): Explanation | null {
  if (!character || !bot) return null;
  const text = `${t('web-character', { name: character })} ${t('web-bot', { level: strengthName(bot) })}.`;
  return { title: name, text, clause: null, picture: null };
}

/** Load everything for a table of this game, including its texts. */
export async function loadPeople(game: string): Promise<void> {
  const [{ games }] = await Promise.all([catalogue(), loadTexts('web-people')]);
  const manners = games.find(({ name }) => name === game)?.manners ?? {};
  keepPeople({ CharacterFace, Emote, Emotes, about, manners, placed, inWords: (emote) => t('web-emote', { emote }) });
}
