import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, speak } from './lib/i18n.svelte';

await speak(preferred(), false);
mount(App, { target: document.getElementById('app') as HTMLElement });
