// Which things can be touched, and what touching one chooses. Knows the notation of moves, but no rules: everything is read
// off the list of legal moves. Several cards are chosen one by one, and what is chosen so far is always a legal move itself.
import { sameCards, toggled } from '../picking';

/** A thing on the table, as `KIND:NAME`; what touching it chooses, null for "take it back". */
export type Touches = Map<string, string | null>;

const MANY = new Set(['swap', 'sell']);

/** The words of a move. */
function words(move: string): { verb: string; rest: string[] } {
  const [verb = '', ...rest] = move.split(' ');
  return { verb, rest };
}

/** The thing that stands for a move of one touch. */
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

/** The cards that are chosen so far, of a move that names several. */
export function chosenCards(picked: string | null): string[] {
  if (picked === null) return [];
  const { verb, rest } = words(picked);
  return MANY.has(verb) ? rest : verb === 'lay' ? rest : [];
}

/** How many cards are chosen to be bought. */
export function chosenBuy(picked: string | null): number {
  return picked?.startsWith('buy ') ? Number(picked.slice(4)) : 0;
}

/** All things that can be touched now. `hand:CARD` chooses one more such card, `back:CARD` one less. */
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
    // The pile itself counts up, and after the most that can be bought begins again.
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
 * Which cards of a hand are chosen, by their places: those that were touched, as far as they are what is picked, then the first
 * others of their kind.
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

/** Whether more cards can still be added to a move of some cards. */
export function grows(moves: string[], move: string): boolean {
  const words = move.split(' ');
  return moves.some((other) => {
    const longer = other.split(' ');
    return longer[0] === words[0] && longer.length > words.length;
  });
}
