// Which page is shown: by the address, without loading anything anew.
import { tick } from 'svelte';

export interface Place {
  page: string;
  params: Record<string, string>;
  query: URLSearchParams;
  hash: string;
  path: string;
}

/** What every page is given of the address. */
export type PageProps = Pick<Place, 'params' | 'query' | 'hash'>;

const ROUTES: [pattern: string, page: string][] = [
  ['/', 'Home'],
  ['/new/:game', 'NewTable'],
  ['/lobby', 'Lobby'],
  ['/t/:table', 'Table'],
  ['/r/:table', 'Replay'],
  ['/games', 'Archive'],
  ['/learn', 'Learn'],
  ['/learn/:game', 'Lesson'],
  ['/rules/:game', 'Rules'],
  ['/rules/:game/crib', 'Crib'],
];

/** The page of an address, with what stands in its path. */
export function placeOf(address: string): Place {
  const url = new URL(address, 'http://here');
  const path = url.pathname.replace(/(.)\/+$/, '$1');
  const found = { query: url.searchParams, hash: url.hash, path };
  const parts = path.split('/');
  for (const [pattern, page] of ROUTES) {
    const wanted = pattern.split('/');
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, index) => {
      const given = parts[index] ?? '';
      if (!part.startsWith(':')) return part === given;
      try {
        params[part.slice(1)] = decodeURIComponent(given);
      } catch {
        return false;
      }
      return given !== '';
    });
    if (fits) return { page, params, ...found };
  }
  return { page: 'NotFound', params: {}, ...found };
}

const here = () => location.pathname + location.search + location.hash;
let current = $state.raw(placeOf(here()));
/** Whether one has gone somewhere since the client was loaded: the focus is moved only then. */
let moved = false;

export function place(): Place {
  return current;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  moved = true;
  current = placeOf(here());
  if (!location.hash) scrollTo(0, 0);
}

/** Change the address without going anywhere. */
export function readdress(address: string): void {
  history.replaceState(null, '', address);
}

/** Follow links of our own without loading the page anew. */
export function listen(): void {
  addEventListener('popstate', () => {
    moved = true;
    current = placeOf(here());
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    // A jump within the page is the browser's business.
    const same = link.pathname === location.pathname && link.search === location.search;
    if (same && link.hash) return;
    event.preventDefault();
    if (!same) go(link.pathname + link.search + link.hash);
  });
}

/** After another page is there, let those who do not see it know: the focus goes to its heading. */
export async function arrive(): Promise<void> {
  if (moved) await focusHeading();
}

/** Where a part of a page was replaced and the focus went with it, it goes to the heading too. */
export async function recover(): Promise<void> {
  await tick();
  if (moved && document.activeElement === document.body) await focusHeading();
}

async function focusHeading(): Promise<void> {
  await tick();
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
