// The events of Traîtres à bord that are shown as beats, with their durations and scenes.
import type { BeatRule } from '../../app/director.svelte';
import type { Cue } from '../../sound/engine';
import type { Beats } from '../types';
import { turning } from './scenes/timing';
import type { TraitresEvent } from './types.generated';
import { PLANKS } from './view';

/** The sound of a plank, when the picture is jolted. */
const PLANK: Cue = ['plank', 420];
/** Duration of an event that changes nothing. */
const NOTHING = 600;

/** Sounds of the opening: the chest creaks, and each card makes a sound when it is turned. */
function heardTurning(cards: number, reached: boolean): Cue[] {
  const { at, done } = turning(cards);
  const flips = Array.from({ length: cards }, (_, index): Cue => ['flip', at(index) + 130]);
  return [['chest', 250], ...flips, [reached ? 'truth' : 'lie', done]];
}

function ruleOf(event: TraitresEvent, seat: number | null): BeatRule | null {
  switch (event.kind) {
    case 'stash':
      return { lasts: 700, sound: [['coin', 150]] };
    case 'plank':
      // The third plank shows the fall; the next event reveals the player's role.
      if (event.planks < PLANKS) return { lasts: 2000, scene: 'plank', sound: [PLANK] };
      return { lasts: 3400, scene: 'plank', sound: [PLANK, ['roll', 1200], ['splash', 2150]] };
    case 'overboard':
      return { lasts: 3200, scene: 'overboard', sound: [['mask', 850]], toldAfter: true };
    case 'spyglass':
      return event.count ? { lasts: 1900, scene: 'spyglass', sound: [['spyglass', 0]] } : { lasts: NOTHING };
    case 'riddance':
      return event.count ? { lasts: 1900, scene: 'riddance', sound: [['kick', 440]] } : { lasts: NOTHING };
    case 'pockets':
      return { lasts: 1900, scene: 'pockets', sound: [['rustle', 300]] };
    case 'catch':
      return event.count ? { lasts: 1600, scene: 'catch', sound: [['net', 0]] } : { lasts: NOTHING };
    case 'open':
      return {
        lasts: turning(event.cards.length).all,
        scene: 'open',
        sound: heardTurning(event.cards.length, event.sum >= event.target),
      };
    case 'end':
      return {
        lasts: 4200,
        scene: 'end',
        sound: [
          ['mask', 350],
          [seat === null || event.winners.includes(seat) ? 'win' : 'loss', 2100],
        ],
      };
    default:
      return null;
  }
}

/** The seat that must see the event, if any. For the third plank, the overboard event that follows stops instead. */
function doneTo(event: TraitresEvent): number | null {
  if (event.kind === 'pockets' || (event.kind === 'plank' && event.planks < PLANKS)) return event.target;
  return event.kind === 'overboard' ? event.seat : null;
}

const beats: Beats = (told, seat) => {
  const event = told as unknown as TraitresEvent;
  const rule = ruleOf(event, seat);
  return rule && doneTo(event) === seat && seat !== null ? { ...rule, stops: true } : rule;
};
export default beats;
