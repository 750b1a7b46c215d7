// The words of a set phrase (TT.1), as the table heard them.
import { t } from '../../lib/i18n.svelte';
import type { GameEvent } from '../types';
import { signed } from './view';

export function spoken(event: GameEvent, names: string[]): string {
  const args = Array.isArray(event.args) ? event.args.map(String) : [];
  return t('traitres-phrase', {
    phrase: String(event.phrase),
    role: args[0] ?? '',
    target: names[Number(args[0])] ?? '',
    cards: args.map(signed).join(', '),
    'cards-count': args.length,
    sum: args[0] === undefined ? '' : signed(args[0]),
  });
}
