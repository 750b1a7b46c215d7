// Maps things on the table to moves. It knows the notation of moves, but no rules: everything is derived from the list
// of legal moves. Several cards are chosen one by one, and the choice so far is always a legal move itself.
import { sameCards, toggled } from '../picking';

/**
 * The things that can be touched, as `KIND:NAME`, with the move that a touch chooses; null means that it clears the
 * choice.
 */
export type Touches = Map<string, string | null>;

const MANY = new Set(['swap', 'sell']);

/** Split a move into its words. */
function words(move: string): { verb: string; rest: string[] } {
  const [verb = '', ...rest] = move.split(' ');
  return { verb, rest };
}

/** The thing for a move that takes one touch. */
function thingOf(verb: string, about: string): string {
  switch (verb) {
    case 'knock':
      return 'door:next';
    case 'visit':
      return `door:${about}`;
    case 'take':
      return `take:${about}`;
    case 'keep':
      return `seen:${about}`;
    case 'lay':
      return `hand:${about}`;
    case 'rob':
    case 'peek':
      return about === 'none' ? 'nothing:peek' : `player:${about}`;
    case 'side':
      return `side:${about}`;
    case 'post':
      return `place:${about.replace('high-', '')}`;
    case 'inspect':
      return `duel:${about}`;
    case 'turn':
      return `turn:${about}`;
    case 'buy':
      return about === '0' ? 'nothing:buy' : `buy:${about}`;
    default:
      return `move:${verb} ${about}`;
  }
}

/** The cards chosen so far, if the move names several. */
export function chosenCards(picked: string | null): string[] {
  if (picked === null) return [];
  const { verb, rest } = words(picked);
  return MANY.has(verb) ? rest : verb === 'lay' ? rest : [];
}

/** Number of cards chosen to buy. */
export function chosenBuy(picked: string | null): number {
  return picked?.startsWith('buy ') ? Number(picked.slice(4)) : 0;
}

/** All things that can be touched now. `hand:CARD` adds such a card to the choice, `back:CARD` removes one. */
export function touches(legal: string[], picked: string | null): Touches {
  const found: Touches = new Map();
  const many = legal.filter((move) => MANY.has(words(move).verb));
  const verb = many[0] ? words(many[0]).verb : null;
  for (const move of legal) {
    const { verb: head, rest } = words(move);
    if (MANY.has(head)) continue;
    const thing = thingOf(head, rest.join(' '));
    found.set(thing, toggled(picked, move));
  }
  if (verb !== null) chooseCards(found, many, verb, picked);
  const bought = chosenBuy(picked);
  if (legal.includes('buy 1')) {
    // Each touch of the pile buys one more; after the maximum it starts again.
    const more = `buy ${bought + 1}`;
    found.set('pile:combat', legal.includes(more) ? more : null);
  }
  for (const [what, thing] of [
    ['take:gold', 'pile:gold'],
    ['take:combat', 'pile:combat'],
    ['take:coin', 'pile:coins'],
  ] as const) {
    const move = found.get(what);
    if (move !== undefined) found.set(thing, move);
  }
  return found;
}

function chooseCards(found: Touches, many: string[], verb: string, picked: string | null): void {
  const chosen = picked !== null && words(picked).verb === verb ? words(picked).rest : [];
  if (many.includes(verb)) found.set(`nothing:${verb}`, toggled(picked, verb));
  const kinds = new Set(many.flatMap((move) => words(move).rest));
  for (const kind of kinds) {
    const more = [...chosen, kind];
    const move = many.find((each) => sameCards(words(each).rest, more));
    if (move !== undefined) found.set(`hand:${kind}`, move);
    const at = chosen.indexOf(kind);
    if (at >= 0) {
      const less = chosen.filter((_, place) => place !== at);
      const fewer = less.length ? many.find((each) => sameCards(words(each).rest, less)) : null;
      if (fewer !== undefined) found.set(`back:${kind}`, fewer);
    }
  }
}

/**
 * The indices of the chosen cards in a hand: the touched ones, as far as they match the choice, then the first others
 * of the same kind.
 */
export function chosenPlaces(hand: string[], picked: string | null, touched: readonly number[]): Set<number> {
  const places = new Set<number>();
  const missing = chosenCards(picked);
  for (const place of [...touched, ...hand.keys()]) {
    const at = missing.indexOf(hand[place] ?? '');
    if (at >= 0 && !places.has(place)) {
      places.add(place);
      missing.splice(at, 1);
    }
  }
  return places;
}

/** Whether more cards can be added to a move. */
export function grows(moves: string[], move: string): boolean {
  const words = move.split(' ');
  return moves.some((other) => {
    const longer = other.split(' ');
    return longer[0] === words[0] && longer.length > words.length;
  });
}
