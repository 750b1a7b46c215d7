// Vite plugin that writes /sw.js: the file sw.js in this folder, with the list of files in the build.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PUBLIC = ['/', '/icon.svg', '/manifest.webmanifest'];

export function offline(): Plugin {
  return {
    name: 'mutiny-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
        // Texts are cached when they are used: nobody needs all four languages.
        .filter((file) => !(file.type === 'chunk' && file.facadeModuleId?.includes('.ftl')))
        .map((file) => `/${file.fileName}`)
        .filter((path) => path.startsWith('/assets/'))
        .sort();
      const list = JSON.stringify([...PUBLIC, ...files], null, 1);
      // File names contain content hashes, so they identify the version.
      const version = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf-8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__FILES__']", list);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
