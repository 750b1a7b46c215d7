// How the client is built: into the Python package, which serves it (mutiny/server/static). `npm run dev` passes /api on
// to a server that was started with `mutiny serve` (MUTINY_SERVER says where, if not at its usual port).
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './src/worker/plugin.ts';

const server = process.env.MUTINY_SERVER ?? 'http://127.0.0.1:8765';
const root = fileURLToPath(new URL('..', import.meta.url));

const PACKABLE = /\.(js|css|html|svg|json|webmanifest)$/;

/** Everything that is text is packed once, here, and not with every request. */
function pack(): Plugin {
  let folder = '';
  return {
    name: 'mutiny-pack',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!PACKABLE.test(name)) continue;
        const body = readFileSync(join(folder, name));
        if (body.length < 1024) continue;
        const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body, { params: best }));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(body, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), offline(), pack()],
  base: '/',
  build: {
    outDir: '../src/mutiny/server/static',
    emptyOutDir: true,
    manifest: true,
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
