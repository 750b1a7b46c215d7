// The order in which the cards of a hand are displayed: as dealt, until the player drags or sorts them. It has no
// effect on the game.

/** Keys of the cards in a hand. Equal cards are numbered: `grain 0`, `grain 1`. */
export function keysOf(cards: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return `${card} ${nth}`;
  });
}

/** The indices of the cards in display order; new cards come last. */
export function arranged(keys: readonly string[], order: readonly string[]): number[] {
  const places = order.map((key) => keys.indexOf(key)).filter((place) => place >= 0);
  return [...places, ...[...keys.keys()].filter((place) => !places.includes(place))];
}

/** The indices of the cards sorted by kind: in the order of `kinds`, or else alphabetically. */
export function sorted(cards: readonly string[], kinds: readonly string[] = []): number[] {
  const rank = (place: number) => {
    const at = kinds.indexOf(cards[place] ?? '');
    return at < 0 ? kinds.length : at;
  };
  const word = (place: number) => cards[place] ?? '';
  return [...cards.keys()].sort((a, b) => rank(a) - rank(b) || word(a).localeCompare(word(b)) || a - b);
}

/** The order after moving a card from one position to another. */
export function moved(order: readonly string[], from: number, to: number): string[] {
  const rest = order.filter((_, position) => position !== from);
  const card = order[from];
  return card === undefined ? rest : [...rest.slice(0, to), card, ...rest.slice(to)];
}
