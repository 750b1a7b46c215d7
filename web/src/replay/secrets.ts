// The private information of each seat, with a text for screen readers.
import { t } from '../app/i18n.svelte';
import { factsOf } from '../games';
import type { Secret } from '../games/types';

type View = Readonly<Record<string, unknown>>;

/** The views of all seats, as boards receive them. */
export function secretsOf(game: string, view: object, views: readonly object[]): Secret[] {
  return views.map((own) => {
    const what = secretsInWords(game, view, own);
    return { view: own, words: what && t('web-learn-hidden-then', { what }) };
  });
}

/** The secrets in a seat's view that are not in the view shown, in words. */
export function secretsInWords(game: string, shown: object, own: object): string {
  const known = factsOf(game)?.secrets ?? {};
  const [view, mine] = [shown as View, own as View];
  // The view of another seat has the same fields, with that seat's own secrets.
  const isSeat = 'seat' in view;
  return Object.keys(known)
    .filter((fact) => (isSeat || !(fact in view)) && !isEmpty(mine[fact]))
    .map((fact) => `${t(`web-${game}-secret-${fact}`)}: ${named(known[fact] ?? '', mine[fact])}`)
    .join('; ');
}

function named(message: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => named(message, each)).join(', ');
  const word = String(value);
  return t(message, { word, side: word });
}

const isEmpty = (value: unknown) => value === null || value === undefined || (Array.isArray(value) && !value.length);
