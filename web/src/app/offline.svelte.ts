// The service worker: keeps the client available offline, and reports when a newer version is there.
export const update = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

export function stayInstalled(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let asked = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Reload only if the player asked for the update: the very first worker takes over silently.
    if (asked) location.reload();
  });
  navigator.serviceWorker
    .register('/sw.js')
    .then((registration) => {
      const see = (worker: ServiceWorker | null) => {
        if (worker?.state === 'installed' && navigator.serviceWorker.controller) {
          update.waiting = worker;
          asked = true;
        }
      };
      see(registration.waiting);
      void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: loaded() }));
      // A table may stay open for days: look for an update when the tab is shown again.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') registration.update().catch(() => {});
      });
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => see(worker));
      });
    })
    .catch(() => {
      // Without a service worker, everything works except offline use.
    });
}

/** Addresses of everything this page has loaded so far. */
function loaded(): string[] {
  return performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
}

/** Switch to the newer version now. */
export function takeUpdate(): void {
  update.waiting?.postMessage('take over');
}
