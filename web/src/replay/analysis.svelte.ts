// The analysis of a finished game, requested once. The server takes a while, so the elapsed seconds are counted.
import { ask } from '../app/api';
import type { Language } from '../app/i18n.svelte';
import { whyNot } from '../app/localize';
import type { Analysis } from './curve';

export class AnalysisSession {
  analysis = $state.raw<Analysis | null>(null);
  /** Seconds since the analysis was requested; null while none is running. */
  seconds = $state<number | null>(null);
  error = $state('');
  #spoken: Language | null = null;

  constructor(readonly table: string) {}

  /** Request the analysis, or request it again in another language. */
  async work(lang: Language): Promise<void> {
    if (this.seconds !== null) return;
    this.#spoken = lang;
    this.seconds = 0;
    this.error = '';
    const clock = setInterval(() => (this.seconds = (this.seconds ?? 0) + 1), 1000);
    try {
      this.analysis = await ask<Analysis>(`/tables/${encodeURIComponent(this.table)}/analysis?lang=${lang}`);
    } catch (problem) {
      this.error = whyNot(problem);
    } finally {
      clearInterval(clock);
      this.seconds = null;
    }
  }

  /** Request the sentences again in another language. */
  speak(lang: Language): void {
    if (this.analysis && this.#spoken !== lang) void this.work(lang);
  }
}
