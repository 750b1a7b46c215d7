// Whether the shuffles of a finished game are those that its seed gives, and the seed the one that was promised. How a game is
// dealt is told by its folder (games/GAME/dealer.ts).
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

/** What was found about the outcomes of chance: how many are as the seed gives them, and the first that is not. */
export interface Draws {
  all: number;
  same: number;
  /** Those of a game that this client does not know how to deal. */
  unknown: number;
  wrong: { entry: number; notation: string; expected: string } | null;
}

export interface Verdict {
  /** The promise as computed here from the seed; null where the record has no seed. */
  computed: string | null;
  record: boolean | null;
  table: boolean | null;
  /** Null where this browser noted none when the game began. */
  noted: boolean | null;
  draws: Draws | null;
}

/** Every outcome of chance in a record, compared with what the seed gives. */
export async function checkDraws(record: GameRecord, seed: Uint8Array): Promise<Draws> {
  const found: Draws = { all: 0, same: 0, unknown: 0, wrong: null };
  const rng = new Generator(seed);
  const deal = await dealOf(record.game);
  for (const [entry, [who, notation]] of record.moves.entries()) {
    if (who !== '*') continue;
    found.all += 1;
    const [kind = '', ...given] = notation.split(' ');
    // After one that is not known the generator stands nobody knows where.
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

/** All that a browser can check by itself. `table` is what the table promised, `noted` what was noted here at the start. */
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
