// Texts that several parts of the client use.
import { OFFLINE, Refusal } from './api';
import { has, language, t } from './i18n.svelte';
import { factsOf } from '../games';
import type { Entry } from './messages';
import type { RuleOption, TableInfo } from './wire';

/** The text of an error for the player. */
export function whyNot(error: unknown): string {
  if (error instanceof Refusal) return t('web-refused', { code: error.code, why: error.message });
  return t('web-refused', { code: OFFLINE, why: String(error) });
}

export function gameName(game: string): string {
  return has(`${game}-title`) ? t(`${game}-title`) : game;
}

/** The short name of a game, for headings that contain more than the name. */
export function shortGameName(game: string): string {
  return has(`${game}-title`) ? t(`${game}-title.short`) : game;
}

/** One line that describes a game. */
export function gameLine(game: string): string {
  return has(`${game}-title`) ? t(`${game}-title.line`) : t('web-game-line');
}

export function strengthName(level: string): string {
  return t('web-strength', { level });
}

/** The name of an option of a game; its id for a game without texts here. */
export function optionName(game: string, option: string): string {
  return has(`${game}-option-${option}`) ? t(`${game}-option-${option}`) : option;
}

/** The name of a value of an option; the value as records write it for a game without texts here. */
export function valueName(game: string, option: string, value: string): string {
  return has(`${game}-option-${option}`, value) ? t(`${game}-option-${option}.${value}`) : value;
}

/** The description of an option, without the values' names in records: the form has its own labels for them. */
export function explained({ text, values }: RuleOption): string {
  return values.reduce((rest, value) => rest.replaceAll(new RegExp(`[ \\u00a0\\n]*\\(${value}\\)`, 'g'), ''), text);
}

export function clockName(clock: TableInfo['clock']): string {
  if (clock?.move) return t('web-clock-move', { time: duration(clock.move) });
  if (clock?.game) return t('web-clock-game', { time: duration(clock.game), bonus: clock.bonus ?? 0 });
  return t('web-clock-none');
}

export function duration(seconds: number): string {
  if (seconds < 120) return t('web-seconds', { count: seconds });
  if (seconds < 7200) return t('web-minutes', { count: Math.round(seconds / 60) });
  if (seconds < 172_800) return t('web-hours', { count: Math.round(seconds / 3600) });
  return t('web-days', { count: Math.round(seconds / 86_400) });
}

export function when(time: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}

/** Whether an entry tells this player a secret that the game covers, so that bystanders do not read it. */
export function isCovered(entry: Entry, game: string): boolean {
  if (entry.type !== 'event') return false;
  const secret = factsOf(game)?.covered?.[entry.event.kind];
  return secret !== undefined && secret in entry.event;
}

/** The text of an event without this player's secrets, so that it can be read by bystanders. */
export function openly(entry: Entry & { type: 'event' }, names: readonly string[], game: string): string {
  const player = names[entry.event.seat ?? -1] ?? '';
  return isCovered(entry, game) ? t(`${game}-${entry.event.kind}`, { player }) : (entry.text ?? '');
}
