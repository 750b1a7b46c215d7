// The title of the page, with a mark while it is one's turn in a tab that nobody looks at, and a notification then, if
// it was asked for.
import { settings, set } from './settings.svelte';

const title = $state({ text: '', waiting: false });

/** What the page is called. */
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

/** Ask to be allowed; only ever after somebody has pressed something. */
export async function askToNotify(wanted: boolean): Promise<void> {
  set({ notify: wanted && canNotify() && (await Notification.requestPermission()) === 'granted' });
}

/** It is one's turn. */
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
      // Some phones allow them to service workers only.
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- without encryption there are none
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
