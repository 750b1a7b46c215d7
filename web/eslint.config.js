// The style checks of the client. Layout is prettier's business: the rules that would argue with it are off.
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Generated from the server's schema.
  globalIgnores(['src/lib/wire.ts']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: fileURLToPath(new URL('.', import.meta.url)),
        extraFileExtensions: ['.svelte'],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `onclick={() => pick(move)}` is how handlers are written here.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A number in a text is written as everybody expects.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `void value` in an effect says on what the effect depends.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Maps, sets and addresses here are not state: what is shown is replaced as a whole ($state.raw).
      'svelte/prefer-svelte-reactivity': 'off',
      // `_` is a part that a pattern has to name and nobody uses.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_$', argsIgnorePattern: '^_+$', destructuredArrayIgnorePattern: '^_$' },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts', '**/*.svelte.test.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Plain scripts of Node and the service worker: outside the TypeScript project.
    files: ['**/*.js', '**/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: {
      globals: { ...globals.node, ...globals.serviceworker },
      parserOptions: { projectService: false },
    },
  },
);
