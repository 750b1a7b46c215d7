// Export and import of the games of this browser, to move them to another device. An import only adds: nothing is
// removed, and no game is counted twice. A file with an error changes nothing.
import {
  keepPlayed,
  outcomeOf,
  OUTCOMES,
  played,
  type OlderGame,
  type PlayedGames,
  type PlayedGame,
} from '../app/played';
import { seats, writeSeats, type StoredSeat } from '../app/seats';

const FORMAT = 'mutiny-games';
const VERSION = 1;
/** Size limit in bytes. Ten thousand games take about 600 kB. */
export const LARGEST_FILE = 5_000_000;
const LONGEST = 200;
const MOST_PLAYERS = 32;
const LATEST = 8.64e15;

export interface MovedSeat extends StoredSeat {
  table: string;
}

export interface GamesFile {
  games: PlayedGame[];
  older: OlderGame[];
  seats: MovedSeat[];
}

/** Number of games and seats that an import has added. */
export interface Added {
  games: number;
  /** Number of games that were present already. */
  known: number;
  seats: number;
}

export type FaultCode = 'unreadable' | 'size' | 'json' | 'foreign' | 'version' | 'list' | 'entry' | 'room';

/** The reason why a file is refused. The page has a sentence for each code. */
export class FileFault extends Error {
  constructor(
    readonly code: FaultCode,
    readonly values: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

/** Seats at games that are not over. Their tokens let anybody play there. */
export function seatsUnderWay(): MovedSeat[] {
  return Object.entries(seats())
    .filter(([, { status, game }]) => status !== 'over' && game)
    .map(([table, seat]) => ({ table, ...seat }));
}

/** The content of a file with all games, and with the seats at unfinished games if `withSeats` is set. */
export function exported(withSeats: boolean, now = new Date()): string {
  const { games, older } = played();
  const moved = withSeats ? { seats: seatsUnderWay() } : {};
  return JSON.stringify(
    { format: FORMAT, version: VERSION, exported: now.toISOString(), games, older, ...moved },
    null,
    1,
  );
}

export function fileName(now = new Date()): string {
  return `${FORMAT}-${now.toISOString().slice(0, 10)}.json`;
}

/** Let the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Parse a file. Throws a FileFault if it has another format or contains an error. */
export function parseFile(text: string): GamesFile {
  if (text.length > LARGEST_FILE) throw new FileFault('size', { limit: LARGEST_FILE / 1_000_000 });
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new FileFault('json');
  }
  if (!isObject(found) || found.format !== FORMAT) throw new FileFault('foreign');
  if (found.version !== VERSION) throw new FileFault('version', { version: shown(found.version), known: VERSION });
  return {
    games: entries('games', found.games, gameIn),
    older: entries('older', found.older ?? [], olderIn),
    seats: entries('seats', found.seats ?? [], seatIn),
  };
}

/** Add the contents of a file to the stored games. */
export function imported(text: string): Added {
  const file = parseFile(text);
  const here = played();
  const merged = merge(here, file);
  if (!keepPlayed(merged.games, merged.older)) throw new FileFault('room');
  const own = seats();
  const over = new Set([...merged.games, ...merged.older].map(tableOf));
  const missing = file.seats.filter(({ table }) => !Object.hasOwn(own, table) && !over.has(table));
  const added = Object.fromEntries(missing.map(({ table, ...seat }) => [table, seat]));
  if (missing.length && !writeSeats({ ...own, ...added })) {
    keepPlayed(here.games, here.older);
    throw new FileFault('room');
  }
  const tables = new Set([...here.games, ...here.older].map(tableOf));
  const listed = new Set([...file.games, ...file.older].map(tableOf));
  const known = [...listed].filter((table) => tables.has(table)).length;
  return { games: listed.size - known, known, seats: missing.length };
}

const tableOf = (game: PlayedGame | OlderGame) => (Array.isArray(game) ? game[0] : game.table);

/** Merge two lists of games without duplicates. A known result is never replaced by an unknown one. */
export function merge(
  here: Pick<PlayedGames, 'games' | 'older'>,
  there: Pick<PlayedGames, 'games' | 'older'>,
): Pick<PlayedGames, 'games' | 'older'> {
  const games = new Map<string, PlayedGame>();
  for (const game of [...here.games, ...there.games]) {
    const known = games.get(game.table);
    const better = known && outcomeOf(known) === 'unknown' && outcomeOf(game) !== 'unknown';
    // `gone` is taken from this browser only: the file may come from another server.
    if (!known || better) games.set(game.table, { ...game, ...(known?.gone ? { gone: true } : {}) });
  }
  const older = new Map<string, OlderGame>();
  for (const line of [...here.older, ...there.older]) {
    const known = older.get(line[0]);
    if (!known || (known[3] === 'unknown' && line[3] !== 'unknown')) older.set(line[0], line);
  }
  for (const [table, game] of games) {
    const line = older.get(table);
    if (line && outcomeOf(game) === 'unknown' && line[3] !== 'unknown') games.delete(table);
    else older.delete(table);
  }
  return { games: [...games.values()], older: [...older.values()] };
}

// Checks of the contents of a file. Each names the place of the error and the expected value.

type Part = 'games' | 'older' | 'seats';
type Wanted =
  'object' | 'text' | 'id' | 'time' | 'players' | 'seat' | 'winners' | 'flag' | 'outcome' | 'token' | 'line';
type Refuse = (field: string, value: unknown, wanted: Wanted) => never;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;
const isId = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);
const isToken = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9_-]{8,80}$/.test(value);
const isTime = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= LATEST;
const isSeat = (value: unknown, count: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < count;
const isPlayer = (value: unknown): value is { name: string; bot?: string } =>
  isObject(value) && isText(value.name) && (value.bot === undefined || isText(value.bot));

function shown(value: unknown): string {
  if (value === undefined) return '–';
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function entries<T>(part: Part, list: unknown, check: (value: unknown, refuse: Refuse) => T): T[] {
  const refuseAt =
    (number: number): Refuse =>
    (field, value, wanted) => {
      throw new FileFault('entry', { part, number, field, found: shown(value), wanted });
    };
  if (!Array.isArray(list)) throw new FileFault('list', { field: part });
  return list.map((value, index) => check(value, refuseAt(index + 1)));
}

function gameIn(value: unknown, refuse: Refuse): PlayedGame {
  if (!isObject(value)) return refuse('none', value, 'object');
  const { table, game, at, players, seat, winners, left, gone } = value;
  if (!isId(table)) return refuse('table', table, 'id');
  if (!isText(game)) return refuse('game', game, 'text');
  if (!isTime(at)) return refuse('at', at, 'time');
  if (!Array.isArray(players) || players.length > MOST_PLAYERS || !players.every(isPlayer))
    return refuse('players', players, 'players');
  const count = players.length;
  if (seat !== undefined && !isSeat(seat, count)) return refuse('seat', seat, 'seat');
  const areSeats = (list: unknown): list is number[] =>
    Array.isArray(list) && list.every((each) => isSeat(each, count));
  if (winners !== undefined && !areSeats(winners)) return refuse('winners', winners, 'winners');
  if (left !== undefined && typeof left !== 'boolean') return refuse('left', left, 'flag');
  if (gone !== undefined && typeof gone !== 'boolean') return refuse('gone', gone, 'flag');
  return {
    table,
    game,
    at,
    players: players.map(({ name, bot }) => ({ name, ...(bot ? { bot } : {}) })),
    ...(seat === undefined ? {} : { seat }),
    ...(winners ? { winners } : {}),
    ...(left ? { left } : {}),
    ...(gone ? { gone } : {}),
  };
}

function olderIn(value: unknown, refuse: Refuse): OlderGame {
  if (!Array.isArray(value) || value.length !== 5) return refuse('none', value, 'line');
  const [table, game, at, outcome, against] = value as unknown[];
  if (!isId(table)) return refuse('1', table, 'id');
  if (!isText(game)) return refuse('2', game, 'text');
  if (!isTime(at)) return refuse('3', at, 'time');
  const found = OUTCOMES.find((each) => each === outcome);
  if (!found) return refuse('4', outcome, 'outcome');
  if (!isText(against)) return refuse('5', against, 'text');
  return [table, game, at, found, against];
}

function seatIn(value: unknown, refuse: Refuse): MovedSeat {
  if (!isObject(value)) return refuse('none', value, 'object');
  const { table, token, game, used, status, names, seat } = value;
  if (!isId(table)) return refuse('table', table, 'id');
  // The value is not repeated in the error: it may be a mistyped secret.
  if (!isToken(token)) return refuse('token', undefined, 'token');
  if (!isText(game)) return refuse('game', game, 'text');
  if (!isTime(used)) return refuse('used', used, 'time');
  return {
    table,
    token,
    game,
    used,
    ...(isText(status) ? { status } : {}),
    ...(Array.isArray(names) ? { names: names.filter(isText) } : {}),
    ...(isSeat(seat, MOST_PLAYERS) ? { seat } : {}),
  };
}
