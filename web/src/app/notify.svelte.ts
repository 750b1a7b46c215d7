// The title of the page. While the tab is in the background and it is this player's turn, the title has a mark, and a
// notification is shown if the player allowed it.
import { settings, set } from './settings.svelte';

const title = $state({ text: '', waiting: false });

/** Set the title of the page. */
export function entitle(text: string): void {
  title.text = text;
  write();
}

function write(): void {
  document.title =
    (title.waiting ? '● ' : '') + (title.text && title.text !== 'Mutiny' ? `${title.text} · Mutiny` : 'Mutiny');
}

export function canNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission !== 'denied';
}

/** Ask the browser for permission to notify. Call it only after a click: browsers require one. */
export async function askToNotify(wanted: boolean): Promise<void> {
  set({ notify: wanted && canNotify() && (await Notification.requestPermission()) === 'granted' });
}

/** Mark the title and notify the player that it is their turn. */
export function callBack(text: string, body: string): void {
  if (document.visibilityState === 'visible') return;
  title.waiting = true;
  write();
  if (settings.notify && canNotify() && Notification.permission === 'granted') {
    try {
      const shown = new Notification(text, { body, tag: 'mutiny-turn', icon: '/icon.svg' });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    } catch {
      // Some phones allow notifications only from service workers.
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- undefined on a page without HTTPS
      void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(text, { body, tag: 'mutiny-turn' }));
    }
  }
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && title.waiting) {
    title.waiting = false;
    write();
  }
});
