// All sounds, by name. They are descriptions that engine.ts synthesises; nothing is recorded or loaded.
import { blow, brass, later, louder, repeated, ring, type Sound, type Voice } from './voices';

/** A card is turned: it brushes through the air and falls on the table. */
const flip: Sound = [
  {
    source: 'noise',
    filter: { type: 'bandpass', at: [900, 3200, 1800], sharp: 1.1 },
    lasts: 0.16,
    loud: 0.9,
    grows: 0.07,
  },
  { source: 'noise', filter: { type: 'lowpass', at: 1400 }, at: 0.15, lasts: 0.06, loud: 0.9 },
];

const coin = (pitch: number): Sound => [...ring(pitch, 0.2, 0.3), ...later(0.07, ring(pitch * 1.06, 0.12, 0.22))];
const coins: Sound = [0, 0.08, 0.14, 0.24, 0.31, 0.42].flatMap((at, index) =>
  later(at, ring(2100 + ((index * 613) % 900), 0.15, 0.28)),
);

const drum: Sound = blow(72, 0.9, 0.34, 3);
const thud: Sound = blow(95, 0.7, 0.22, 5);
const wood: Sound = [...blow(150, 0.7, 0.16, 7), { source: 'triangle', pitch: [420, 360], lasts: 0.08, loud: 0.25 }];
const rap: Sound = [...blow(210, 0.6, 0.1, 6), { source: 'triangle', pitch: [640, 520], lasts: 0.05, loud: 0.2 }];

/** Old wood under strain: a rough tone that rises and falls in jerks. */
const creak = (from: number, to: number, lasts: number, loud: number): Voice => ({
  source: 'sawtooth',
  pitch: [from, to * 1.1, from * 1.2, to],
  filter: { type: 'bandpass', at: [from * 5, to * 6], sharp: 5 },
  lasts,
  loud,
  grows: lasts * 0.3,
  holds: lasts * 0.3,
  flutter: { often: 23, depth: 0.9 },
});

const splash: Sound = [
  { source: 'noise', filter: { type: 'lowpass', at: [600, 5200, 900] }, lasts: 0.9, loud: 1, grows: 0.03 },
  { source: 'sine', pitch: [180, 60], lasts: 0.25, loud: 0.5 },
  ...repeated([0.45, 0.58, 0.67, 0.82], (index) => ({
    source: 'sine',
    pitch: [300 + 90 * index, 620 + 120 * index],
    lasts: 0.09,
    loud: 0.14,
    grows: 0.02,
  })),
];

/** A wave comes in and recedes. */
const wave = (lasts: number, loud: number): Voice => ({
  source: 'noise',
  filter: { type: 'lowpass', at: [250, 1500, 500, 200], sharp: 0.5 },
  lasts,
  loud,
  grows: lasts * 0.4,
});

const clash: Sound = [
  ...ring(1480, 0.28, 0.7),
  ...ring(1930, 0.22, 0.55),
  { source: 'noise', filter: { type: 'highpass', at: 3500 }, lasts: 0.09, loud: 0.5 },
];

const cannon: Sound = [
  { source: 'noise', filter: { type: 'lowpass', at: [1600, 300, 90], sharp: 0.6 }, lasts: 0.9, loud: 1, grows: 0.004 },
  { source: 'sine', pitch: [110, 42, 30], lasts: 0.6, loud: 0.9 },
];

const thunder: Sound = [
  { source: 'noise', filter: { type: 'lowpass', at: [2200, 260, 140] }, lasts: 0.5, loud: 0.7, grows: 0.005 },
  {
    source: 'noise',
    filter: { type: 'lowpass', at: [240, 110, 70] },
    at: 0.12,
    lasts: 1.9,
    loud: 1,
    grows: 0.1,
    flutter: { often: 7, depth: 0.5 },
  },
];

const tune = (notes: readonly (readonly [at: number, pitch: number, lasts: number])[], loud: number): Sound =>
  notes.flatMap(([at, pitch, lasts]) => later(at, brass(pitch, loud, lasts)));

