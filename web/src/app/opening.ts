// Opening a table and taking a seat at it.
import { openTable } from './api';
import { t } from './i18n.svelte';
import { go } from './router.svelte';
import { keepSeat, knownOf } from './seats';
import { set, settings } from './settings.svelte';
import type { GameInfo, NewTable } from './wire';

export const LONGEST_NAME = 24;

/** The player's name: the one used before, or else a sea bird, which the player can change. */
export function myName(): string {
  if (!settings.name.trim()) {
    const birds = t('web-names').split(',');
    set({ name: birds[Math.floor(Math.random() * birds.length)]?.trim() ?? '' });
  }
  return settings.name.trim().slice(0, LONGEST_NAME);
}

/** The default number of players. */
export function usualPlayers(game: Pick<GameInfo, 'least' | 'most'>): number {
  return Math.min(game.most, Math.max(game.least, game.most > 5 ? 5 : 4));
}

export async function openAndGo(wanted: Omit<NewTable, 'name'>): Promise<void> {
  const seated = await openTable({ ...wanted, name: myName() });
  keepSeat(seated.table.id, seated.token, knownOf(seated.table, seated.seat));
  go(`/t/${seated.table.id}`);
}

/** Open a game against bots with one click. */
export function playNow(game: GameInfo): Promise<void> {
  const players = usualPlayers(game);
  const bots = Array.from({ length: players - 1 }, () => settings.strength);
  return openAndGo({ game: game.name, players, bots });
}

/** Open a table with free seats with one click, and show its link. */
export function inviteFriends(game: GameInfo): Promise<void> {
  return openAndGo({ game: game.name, players: usualPlayers(game), bots: [] });
}
