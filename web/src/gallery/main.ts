// A gallery of real positions for working on a board (npm run dev, then /gallery.html?game=GAME&n=NUMBER). It is not
// part of the build. tools/web_samples.py makes the positions.
import '../app.css';
import { mount } from 'svelte';
import { gameNames } from '../games';
import { preferred, loadTexts, speak, type Language } from '../app/i18n.svelte';
import Gallery from './Gallery.svelte';
import type { Sample } from './samples';

const asked = new URLSearchParams(location.search);
await speak((asked.get('lang') as Language | null) ?? preferred(), false);
await loadTexts(...gameNames.flatMap((game) => [game, `web-${game}`]));
if (asked.get('theme')) document.documentElement.dataset.theme = asked.get('theme') ?? '';
const samples = (await (await fetch('/samples.json')).json()) as Sample[];
mount(Gallery, { target: document.getElementById('app') as HTMLElement, props: { samples } });
