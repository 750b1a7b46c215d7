// Writes /sw.js when the client is built: sw.js beside this, with the list of the files that this build consists of.
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
        // Texts are kept as they are used: nobody reads four languages.
        .filter((file) => !(file.type === 'chunk' && file.facadeModuleId?.includes('.ftl')))
        .map((file) => `/${file.fileName}`)
        .filter((path) => path.startsWith('/assets/'))
        .sort();
      const list = JSON.stringify([...PUBLIC, ...files], null, 1);
      // Names of files change with what is in them; index.html names them all.
      const version = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf-8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__FILES__']", list);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
