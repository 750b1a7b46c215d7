// Positions of the spaces on the drawing of the sea track: one wavy line, or two with a bend if that uses the space
// better.

export interface TrackPoint {
  x: number;
  y: number;
}

export interface Chart {
  width: number;
  height: number;
  /** Number of rows of spaces. On the second row the ship sails back. */
  rows: number;
  spaces: TrackPoint[];
}

const ONE_ROW = { width: 660, height: 104 };
const TWO_ROWS = { width: 330, height: 96 };
const MOST = 1.9;

/** The chart for a number of spaces in a box on the screen: as large as possible, with the size of the box. */
export function chartOf(count: number, width: number, height: number): Chart {
  const [one, two] = [ONE_ROW, TWO_ROWS].map((least) => Math.min(width / least.width, height / least.height)) as [
    number,
    number,
  ];
  const rows = two > one * 1.25 ? 2 : 1;
  const least = rows === 2 ? TWO_ROWS : ONE_ROW;
  // The text keeps its size; in a larger box the track is longer instead.
  const zoom = Math.min(rows === 2 ? two : one, MOST) || 1;
  const room = { width: Math.max(least.width, width / zoom), height: Math.max(least.height, height / zoom) };
  const perRow = Math.ceil(count / rows);
  const margin = rows === 2 ? 28 : 34;
  const step = (room.width - 2 * margin) / (perRow - 1);
  const spare = room.height - least.height;
  const top = rows === 2 ? 36 + spare / 3 : 58 + spare / 2;
  const spaces = Array.from({ length: count }, (_, space) => {
    const row = Math.floor(space / perRow);
    const across = space % perRow;
    const place = row % 2 === 0 ? across : perRow - 1 - across;
    const wave = rows === 2 ? Math.sin(across * 1.3) * 3 : Math.sin(across * 0.8) * Math.min(11 + spare / 6, 24);
    return { x: round(margin + place * step), y: round(top + row * (40 + spare / 3) + wave) };
  });
  return { width: round(room.width), height: round(room.height), rows, spaces };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A smooth line through points, as the `d` attribute of an SVG path. */
export function lineThrough(points: TrackPoint[]): string {
  return points
    .map((point, at) => {
      const before = points[at - 1];
      if (!before) return `M${point.x} ${point.y}`;
      const middle = round((before.x + point.x) / 2);
      // At the bend, the line follows the outside.
      if (Math.abs(point.x - before.x) < 1)
        return `C${point.x + 20} ${before.y} ${point.x + 20} ${point.y} ${point.x} ${point.y}`;
      return `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`;
    })
    .join('');
}
