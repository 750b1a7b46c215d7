// The interface that parts of the board use to be touchable. Things are identified by name (see steps.ts).
import { SIDES, type View } from './view';

export interface Touch {
  /** Whether the thing can be touched now. */
  can: (thing: string) => boolean;
  /** Whether the thing is part of the choice. */
  chosen: (thing: string) => boolean;
  /** The action of a touch in words. */
  says: (thing: string) => string;
  press: (thing: string) => void;
}

const IN_WORDS = [
  ...['gold', 'combat', 'coin'].map((what) => `take:${what}`),
  ...SIDES.flatMap((side) => [`place:${side}`, `side:${side}`]),
  ...[1, 2, 3].map((count) => `buy:${count}`),
  ...['turn:keep', 'turn:swap', 'nothing:swap', 'nothing:sell', 'nothing:peek'],
];

/** Whether the tray has content: cards being looked at, or choices without a place on the table. */
export function asks(view: View, touch: Touch): boolean {
  return !!view.looking || IN_WORDS.some((thing) => touch.can(thing));
}
