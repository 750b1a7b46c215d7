// The settings of this browser.
import { read, write } from './storage';

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'on' | 'off';
  /** Speed at which events are shown: 1 is normal; 0 shows them all at once. */
  speed: number;
  sound: boolean;
  /** Volume of sounds, from 0 to 1. */
  volume: number;
  /** Whether a move is sent as soon as it is touched, without confirmation. */
  atOnce: boolean;
  notify: boolean;
  /** Whether the story is shown beside the table, and which of its tabs. */
  story: boolean;
  page: string;
  name: string;
  strength: string;
}

const USUAL: Settings = {
  theme: 'auto',
  motion: 'auto',
  speed: 1,
  sound: false,
  volume: 0.7,
  atOnce: false,
  notify: false,
  story: true,
  page: 'log',
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

/** Whether animations are allowed. */
export function motion(): boolean {
  return settings.motion === 'auto' ? !system.calm : settings.motion === 'on';
}

/** Apply the settings to the page. */
export function show(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === 'off') root.dataset.motion = 'off';
  else delete root.dataset.motion;
}
