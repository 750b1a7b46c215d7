// Checks that the shuffles of a finished game follow from its seed, and that the seed matches the commitment. The deal
// of a game is in its folder (games/GAME/dealer.ts).
import { dealOf } from '../games';
import { bytesOf, commitmentOf, Generator } from './generator';

export interface GameRecord {
  game: string;
  options?: Record<string, string>;
  players: string[];
  moves: [who: number | '*', notation: string][];
  seed?: string;
  commitment?: string;
}

/** The result for the chance events: the number that match the seed, and the first that does not. */
export interface Draws {
  all: number;
  same: number;
  /** Number of chance events that this client cannot deal. */
  unknown: number;
  wrong: { entry: number; notation: string; expected: string } | null;
}

export interface Verdict {
  /** The commitment computed from the seed; null if the record has no seed. */
  computed: string | null;
  record: boolean | null;
  table: boolean | null;
  /** Whether the stored commitment matches; null if this browser stored none when the game began. */
  noted: boolean | null;
  draws: Draws | null;
}

/** Compare every chance event of a record with the result that the seed gives. */
export async function checkDraws(record: GameRecord, seed: Uint8Array): Promise<Draws> {
  const found: Draws = { all: 0, same: 0, unknown: 0, wrong: null };
  const rng = new Generator(seed);
  const deal = await dealOf(record.game);
  for (const [entry, [who, notation]] of record.moves.entries()) {
    if (who !== '*') continue;
    found.all += 1;
    const [kind = '', ...given] = notation.split(' ');
    // After an unknown chance event, the state of the generator is unknown too.
    const dealt = found.unknown || found.wrong || !deal ? null : await deal(kind, given, record, rng);
    if (dealt === null) {
      if (!found.wrong) found.unknown += 1;
      continue;
    }
    const expected = [kind, ...dealt].join(' ');
    if (expected === notation) found.same += 1;
    else found.wrong = { entry, notation, expected };
  }
  return found;
}

/**
 * Run all checks that a browser can do. `table` is the commitment of the table, `noted` the one stored in this browser.
 */
export async function verify(record: GameRecord, table: string | null, noted: string | null): Promise<Verdict> {
  if (!record.seed) return { computed: null, record: null, table: null, noted: null, draws: null };
  const seed = bytesOf(record.seed);
  const computed = await commitmentOf(seed);
  return {
    computed,
    record: record.commitment === undefined ? null : record.commitment === computed,
    table: table === null ? null : table === computed,
    noted: noted === null ? null : noted === computed,
    draws: await checkDraws(record, seed),
  };
}
