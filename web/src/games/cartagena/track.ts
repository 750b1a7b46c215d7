// Where the spaces of the sea track lie on its drawing: one waving line where there is room, else a bend or two.

export interface Point {
  x: number;
  y: number;
}

export interface Chart {
  width: number;
  height: number;
  spaces: Point[];
}

const ROW = 62;
const TOP = 52;

/** The chart for a number of spaces on a drawing so many pixels wide. */
export function chartOf(count: number, width: number): Chart {
  const rows = width < 560 ? 2 : 1;
  const room = rows === 2 ? 360 : 1000;
  const perRow = Math.ceil(count / rows);
  const margin = rows === 2 ? 26 : 40;
  const step = (room - 2 * margin) / (perRow - 1);
  const spaces = Array.from({ length: count }, (_, space) => {
    const row = Math.floor(space / perRow);
    const across = space % perRow;
    const place = row % 2 === 0 ? across : perRow - 1 - across;
    const wave = rows === 2 ? Math.sin(across * 1.3) * 4 : Math.sin(across * 0.8) * 11;
    return { x: round(margin + place * step), y: round(TOP + (rows === 2 ? 0 : 16) + row * ROW + wave) };
  });
  return { width: room, height: rows === 2 ? TOP + ROW + 28 : 122, spaces };
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
      if (Math.abs(point.x - before.x) < 1) {
        const side = point.x > 180 ? 22 : -22;
        return `C${point.x + side} ${before.y} ${point.x + side} ${point.y} ${point.x} ${point.y}`;
      }
      return `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`;
    })
    .join('');
}
