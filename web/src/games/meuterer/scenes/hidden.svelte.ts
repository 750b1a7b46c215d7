/** Parts of the position that the stage hides while a scene leads up to them. The scene sets and resets it. */
export const hidden = $state<{
  /** Whether the action cards still lie face down. */
  roles: boolean;
  /** The side of the conflict cards that are still flying to the rope, and their number. */
  side: 'for' | 'against' | null;
  flying: number;
}>({ roles: false, side: null, flying: 0 });
