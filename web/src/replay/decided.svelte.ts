// The analysis of a finished game at its table: the turning point in a sentence, and its position on the stage.
import { language, loadTexts, t } from '../app/i18n.svelte';
import { say } from '../app/live.svelte';
import { whyNot } from '../app/localize';
import { AnalysisSession } from './analysis.svelte';
import { decisive, percent, type Turning } from './curve';
import { momentAfter, type Moment } from './moment';

export class DecidedSession {
  readonly analysing: AnalysisSession;
  /** The turning point that the stage shows instead of the end. */
  moment = $state.raw<Moment | null>(null);
  error = $state('');

  constructor(
    readonly table: string,
    readonly game: string,
    readonly seat: number | null,
  ) {
    this.analysing = new AnalysisSession(table);
  }

  get turning(): Turning | null {
    return decisive(this.analysing.analysis?.turning_points ?? []);
  }

  get sentence(): string {
    const { turning } = this;
    if (!turning) return t('web-learn-decided-none');
    return t('web-learn-decided-how', {
      what: turning.sentence,
      player: this.analysing.analysis?.players[turning.seat] ?? '',
      before: percent(turning.before[turning.seat]),
      after: percent(turning.after[turning.seat]),
    });
  }

  /** Request the analysis, and show the turning point. */
  async work(): Promise<void> {
    this.error = '';
    await loadTexts('web-learn');
    await this.analysing.work(language());
    if (!this.analysing.analysis) return;
    say(this.sentence);
    await this.look();
  }

  /** Show the turning point. */
  async look(): Promise<void> {
    if (!this.turning) return;
    try {
      this.moment = await momentAfter(this.table, this.game, this.turning.entry, this.seat, this.sentence);
    } catch (problem) {
      this.error = whyNot(problem);
    }
  }

  /** Show the end again. */
  back(): void {
    this.moment = null;
  }
}
