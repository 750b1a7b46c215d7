// The entry point of the client.
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, speak } from './app/i18n.svelte';
import { listen } from './app/router.svelte';
import { show } from './app/settings.svelte';
import { stayInstalled } from './app/offline.svelte';

show();
listen();
await speak(preferred(), false);
mount(App, { target: document.getElementById('app') as HTMLElement });
stayInstalled();
