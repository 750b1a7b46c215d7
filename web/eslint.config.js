// Lint rules of the client. Prettier formats the code, so rules that conflict with it are off.
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Generated from the server's schema and from the games' types.
  globalIgnores(['src/app/wire.ts', 'src/games/*/types.generated.ts']),
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
      // Allows handlers such as `onclick={() => pick(move)}`.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Numbers in template strings need no conversion.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `void value` in an effect declares a dependency of the effect.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Maps, sets and URLs are not reactive state here: state is replaced as a whole ($state.raw).
      'svelte/prefer-svelte-reactivity': 'off',
      // `_` marks an unused part of a pattern.
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
    // Node scripts and the service worker, which are not part of the TypeScript project.
    files: ['**/*.js', '**/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: {
      globals: { ...globals.node, ...globals.serviceworker },
      parserOptions: { projectService: false },
    },
  },
);
