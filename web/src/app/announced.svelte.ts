// What the operator of the server tells everybody. At a table the table's connection tells it; elsewhere the page asks.
import { announcement } from './api';
import { language, t } from './i18n.svelte';
import type { Announcement } from './wire';

const EVERY = 60_000;

export const announced = $state<{ now: Announcement | null; read: string }>({ now: null, read: '' });

/** The sentences to show; empty if there are none, or if they were read. */
export function sentences(): string[] {
  const now = announced.now;
  if (!now) return [];
  const found = now.text ? [t('web-announced', { text: now.text })] : [];
  if (now.draining) {
    const time = now.stops ? new Date(now.stops).toLocaleTimeString(language(), { timeStyle: 'short' }) : '';
    found.push(t('web-draining', { stops: time ? 'yes' : 'no', time }));
  }
  return found.join(' ') === announced.read ? [] : found;
}

/** Note that the player has read the sentences: they do not come back until they change. */
export function hide(): void {
  announced.read = sentences().join(' ');
}

/** Ask now and from time to time, until the returned function is called. */
export function ask(): () => void {
  const once = () => {
    if (!document.hidden)
      announcement().then(
        (found) => (announced.now = found),
        () => undefined,
      );
  };
  once();
  const timer = setInterval(once, EVERY);
  return () => clearInterval(timer);
}
