import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/checks/boundaries.mjs';

const sources = ['{apps,libs}/**/*.{ts,tsx}', 'tools/**/*.ts'];
const tests = ['**/*.spec.ts', '**/*.e2e-spec.ts', '**/*.test.{ts,tsx}', '**/*.e2e.ts', 'apps/*/test/**'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '.data',
      '.nx',
      'coverage',
      'apps/api/src/metadata.ts',
      'apps/api/test/client/journey.ts', // compiled beside the client that it uses
      'apps/api/src/platform/orm/migrations',
      'apps/admin/public',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.mjs'], extends: [js.configs.recommended], languageOptions: { globals: globals.node } },
  {
    files: sources,
    extends: [js.configs.recommended, tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }], // passing on what was caught
      '@typescript-eslint/require-await': 'off', // a port or a fake is async by its shape
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-control-regex': 'off', // refusing control characters needs to name them
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namespaceFrom: true } },
      ],
    },
  },
  {
    files: ['apps/admin/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    // React's event handlers take async functions; their rejections are what the error boundary and toasts are for.
    rules: { '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }] },
  },
  { files: ['**/vite*.ts', '**/*.d.ts'], rules: { 'no-restricted-exports': 'off' } },
  { files: ['tools/**/*.ts', 'apps/api/src/tools/**'], rules: { 'no-console': 'off' } },
  {
    files: tests,
    // Answers of the server are read as they come, and matchers take methods by name.
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  ...boundaries,
);
