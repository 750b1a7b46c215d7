// The curve of winning chances: maps the analysis to positions in a picture. Chances are from 0 to 1; those of a point
// are the chances after its entry. Entries are numbered from 0, as in the record; -1 is the beginning, at the left.

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
  /** The description: its first sentence, and all sentences. */
  sentence: string;
  text: string;
}

export interface Mistake {
  seat: number;
  entry: number;
  round: number | null;
  text: string;
  loss: number;
  /** The move made and the better one, in notation and in words, with the chances of both. */
  move: string;
  move_text: string;
  better: string;
  better_text: string;
  chance: number;
  better_chance: number;
}

export interface Analysis {
  players: string[];
  simulations: number;
  points: Point[];
  turning_points: Turning[];
  mistakes: Mistake[];
  decisions: { seat: number; decisions: number; mean_loss: number }[];
}

export interface PlotArea {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The x coordinate of the position after an entry. */
export function across(frame: PlotArea, entry: number, all: number): number {
  const room = frame.width - frame.left - frame.right;
  return frame.left + (all ? (room * Math.min(Math.max(entry + 1, 0), all)) / all : 0);
}

/** The y coordinate of a chance; 1 is at the top. */
export function down(frame: PlotArea, chance: number): number {
  const room = frame.height - frame.top - frame.bottom;
  return frame.top + room * (1 - Math.min(Math.max(chance, 0), 1));
}

/** The entry whose position is at an x coordinate. */
export function entryAt(frame: PlotArea, x: number, all: number): number {
  const room = frame.width - frame.left - frame.right;
  return Math.round((all * Math.min(Math.max(x - frame.left, 0), room)) / room) - 1;
}

/** Groups of seats that share a line because their chances are always equal, as in a team. */
export function alike(points: readonly Point[], seats: number): number[][] {
  const groups: number[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const same = groups.find(([first = 0]) => points.every(({ chances }) => chances[first] === chances[seat]));
    if (same) same.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/** The line of a seat as steps: chances hold until the next entry. */
export function path(frame: PlotArea, points: readonly Point[], seat: number, all: number): string {
  let drawn = '';
  points.forEach((point, index) => {
    const x = round(across(frame, point.entry, all));
    const y = round(down(frame, point.chances[seat] ?? 0));
    drawn += index ? `H${x}V${y}` : `M${x} ${y}`;
  });
  return points.length ? `${drawn}H${round(across(frame, all - 1, all))}` : '';
}

/** The chances after an entry; null before the first point. */
export function chancesAt(points: readonly Point[], entry: number): number[] | null {
  let found: Point | null = null;
  for (const point of points) {
    if (point.entry > entry) break;
    found = point;
  }
  return found?.chances ?? null;
}

/** The turning point with the largest change of a seat's chances. */
export function decisive(turning: readonly Turning[]): Turning | null {
  const size = ({ seat, before, after }: Turning) => Math.abs((after[seat] ?? 0) - (before[seat] ?? 0));
  return turning.toSorted((one, other) => size(other) - size(one))[0] ?? null;
}

/** A chance in percent, as a whole number. */
export const percent = (chance: number | undefined) => Math.round((chance ?? 0) * 100);

const round = (value: number) => Math.round(value * 10) / 10;
