// Asks the server about games whose result this browser does not know yet.
import { aboutTable, Refusal } from '../app/api';
import { noteGone, noteHeard, noteNoTable, noteResult, outcomeOf, played } from '../app/played';
import { seats } from '../app/seats';

const AT_ONCE = 6;

/** The tables to ask about: those of seats without a result, and those of games with unknown winners. */
function unsettled(): string[] {
  const { games, older } = played();
  const settled = new Set([...games.filter((game) => outcomeOf(game) !== 'unknown'), ...older].map(tableOf));
  const open = games.filter((game) => !game.winners && !game.gone).map(({ table }) => table);
  return [...new Set([...Object.keys(seats()).filter((table) => !settled.has(table)), ...open])];
}

const tableOf = (game: { table: string } | [string, ...unknown[]]) => (Array.isArray(game) ? game[0] : game.table);

export const hasUnsettled = () => unsettled().length > 0;

/** Update these games from the server. A game without an answer stays as it is. */
export async function refresh(): Promise<void> {
  const tables = unsettled();
  for (let next = 0; next < tables.length; next += AT_ONCE) {
    const answered = await Promise.all(tables.slice(next, next + AT_ONCE).map(ask));
    // Offline, or rate limited by the server: the next visit tries again.
    if (!answered.some(Boolean)) return;
  }
}

async function ask(table: string): Promise<boolean> {
  const seated = table in seats();
  try {
    const info = await aboutTable(table);
    if (seated) noteHeard(info);
    else noteResult(info, played().games.find((game) => game.table === table)?.seat ?? null);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'no-table') return false;
    const game = played().games.find((each) => each.table === table);
    if (seated) noteNoTable(table);
    else if (game) noteGone(table, game.game, game.at, []);
    return true;
  }
}
