// The texts of set phrases, as everybody at the table reads them.
import type { GameEvent } from '../games/types';
import { mannerAt } from './cast.svelte';
import { t } from './i18n.svelte';
import { listed } from './localize';

export interface PhraseArguments {
  role?: string;
  target?: string;
  cards?: string[];
  sum?: number | string;
}

/** The text of a set phrase of a game, in a manner of speaking. */
export function phrase(game: string, id: string, given: PhraseArguments, manner = 'plain'): string {
  return t(`${game}-phrase`, {
    manner,
    phrase: id,
    role: given.role ?? '',
    target: given.target ?? '',
    cards: listed((given.cards ?? []).map(printed)),
    'cards-count': given.cards?.length ?? 0,
    sum: printed(String(given.sum ?? 0)),
  });
}

/** A word of the notation as it is printed: a negative number has a minus sign. */
const printed = (word: string) => word.replace(/^-(?=\d)/u, '−');

/** The text of the phrase in an event, in the speaker's manner. */
export function saidIn(event: GameEvent, names: readonly string[], game: string): string {
  const args = Array.isArray(event.args) ? event.args.map(String) : [];
  const [first = ''] = args;
  const given = { role: first, target: names[Number(first)] ?? '', cards: args, sum: first };
  return phrase(game, String(event.phrase), given, mannerAt(event.seat));
}
