// The faces of the characters that bots play, as strokes on a square of 48, keyed by the names that the server uses.

/** A path with its fill, and its stroke if that is not the default ink. `cloth` is the colour of the seat. */
export type Stroke = readonly [d: string, fill?: string, stroke?: string, width?: number];

export interface FaceDrawing {
  skin: string;
  /** Strokes behind the head, and strokes in front of it. */
  back?: readonly Stroke[];
  front: readonly Stroke[];
}

export const CLOTH = 'cloth';
const NONE = 'none';
const GOLD = '#c98f1b';
const SMILE: Stroke = ['M20 31c3 2.500 5 2.500 8 0'];
const EYES: Stroke = ['M20 24v1.500M28 24v1.500', NONE, undefined, 2.5];

/** The face of a bot whose name is not in the cast. */
export const UNKNOWN: FaceDrawing = { skin: '#e8bd93', front: [EYES, SMILE] };

export const LOOKS: Readonly<Record<string, FaceDrawing>> = {
  // The boatswain: bald, with a red beard.
  Bernhard: {
    skin: '#eebb94',
    front: [
      ['M14 20c-1-10 4-14 10-14s11 4 10 14c-2-4-18-4-20 0Z', '#eebb94'],
      ['M14 23c-2 19 22 19 20 0-1 5-4 5-6 5-3-2-5-2-8 0-2 0-5 0-6-5Z', '#b4512a'],
      ['M17 21.500l5 1M31 21.500l-5 1', NONE, '#7d3517', 2.5],
      EYES,
      ['M21.500 31.500h5'],
    ],
  },
  // The lookout: fair plaits and a ribbon.
  Steffi: {
    skin: '#f5d6b8',
    front: [
      ['M13 20c-2-11 4-15 11-15s13 4 11 15c-3-5-6-7-11-7s-8 2-11 7Z', '#e7bd4e'],
      ['M13 20c-4 5-4 10-2 17M35 20c4 5 4 10 2 17', NONE, '#e7bd4e', 4.5],
      ['M9 35h5M34 35h5', NONE, CLOTH, 3],
      EYES,
      SMILE,
    ],
  },
  // The cabin boy: a cap with a bobble, freckles.
  Florian: {
    skin: '#f3cda6',
    front: [
      ['M15 18l2 4 3-4 2 4 3-4 3 4 2-4 3 4v-5H15Z', '#a65a24', '#a65a24', 1],
      ['M12 18c-1-16 25-16 24 0-8-3-16-3-24 0Z', CLOTH],
      ['M21 4a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z', '#fff'],
      EYES,
      ['M18 28h.01M20.500 29h.01M30 28h.01M27.500 29h.01', NONE, '#b5713d', 1.6],
      ['M20 31.500c3 3 5 3 8 0Z', '#fff'],
    ],
  },
  // The gunner: black hair, an eye patch, an earring.
  Carmen: {
    skin: '#d79c6b',
    back: [['M11 40C8 20 10 5 24 5s16 15 13 35Z', '#262129']],
    front: [
      ['M14 22c0-9 4-12 11-12 5 0 9 3 9 12-3-3-5-5-6-8-3 4-8 7-14 8Z', '#262129'],
      ['M14 21l20 2', NONE, undefined, 1.5],
      ['M24.500 22.500l7 .5c0 5-6 5-7-.5Z', '#262129'],
      ['M20 24v1.500', NONE, undefined, 2.5],
      ['M13 29a2 2 0 1 0 .1 0Z', NONE, GOLD],
      ['M20 32c3 1 5 0 7-1.500', NONE, '#9c2f2f', 2.5],
    ],
  },
  // The helmswoman: grey hair in a bun, a scarf.
  Antje: {
    skin: '#efc7a2',
    front: [
      ['M19 6a5 4.500 0 1 0 10 0 5 4.500 0 1 0-10 0Z', '#b8bdc6'],
      ['M13 21c-2-9 4-13 11-13s13 4 11 13c-2-5-6-8-11-8s-9 3-11 8Z', '#b8bdc6'],
      ['M14 37c5 4 15 4 20 0l2 5c-7 4-17 4-24 0Z', '#fff'],
      EYES,
      ['M16.500 27.500l2 .5M31.500 27.500l-2 .5', NONE, '#b98a66', 1.5],
      ['M21 31.500c2 1 4 1 6 0'],
    ],
  },
  // The cook: a tall white hat, a big moustache.
  Ludger: {
    skin: '#f2bf9b',
    front: [
      ['M14 19v-4c-6-2-5-9 1-9 2-5 16-5 18 0 6 0 7 7 1 9v4c-6-2-14-2-20 0Z', '#fff'],
      ['M17 28.500h.01M31 28.500h.01', NONE, '#d98267', 4],
      EYES,
      ['M24 28c-3 0-5 4-10 1 2 6 8 5 10 3 2 2 8 3 10-3-5 3-7-1-10-1Z', '#5d3a22'],
    ],
  },
  // The surgeon: round glasses, a brown bob.
  Wiebke: {
    skin: '#f4d3b5',
    back: [['M11 33C7 14 13 6 24 6s17 8 13 27Z', '#6d4325']],
    front: [
      ['M14 22c0-7 4-12 11-12 5 0 9 5 9 12-3-4-6-6-7-9-3 5-8 8-13 9Z', '#6d4325'],
      EYES,
      ['M16 25a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM24 25a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z', '#ffffff59', undefined, 1.6],
      ['M21.500 32h5'],
    ],
  },
  // The old fisherman: a yellow sou'wester, a white beard, a pipe.
  Hauke: {
    skin: '#dba37c',
    front: [
      ['M14 25c-2 18 22 18 20 0-2 4-5 4-10 4s-8 0-10-4Z', '#f0ede4'],
      ['M7 22c6-3 4-17 17-17s11 14 17 17c-9-5-25-5-34 0Z', '#e3b322'],
      ['M14 16c6-3 14-3 20 0', NONE, '#8f6d0d', 1.5],
      ['M18.500 25l3 .5M29.500 25l-3 .5', NONE, undefined, 2],
      ['M26 32.500l10 2.500v-5h5v8c-2 2-5 1-5-2', '#7a4a26'],
    ],
  },
  // The carpenter: dark curls under a headscarf, hoops.
  Marisol: {
    skin: '#9a6540',
    back: [['M12 35a6 6 0 0 1-2-11 7 7 0 0 1 5-12 10 10 0 0 1 18 0 7 7 0 0 1 5 12 6 6 0 0 1-2 11Z', '#35201a']],
    front: [
      ['M13 20c-1-12 23-12 22 0-7-5-15-5-22 0Z', CLOTH],
      ['M18 13h.01M24 11h.01M30 13h.01M21 16h.01M27 16h.01', NONE, '#fff', 2],
      EYES,
      ['M12.500 28a2.500 2.500 0 1 0 .1 0ZM35.500 28a2.500 2.500 0 1 0 .1 0Z', NONE, GOLD],
      ['M20 31c3 3.500 5 3.500 8 0Z', '#fff'],
    ],
  },
  // The purser: a powdered wig, a tricorne, a pointed moustache.
  Jacques: {
    skin: '#f6dcc6',
    back: [['M13 15c-6 2-6 9-2 10-4 2-4 9 1 9h24c5 0 5-7 1-9 4-1 4-8-2-10Z', '#e9e5da']],
    front: [
      ['M6 18C10 7 17 10 24 5c7 5 14 2 18 13-10-4-26-4-36 0Z', CLOTH],
      ['M9 16.500c9-3.500 21-3.500 30 0', NONE, GOLD, 1.6],
      EYES,
      ['M24 29.500c-2-2-4 0-8-3 1 5 5 5 8 4 3 1 7 1 8-4-4 3-6 1-8 3Z', '#3d342f', undefined, 1],
      ['M22 33h4'],
    ],
  },
  // The navigator: a turban with a jewel.
  Ottavia: {
    skin: '#b9794e',
    front: [
      ['M12 21C8 3 40 3 36 21c-4-5-8-6-12-6s-8 1-12 6Z', CLOTH],
      ['M13 16c5-8 14-8 21-6M15 11c6-3 12-1 19 7', NONE, undefined, 1.5],
      ['M24 8.500l3 4-3 4-3-4Z', '#57b6c9'],
      EYES,
      ['M17.500 21.500c1.500-1 3-1 4.500 0M26 21.500c1.500-1 3-1 4.500 0', NONE, undefined, 1.5],
      ['M14 31v3M34 31v3', NONE, '#f0ede4', 3.5],
      ['M21 31.500c2 1.500 4 1.500 6 0', NONE, '#7c2a2a', 2.5],
    ],
  },
  // The sailmaker: a knotted kerchief, stubble, a scar.
  Renzo: {
    skin: '#d3a074',
    front: [
      ['M15 28c1 13 17 13 18 0-5 3-13 3-18 0Z', '#8d6a4f', '#8d6a4f', 1],
      ['M13 20c-1-11 4-14 11-14s12 3 11 14c-7-4-15-4-22 0Z', CLOTH],
      ['M13 17l-8 0 3 3-3 4 8-4Z', CLOTH],
      ['M16 14c5-2 11-2 16 0', NONE, '#fff', 2],
      EYES,
      ['M29 20l3 8', NONE, '#8f4a35', 1.5],
      ['M19 31c3 3 7 2 10-1.500Z', '#fff'],
    ],
  },
};
