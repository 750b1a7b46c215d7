// The text of a set phrase (TT.1), as everybody at the table reads it.
import { mannerAt } from '../../app/cast.svelte';
import { t } from '../../app/i18n.svelte';
import type { GameEvent } from '../types';
import { signed } from './view';

export function spoken(event: GameEvent, names: string[]): string {
  const args = Array.isArray(event.args) ? event.args.map(String) : [];
  return t('traitres-phrase', {
    manner: mannerAt(event.seat),
    phrase: String(event.phrase),
    role: args[0] ?? '',
    target: names[Number(args[0])] ?? '',
    cards: args.map(signed).join(', '),
    'cards-count': args.length,
    sum: args[0] === undefined ? '' : signed(args[0]),
  });
}
