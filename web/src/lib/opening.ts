// Opening a table and sitting down at it.
import { openTable } from './api';
import { t } from './i18n.svelte';
import { go } from './router.svelte';
import { keepSeat } from './seats';
import { set, settings } from './settings.svelte';
import type { GameInfo, NewTable } from './wire';

export const LONGEST_NAME = 24;

/** What somebody is called: as before, or else after a sea bird, which can be changed. */
export function myName(): string {
  if (!settings.name.trim()) {
    const birds = t('web-names').split(',');
    set({ name: birds[Math.floor(Math.random() * birds.length)]?.trim() ?? '' });
  }
  return settings.name.trim().slice(0, LONGEST_NAME);
}

/** How many play if nobody says otherwise. */
export function usualPlayers(game: Pick<GameInfo, 'least' | 'most'>): number {
  return Math.min(game.most, Math.max(game.least, game.most > 5 ? 5 : 4));
}

export async function openAndGo(wanted: Omit<NewTable, 'name'>): Promise<void> {
  const seated = await openTable({ ...wanted, name: myName() });
  keepSeat(seated.table.id, seated.token, seated.table.game);
  go(`/t/${seated.table.id}`);
}

/** One click: a game against bots. */
export function playNow(game: GameInfo): Promise<void> {
  const players = usualPlayers(game);
  const bots = Array.from({ length: players - 1 }, () => settings.strength);
  return openAndGo({ game: game.name, players, bots });
}

/** One click: a table with free seats, and its link. */
export function inviteFriends(game: GameInfo): Promise<void> {
  return openAndGo({ game: game.name, players: usualPlayers(game), bots: [] });
}
