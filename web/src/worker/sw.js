// The service worker, which makes the client work offline. The files of a build are cached under its version and served
// from the cache. Pages, and answers that are useful offline (games, rules, lessons), are requested from the server
// first.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const BUILD = `mutiny-${VERSION}`;
const ANSWERS = 'mutiny-answers';
const READABLE = /^\/api\/v1\/(games$|rules\/|lessons\/)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('mutiny-') && name !== BUILD && name !== ANSWERS;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  // Files that the page loaded before the worker was active, mainly the texts in its language.
  else if (Array.isArray(event.data?.keep)) {
    const wanted = event.data.keep.filter((path) => path.startsWith('/assets/'));
    event.waitUntil(caches.open(BUILD).then((cache) => Promise.all(wanted.map((path) => keep(cache, path)))));
  }
});

async function keep(cache, path) {
  if (!(await cache.match(path))) await cache.add(path).catch(() => {});
}

async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(BUILD)).put(request, answer.clone());
  return answer;
}

async function fresh(request, name, key) {
  try {
    const answer = await fetch(request);
    if (answer.ok && key === request) (await caches.open(name)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await caches.match(key);
    if (found) return found;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/')) event.respondWith(fresh(request, BUILD, '/'));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (READABLE.test(url.pathname)) event.respondWith(fresh(request, ANSWERS, request));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => windows[0]?.focus() ?? self.clients.openWindow('/')),
  );
});
