// Svelte's transitions, without their cost when nothing is to move: they ask for the styles of the element, and the
// browser must lay the page out to answer.
import * as svelte from 'svelte/transition';
import type { TransitionConfig } from 'svelte/transition';

interface Lasting {
  duration: number;
}

const ifItLasts =
  <P extends Lasting>(transition: (node: Element, params: P) => TransitionConfig) =>
  (node: Element, params: P): TransitionConfig =>
    params.duration ? transition(node, params) : { duration: 0 };

export const fade = ifItLasts<svelte.FadeParams & Lasting>(svelte.fade);
export const fly = ifItLasts<svelte.FlyParams & Lasting>(svelte.fly);
export const scale = ifItLasts<svelte.ScaleParams & Lasting>(svelte.scale);
