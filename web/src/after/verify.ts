// Whether the shuffles of a finished game are those that its seed gives, and the seed the one that was promised. No rules
// are needed for that: what is shuffled stands in the record, and docs/generator.md says in which order it lay before.
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

const CARDS = ['ruby', 'salt', 'wine', 'cloth', 'grain', 'conflict', 'pirates'];
const RING =
  'hochland frosthoehle gruenland karge-zunge eisfelsen affeninsel kalte-klippe sommerland rotes-riff piratennest fingerhut sandkap'.split(
    ' ',
  );
const LOOT = ['+1', '0', '-2', 'plank', 'spyglass', 'pockets', 'riddance', 'catch'];
const PIRATES =
  'captain-valverde ramon-diaz crackpott tembo wessel-jan dean-nero pang chang-ye sate bijoux ojo cambivalute ghost'.split(
    ' ',
  );
const SAILORS = Array.from({ length: 10 }, (_, index) => String(index + 1));

const sorted = (cards: readonly string[], order: readonly string[]) =>
  [...cards].sort((one, other) => order.indexOf(one) - order.indexOf(other));

type Dealer = (kind: string, given: string[], record: GameRecord, rng: Generator) => Promise<string[] | null>;

async function meuterer(kind: string, given: string[], record: GameRecord, rng: Generator): Promise<string[] | null> {
  if (kind === 'ring') return record.options?.ring === 'printed' ? RING : rng.shuffled(RING);
  if (kind === 'captain') return [String(await rng.below(record.players.length))];
  if (kind === 'deck') return rng.shuffled(sorted(given, CARDS));
  return null;
}

async function traitres(kind: string, given: string[], record: GameRecord, rng: Generator): Promise<string[] | null> {
  if (kind === 'roles') return rng.shuffled(sorted(given, ['pirate', 'mutineer']));
  if (kind === 'first') return [String(await rng.below(record.players.length))];
  if (kind === 'deck') return rng.shuffled(sorted(given, LOOT));
  return null;
}

function cartagena(): Dealer {
  let lifeboat = '';
  let placed: string[] = [];
  return async (kind, given, record, rng) => {
    const pirates = PIRATES.filter((pirate) => pirate !== lifeboat);
    const deck = SAILORS.filter((sailor) => !placed.includes(sailor));
    switch (kind) {
      case 'dealer':
        return [String(await rng.below(record.players.length))];
      case 'combat':
        return rng.shuffled(sorted(given, ['v1', 'v2', 'v3', 'd1', 'd2', 'd3']));
      case 'gold':
        return rng.shuffled(sorted(given, ['g1', 'g2', 'g3']));
      case 'row':
        return (await rng.shuffled(pirates)).slice(0, record.players.length + 3);
      case 'storm': {
        lifeboat = given[0] ?? '';
        return [pirates[await rng.below(pirates.length)] ?? ''];
      }
      case 'sailors': {
        placed = [...placed, ...given];
        return sorted((await rng.shuffled(deck)).slice(0, 2), SAILORS);
      }
      case 'posts':
        // Those who were posted before stand where players put them: that is no chance.
        return [...given.slice(0, placed.length), ...(await rng.shuffled(deck))];
    }
    return null;
  };
}

function dealerOf(game: string): Dealer {
  if (game === 'meuterer') return meuterer;
  if (game === 'traitres') return traitres;
  if (game === 'cartagena') return cartagena();
  return () => Promise.resolve(null);
}

/** Every outcome of chance in a record, compared with what the seed gives. */
export async function checkDraws(record: GameRecord, seed: Uint8Array): Promise<Draws> {
  const found: Draws = { all: 0, same: 0, unknown: 0, wrong: null };
  const rng = new Generator(seed);
  const deal = dealerOf(record.game);
  for (const [entry, [who, notation]] of record.moves.entries()) {
    if (who !== '*') continue;
    found.all += 1;
    const [kind = '', ...given] = notation.split(' ');
    // After one that is not known the generator stands nobody knows where.
    const dealt = found.unknown || found.wrong ? null : await deal(kind, given, record, rng);
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
