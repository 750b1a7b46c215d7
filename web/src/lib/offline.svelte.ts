// The service worker: keeps the client for times without a connection, and says when a newer one has come.
export const update = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

export function stayInstalled(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let asked = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Only after somebody has asked for the new one: the first worker of all takes over silently.
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
      // A table may stay open for days.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') registration.update().catch(() => {});
      });
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => see(worker));
      });
    })
    .catch(() => {
      // Without one, all works but without a connection.
    });
}

/** What this page consists of so far. */
function loaded(): string[] {
  return performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
}

/** Take the newer client now. */
export function takeUpdate(): void {
  update.waiting?.postMessage('take over');
}
