import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, speak } from './lib/i18n.svelte';
import { listen } from './lib/router.svelte';
import { show } from './lib/settings.svelte';
import { stayInstalled } from './lib/offline.svelte';

show();
listen();
await speak(preferred(), false);
mount(App, { target: document.getElementById('app') as HTMLElement });
stayInstalled();
