// Where the spaces of the sea track lie on its drawing: one waving line where there is room, else two with a bend.

export interface Point {
  x: number;
  y: number;
}

export interface Chart {
  width: number;
  height: number;
  /** How many rows of spaces: on the second one the ship sails back. */
  rows: number;
  spaces: Point[];
}

const ROW = 62;
const TOP = 52;
const LEAST = 320;
const MOST = 1100;
const ONE_ROW = 660;

/** The chart for a number of spaces, as wide as it is on the screen: so letters are as large as others. */
export function chartOf(count: number, width: number): Chart {
  const room = Math.min(Math.max(Math.round(width), LEAST), MOST);
  const rows = room < ONE_ROW ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const margin = rows === 2 ? 28 : 34;
  const step = (room - 2 * margin) / (perRow - 1);
  const spaces = Array.from({ length: count }, (_, space) => {
    const row = Math.floor(space / perRow);
    const across = space % perRow;
    const place = row % 2 === 0 ? across : perRow - 1 - across;
    const wave = rows === 2 ? Math.sin(across * 1.3) * 4 : Math.sin(across * 0.8) * 11;
    return { x: round(margin + place * step), y: round(TOP + (rows === 2 ? 0 : 14) + row * ROW + wave) };
  });
  return { width: room, height: rows === 2 ? TOP + ROW + 30 : 120, rows, spaces };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A smooth line through points, as the `d` of an SVG path. */
export function lineThrough(points: Point[]): string {
  return points
    .map((point, at) => {
      const before = points[at - 1];
      if (!before) return `M${point.x} ${point.y}`;
      const middle = round((before.x + point.x) / 2);
      // Where the track turns back, it goes round the outside of the bend.
      if (Math.abs(point.x - before.x) < 1)
        return `C${point.x + 20} ${before.y} ${point.x + 20} ${point.y} ${point.x} ${point.y}`;
      return `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`;
    })
    .join('');
}
