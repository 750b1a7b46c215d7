// How the client is built: into the Python package, which serves it (mutiny/server/static). `npm run dev` passes /api on
// to a server that was started with `mutiny serve` (MUTINY_SERVER says where, if not at its usual port).
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const server = process.env.MUTINY_SERVER ?? 'http://127.0.0.1:8765';
const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/mutiny/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of its own: the content security policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [root] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
} as import('vite').UserConfig);
