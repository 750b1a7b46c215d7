// The types of a view, generated from Python, and the values of loot.
import { LOOT_VALUES } from './types.generated';

export type * from './types.generated';

export const PLANKS = 3;
export const LOOTS: readonly string[] = LOOT_VALUES;

/** The value of a loot card, which is its name. */
export const worth = (card: string) => Number(card);
export const sum = (cards: string[]) => cards.reduce((total, card) => total + worth(card), 0);
/** A number with a sign: a plus, or a real minus sign. */
export const signed = (number: number | string) => {
  const value = Number(number);
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
};