const SOUNDS = {
  // The table: a ship's bell struck twice, and a card laid down.
  turn: [0, 0.24].flatMap((at) => later(at, [...ring(1046, 0.3, 1), ...ring(2093, 0.05, 0.5)])),
  event: [
    { source: 'noise', filter: { type: 'lowpass', at: 1100 }, lasts: 0.05, loud: 0.7 },
    { source: 'sine', pitch: [190, 130], lasts: 0.07, loud: 0.25 },
  ],
  win: tune(
    [
      [0, 392, 0.2],
      [0.18, 523, 0.2],
      [0.36, 659, 0.2],
      [0.54, 784, 0.9],
      [0.54, 523, 0.9],
      [0.54, 330, 0.9],
    ],
    0.3,
  ),
  loss: tune(
    [
      [0, 330, 0.35],
      [0.3, 311, 0.35],
      [0.6, 294, 0.35],
      [0.9, 196, 1],
      [0.9, 233, 1],
    ],
    0.24,
  ),
  // Cards and points.
  flip,
  rustle: repeated([0, 0.09, 0.17, 0.28, 0.36], (index) => ({
    source: 'noise',
    filter: { type: 'bandpass', at: [1500, 3000 + 300 * index, 1600], sharp: 1 },
    lasts: 0.12,
    loud: 0.4,
    grows: 0.05,
  })),
  coin: coin(2300),
  coins,
  pay: [...coin(1900), ...later(0.12, coin(1500))],
  // Ships and fights.
  flag: [
    {
      source: 'noise',
      filter: { type: 'bandpass', at: [500, 1400, 900], sharp: 0.8 },
      lasts: 0.6,
      loud: 0.9,
      grows: 0.15,
      flutter: { often: 14, depth: 0.8 },
    },
  ],
  drum,
  roll: repeated(
    Array.from({ length: 9 }, (_, index) => index * 0.075),
    (index) => ({
      source: 'noise',
      filter: { type: 'bandpass', at: 330, sharp: 0.8 },
      lasts: 0.09,
      loud: 0.4 + 0.1 * index,
    }),
  ),
  mutiny: [
    ...[0, 0.16, 0.32, 0.64].flatMap((at) => later(at, louder(0.8, drum))),
    ...tune(
      [
        [0.42, 196, 0.3],
        [0.66, 233, 0.3],
        [0.9, 294, 1],
        [0.9, 147, 1],
      ],
      0.34,
    ),
  ],
  pull: [creak(95, 70, 0.28, 0.5), ...later(0.2, louder(0.9, thud))],
  clash,
  fanfare: tune(
    [
      [0, 392, 0.16],
      [0.15, 392, 0.16],
      [0.3, 587, 0.6],
      [0.3, 392, 0.6],
    ],
    0.28,
  ),
  sail: [wave(1.5, 0.6), { ...creak(80, 62, 0.7, 0.16), at: 0.4 }],
  cannon,
  raid: [...cannon, ...later(0.2, louder(0.8, cannon))],
  cargo: [...thud, ...later(0.16, louder(0.8, wood)), ...later(0.34, louder(0.7, thud))],
  // Events that affect players.
  plank: [
    { source: 'noise', filter: { type: 'bandpass', at: [300, 900], sharp: 0.8 }, lasts: 0.25, loud: 0.2, grows: 0.2 },
    ...later(0.25, [...wood, ...louder(0.7, thud)]),
    ...later(0.37, louder(0.35, wood)),
  ],
  splash,
  mask: [
    { source: 'noise', filter: { type: 'bandpass', at: [700, 4200], sharp: 1.4 }, lasts: 0.35, loud: 0.4, grows: 0.25 },
    ...[440, 554, 659].map((pitch): Voice => ({
      source: 'triangle',
      pitch,
      at: 0.3,
      lasts: 1,
      loud: 0.16,
      grows: 0.02,
    })),
  ],
  spyglass: repeated([0, 0.18, 0.36], (index) => ({
    source: 'triangle',
    pitch: [330 * 1.2 ** index, 440 * 1.2 ** index],
    filter: { type: 'bandpass', at: 900, sharp: 1 },
    lasts: 0.16,
    loud: 0.4,
    grows: 0.04,
  })),
  kick: [...louder(1.1, thud), ...later(0.06, wood)],
  net: [{ ...wave(0.8, 0.4), at: 0 }, creak(120, 90, 0.6, 0.22), ...later(0.7, louder(0.3, splash))],
  chest: [creak(70, 120, 0.6, 0.5), ...later(0.55, louder(0.5, thud)), ...later(0.6, louder(0.7, coins))],
  truth: [{ source: 'triangle', pitch: [660, 880], lasts: 0.18, loud: 0.5, grows: 0.01 }],
  lie: [{ source: 'square', pitch: [190, 140], filter: { type: 'lowpass', at: 900 }, lasts: 0.22, loud: 0.6 }],
  knock: [0.02, 0.28].flatMap((at) => later(at, rap)),
  door: [creak(85, 140, 0.45, 0.75)],
  ghost: [
    {
      source: 'sine',
      pitch: [330, 620, 410, 300],
      lasts: 1.7,
      loud: 0.2,
      grows: 0.4,
      wobble: { often: 5.5, depth: 45 },
    },
    {
      source: 'sine',
      pitch: [334, 631, 402, 296],
      lasts: 1.7,
      loud: 0.14,
      grows: 0.5,
      wobble: { often: 4.3, depth: 60 },
    },
    {
      source: 'noise',
      filter: { type: 'bandpass', at: [500, 1100, 450], sharp: 7 },
      lasts: 1.7,
      loud: 0.5,
      grows: 0.5,
    },
  ],
  storm: [
    {
      source: 'noise',
      filter: { type: 'bandpass', at: [350, 850, 420, 1000, 350], sharp: 3 },
      lasts: 2.7,
      loud: 0.8,
      grows: 0.5,
      holds: 1.4,
      flutter: { often: 1.7, depth: 0.4 },
    },
    ...later(0.35, thunder),
    ...later(1.6, louder(0.6, thunder)),
  ],
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];

export const soundOf = (name: SoundName): Sound => SOUNDS[name];
