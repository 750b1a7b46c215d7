// The events of Cartagena that are shown as beats, with their durations and scenes.
import type { BeatRule } from '../../app/director.svelte';
import type { Cue } from '../../sound/engine';
import type { Beats } from '../types';
import type { CartagenaEvent } from './types.generated';

const KNOCK: Cue[] = [
  ['knock', 0],
  ['door', 480],
];

// The end of a game (last duel, mutiny, all sides, winner) stays within the director's longest wait.
const RULES: Partial<Record<CartagenaEvent['kind'], BeatRule>> = {
  knock: { lasts: 1250, scene: 'knock', sound: KNOCK },
  visit: { lasts: 500 },
  ghost: { lasts: 2000, scene: 'ghost', sound: [['ghost', 0]] },
  storm: { lasts: 3000, scene: 'storm', sound: [['storm', 0]] },
  sail: { lasts: 1800, scene: 'sail', sound: [['sail', 0]] },
  rob: { lasts: 1400, sound: [['pay', 100]] },
  mutiny: {
    lasts: 3000,
    scene: 'mutiny',
    sound: [
      ['mutiny', 0],
      ['clash', 420],
    ],
  },
  out: { lasts: 2000, scene: 'out', sound: [['splash', 760]] },
  duel: { lasts: 2400, scene: 'duel', sound: [['clash', 420]] },
  shown: {
    lasts: 2800,
    scene: 'shown',
    sound: [
      ['flip', 680],
      ['pull', 1050],
    ],
  },
  refill: { lasts: 1200, sound: [['rustle', 0]] },
  'duel-won': {
    lasts: 2000,
    scene: 'duel-won',
    sound: [
      ['drum', 0],
      ['fanfare', 600],
    ],
  },
  'mutiny-won': {
    lasts: 2500,
    scene: 'mutiny-won',
    sound: [
      ['flag', 100],
      ['fanfare', 900],
    ],
  },
  reveal: { lasts: 850, scene: 'reveal', sound: [['flip', 250]] },
  tie: { lasts: 700, scene: 'tie', sound: [['rustle', 0]] },
  end: { lasts: 2600, scene: 'end' },
};
const DONE: BeatRule = { lasts: 1400, stops: true };

/** Whether an event affects a seat: something is taken from it or found out about it, or it is thrown out. */
function isDoneTo(event: CartagenaEvent, seat: number): boolean {
  if (event.kind === 'rob' || event.kind === 'peek') return event.target === seat;
  if (event.kind === 'refill') return event.seats.includes(seat);
  return event.kind === 'out' && event.seat === seat;
}

/** The sound at the end. There may be no winner. */
const heardAtEnd = (winners: readonly number[], seat: number | null) =>
  winners.length && (seat === null || winners.includes(seat)) ? 'win' : 'loss';

const beats: Beats = (told, seat) => {
  const event = told as unknown as CartagenaEvent;
  const rule = RULES[event.kind] ?? null;
  if (seat !== null && isDoneTo(event, seat)) return { ...DONE, ...rule, stops: true };
  if (event.kind === 'sail' && !event.spaces) return { lasts: 600 };
  // The door opens, and the Ghost comes out at once, so this beat is short.
  if (event.kind === 'knock' && event.pirate === 'ghost') return { lasts: 950, scene: 'knock', sound: KNOCK };
  if (rule && event.kind === 'end') return { ...rule, sound: [[heardAtEnd(event.winners, seat), 200]] };
  return rule;
};
export default beats;
