// What somebody has chosen for this browser.
import { read, write } from './kept';

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'on' | 'off';
  sound: boolean;
  /** Make a move as soon as it is touched, without asking. */
  atOnce: boolean;
  notify: boolean;
  /** Whether the list of all moves is open. */
  list: boolean;
  name: string;
  strength: string;
}

const USUAL: Settings = {
  theme: 'auto',
  motion: 'auto',
  sound: false,
  atOnce: false,
  notify: false,
  list: false,
  name: '',
  strength: 'medium',
};

export const settings = $state<Settings>({ ...USUAL, ...read<Partial<Settings>>('settings', {}) });
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ calm: calm.matches });
calm.addEventListener('change', () => (system.calm = calm.matches));

export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  write('settings', { ...settings });
  show();
}

/** Whether things may move. */
export function motion(): boolean {
  return settings.motion === 'auto' ? !system.calm : settings.motion === 'on';
}

/** Have the page look as was chosen. */
export function show(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === 'off') root.dataset.motion = 'off';
  else delete root.dataset.motion;
}
