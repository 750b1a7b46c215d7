// Times of turning over the chest, in milliseconds.

export interface ChestTimes {
  /** When the card with this index is turned; the first is 0. */
  at: (index: number) => number;
  /** When the last card is turned and the value of the chest is known. */
  done: number;
  /** Duration of the whole scene. */
  all: number;
}

/** Time for opening the lid. */
const LID = 1000;
const EACH = 420;
/** Longest time for turning all cards. */
const MOST = 4600;
const TURN = 420;
/** Time for reading the total and the liars. */
const READ = 2300;

export function turning(cards: number): ChestTimes {
  const step = cards ? Math.min(EACH, MOST / cards) : 0;
  const done = LID + Math.round(step * cards) + (cards ? TURN : 0);
  return { at: (index) => LID + Math.round(step * index), done, all: done + READ };
}
