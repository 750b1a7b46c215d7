// The router: selects the page for the address without reloading.
import { tick } from 'svelte';

export interface PageAddress {
  page: string;
  params: Record<string, string>;
  query: URLSearchParams;
  hash: string;
  path: string;
}

/** The parts of the address that every page receives. */
export type PageProps = Pick<PageAddress, 'params' | 'query' | 'hash'>;

const ROUTES: [pattern: string, page: string][] = [
  ['/', 'Home'],
  ['/new/:game', 'NewTable'],
  ['/lobby', 'Lobby'],
  ['/t/:table', 'Table'],
  ['/r/:table', 'Replay'],
  ['/games', 'Archive'],
  ['/mine', 'Mine'],
  ['/learn', 'Learn'],
  ['/learn/:game', 'Lesson'],
  ['/rules/:game', 'Rules'],
  ['/rules/:game/crib', 'Crib'],
];

/** The page for an address, with the parameters of its path. */
export function placeOf(address: string): PageAddress {
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
/** Whether the user has navigated since the client was loaded. Only then is the focus moved. */
let moved = false;

export function place(): PageAddress {
  return current;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  moved = true;
  current = placeOf(here());
  if (!location.hash) scrollTo(0, 0);
}

/** Replace the address without navigating. */
export function readdress(address: string): void {
  history.replaceState(null, '', address);
}

/** Handle clicks on internal links without reloading the page. */
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
    // Leave jumps within a page to the browser.
    const same = link.pathname === location.pathname && link.search === location.search;
    if (same && link.hash) return;
    event.preventDefault();
    if (!same) go(link.pathname + link.search + link.hash);
  });
}

/** After navigation, move the focus to the heading, so that screen readers announce the new page. */
export async function arrive(): Promise<void> {
  if (moved) await focusHeading();
}

/** Move the focus to the heading too if the focused part of a page was replaced. */
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
