// The events of Meuterer that are shown as beats, with their durations and scenes.
import type { BeatRule } from '../../app/director.svelte';
import type { Cue } from '../../sound/engine';
import type { Beats } from '../types';
import { actionsLast, lands, pullLasts, turns } from './scenes/timing';
import type { MeutererActionsEvent, MeutererEvent } from './types.generated';

const FLAG: Cue[] = [['flag', 0]];
const COINS: Cue[] = [['coins', 450]];
const SAIL: Cue[] = [['sail', 0]];

/** Sounds of revealing the action cards: one for each card, and a drum roll before the Mutineer's. */
function heardTurning(roles: MeutererActionsEvent['roles']): Cue[] {
  return turns(roles).flatMap((at, seat): Cue[] => {
    if (at === null) return [];
    const flip: Cue = ['flip', at + 130];
    return roles[seat] === 'mutineer' ? [['roll', at - 550], flip, ['drum', at + 330]] : [flip];
  });
}

/** Sounds of the conflict cards: one for each card when it lands and pulls the knot. */
const heardPulling = (cards: number): Cue[] => Array.from({ length: cards }, (_, card) => ['pull', lands(card) - 150]);

function rule(event: MeutererEvent, seat: number | null): BeatRule | null {
  switch (event.kind) {
    case 'leave-captain':
      return { lasts: 800, scene: 'flag', sound: FLAG };
    case 'actions':
      return {
        lasts: actionsLast(event.roles),
        scene: 'actions',
        sound: heardTurning(event.roles),
        toldAfter: true,
      };
    case 'mutineer-goal':
      return { lasts: 1000, scene: 'flag', sound: FLAG };
    case 'mutiny':
      return {
        lasts: 2400,
        scene: 'mutiny',
        sound: [
          ['mutiny', 0],
          ['clash', 450],
        ],
      };
    case 'fight':
      if (!event.count) return { lasts: 500 };
      return { lasts: pullLasts(event.count), scene: 'fight', sound: heardPulling(event.count) };
    case 'mutiny-decided':
      return {
        lasts: 2800,
        scene: 'decided',
        sound: [
          ['drum', 0],
          ['fanfare', 550],
        ],
      };
    case 'new-captain':
      return {
        lasts: 2400,
        scene: 'captain',
        sound: [
          ['flag', 400],
          ['fanfare', 1400],
        ],
        ...(event.old === seat ? { stops: true } : {}),
      };
    case 'dock':
      return { lasts: 1100, scene: 'points', sound: COINS };
    case 'sales':
      return event.points ? { lasts: 950, scene: 'points', sound: COINS } : null;
    case 'mate':
    case 'boy':
      return { lasts: 950, scene: 'points', sound: COINS };
    case 'paid':
      return { lasts: 700, scene: 'points', sound: [['pay', 250]] };
    case 'ship':
      return event.from === event.island ? null : { lasts: 1200, sound: SAIL };
    case 'pirates':
      return event.steps ? { lasts: 1200, sound: SAIL } : { lasts: 600 };
    case 'plunder': {
      if (event.cards.every((lost) => lost.length === 0)) return { lasts: 900 };
      const robbed = seat !== null && (event.cards[seat]?.length ?? 0) > 0;
      return {
        lasts: 3000,
        scene: 'raid',
        sound: [
          ['raid', 850],
          ['cargo', 1500],
        ],
        ...(robbed ? { stops: true } : {}),
      };
    }
    case 'keep':
      return {
        lasts: 1400,
        scene: 'loader',
        sound: [
          ['cargo', 100],
          ['rustle', 500],
        ],
      };
    case 'end':
      return {
        lasts: 4000,
        scene: 'end',
        sound: [[seat === null || event.winners.includes(seat) ? 'win' : 'loss', 300]],
      };
    default:
      return null;
  }
}

const beats: Beats = (told, seat) => rule(told as unknown as MeutererEvent, seat);
export default beats;
