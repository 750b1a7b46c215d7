// Hints in games against bots: asks the server, and selects the best move as if the player had touched it. The player
// sends it or chooses another.
import { ask, Refusal } from '../../app/api';
import { language, loadTexts } from '../../app/i18n.svelte';
import type { TableSession } from '../../app/table.svelte';
import type { Hint, HintQuestion } from '../../app/wire';

/** Ask for a hint in this position. An answer that arrives after the position has changed is dropped. */
export async function askHint(session: TableSession): Promise<void> {
  const { table, token, position } = session;
  if (token === null) return;
  session.hinting = true;
  session.hint = null;
  session.notice = null;
  const stands = () => session.position === position && session.mine && !session.sending && !session.looked;
  try {
    const question: HintQuestion = { token, at: session.seen, lang: language() };
    const [hint] = await Promise.all([
      ask<Hint>(`/tables/${encodeURIComponent(table)}/hint`, question),
      loadTexts('web-help'),
    ]);
    if (!stands()) return;
    session.pick(hint.moves[0]?.move ?? null);
    session.hint = hint;
  } catch (problem) {
    const { code, message } = problem instanceof Refusal ? problem : new Refusal('defect', String(problem));
    if (stands() && code !== 'stale') session.notice = { code, why: message, clause: null };
  } finally {
    session.hinting = false;
  }
}
