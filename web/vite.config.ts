// The build of the client, into the Python package that serves it (mutiny/server/static). `npm run dev` forwards /api
// to a server started with `mutiny serve` (at MUTINY_SERVER, or else its default port).
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

/** Modules that every page needs. */
const CORE = [
  /\/node_modules\/(svelte|@fluent|esm-env|clsx)\//,
  /\/src\/app\/(?!director|fit|opening|own|paragraphs|phrases|promise|sound|table\b)[\w.]+\.ts$/,
  /\/src\/art\/\w+\.svelte/,
  /\/src\/games\/index\.ts$/,
  /\/src\/components\/(Choice|Dialog|SettingsDialog|Wheel)\.svelte/,
];
/** Modules that the tables of all games need in addition. Other parts are loaded on demand. */
const TABLE = [
  /\/src\/app\/(director|fit|paragraphs|phrases|promise|sound|table\b)[\w.]*\.ts$/,
  /\/src\/games\/(?!index|covers|pictures|dealing)[\w.]+$/,
  /\/src\/components\/table\/(?!Gone|Join|Waiting|SeatList)\w+\.svelte/,
];

/**
 * Put modules into one chunk. By default the bundler makes a chunk for each set of shared modules; small chunks
 * compress badly.
 */
const group = (name: string, tests: RegExp[]) => ({ name, test: (id: string) => tests.some((test) => test.test(id)) });

/** Compress all text files once at build time, not at every request. */
function pack(): Plugin {
  let folder = '';
  return {
    name: 'mutiny-pack',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: (failure?: Error) => {
      if (failure) return;
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
    // No inlined assets: the content security policy forbids them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [group('core', CORE), group('table', TABLE)] } } },
  },
  server: {
    fs: { allow: [root] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  // A test that needs a page asks for jsdom in its first line. On a busy machine, drawing a table takes longer than
  // vitest's default of five seconds.
  test: { include: ['src/**/*.test.ts'], pool: 'threads', testTimeout: 30_000 },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
} as import('vite').UserConfig);
