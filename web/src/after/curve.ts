// The curve of winning chances: what the analysis says, as places in a picture. Chances are from 0 to 1; an analysis counts
// entries from 0, so the chances of its point N are those after N + 1 entries.

export interface Point {
  entry: number;
  round: number | null;
  chances: number[];
  margins: number[];
}

export interface Turning {
  entry: number;
  round: number | null;
  seat: number;
  before: number[];
  after: number[];
  text: string;
}

export interface Mistake {
  seat: number;
  entry: number;
  text: string;
  loss: number;
}

export interface Analysis {
  players: string[];
  simulations: number;
  points: Point[];
  turning_points: Turning[];
  mistakes: Mistake[];
  decisions: { seat: number; decisions: number; mean_loss: number }[];
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where so many entries of all are, from left to right. */
export function across(frame: Frame, entries: number, all: number): number {
  const room = frame.width - frame.left - frame.right;
  return frame.left + (all ? (room * Math.min(Math.max(entries, 0), all)) / all : 0);
}

/** Where a chance is, from the top: 1 is at the top. */
export function down(frame: Frame, chance: number): number {
  const room = frame.height - frame.top - frame.bottom;
  return frame.top + room * (1 - Math.min(Math.max(chance, 0), 1));
}

/** How many entries a place in the picture stands for. */
export function entriesAt(frame: Frame, x: number, all: number): number {
  const room = frame.width - frame.left - frame.right;
  return Math.round((all * Math.min(Math.max(x - frame.left, 0), room)) / room);
}

/** Seats whose chances are always the same share a line, as a team does. */
export function alike(points: readonly Point[], seats: number): number[][] {
  const groups: number[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const same = groups.find(([first = 0]) => points.every(({ chances }) => chances[first] === chances[seat]));
    if (same) same.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/** A line as steps: chances hold until the next entry. */
export function path(frame: Frame, points: readonly Point[], seat: number, all: number): string {
  let drawn = '';
  points.forEach((point, index) => {
    const x = round(across(frame, point.entry + 1, all));
    const y = round(down(frame, point.chances[seat] ?? 0));
    drawn += index ? `H${x}V${y}` : `M${x} ${y}`;
  });
  return points.length ? `${drawn}H${round(across(frame, all, all))}` : '';
}

/** The chances after so many entries; null before the first point. */
export function chancesAt(points: readonly Point[], entries: number): number[] | null {
  let found: Point | null = null;
  for (const point of points) {
    if (point.entry + 1 > entries) break;
    found = point;
  }
  return found?.chances ?? null;
}

const round = (value: number) => Math.round(value * 10) / 10;
