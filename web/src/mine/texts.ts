// Texts about games that were played from this browser.
import { language, t } from '../app/i18n.svelte';
import { listed, strengthName } from '../app/localize';
import { againstOf, MIXED, PEOPLE, type PlayedGame } from '../app/played';

/** The date without the time. */
export function day(time: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(time);
}

/** The opponents of a game: their names, with the level of each bot if the levels differ. */
export function opponents(game: PlayedGame): string {
  const against = againstOf(game);
  const each = against === MIXED || against === PEOPLE;
  const others = game.players.filter((_, seat) => seat !== game.seat);
  return listed(others.map(({ name, bot }) => (bot && each ? `${name} (${strengthName(bot)})` : name)));
}

/** The strength of the opponents in words. */
export function strengthOf(against: string): string {
  return t('web-mine-against', { against });
}

/** The address of a game's replay, from this player's seat. */
export function replayOf({ table, seat }: PlayedGame): string {
  return `/r/${table}${seat === undefined ? '' : `?seat=${seat}`}`;
}
