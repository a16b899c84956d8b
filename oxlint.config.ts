// The lint: oxlint, in its type-aware mode. tools/checks/lint.spec.mjs plants a fault for each rule and proves that it is found.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boundaries } from './tools/checks/boundaries.mjs';

const sources = ['{apps,libs}/**/*.{ts,tsx}', 'tools/**/*.ts'];
const tests = ['**/*.spec.ts', '**/*.e2e-spec.ts', '**/*.test.{ts,tsx}', '**/*.e2e.ts', 'apps/*/test/**'];

// Decorators keep the types of what they stand above, so that an import may be needed although only types name it.
const decorated = globSync('{apps/api,libs/*}/{src,test}/**/*.ts', { cwd: import.meta.dirname }).filter((file) =>
  /(?:^|[\s(])@[A-Z]\w*\(/m.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

const all = (names: string, prefix = '') =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [prefix + name, 'error']),
  );
const off = (rules: object) => Object.fromEntries(Object.keys(rules).map((name) => [name, 'off']));

/** What is wrong in any JavaScript. */
const javascript = all(`
  for-direction no-async-promise-executor no-case-declarations no-compare-neg-zero no-cond-assign no-constant-binary-expression
  no-constant-condition no-debugger no-dupe-else-if no-duplicate-case no-empty no-empty-character-class no-empty-pattern
  no-empty-static-block no-ex-assign no-extra-boolean-cast no-fallthrough no-global-assign no-invalid-regexp no-irregular-whitespace
  no-loss-of-precision no-misleading-character-class no-prototype-builtins no-regex-spaces no-self-assign
  no-shadow-restricted-names no-sparse-arrays no-unassigned-vars no-unexpected-multiline no-unsafe-finally no-unsafe-optional-chaining
  no-unused-labels no-unused-private-class-members no-useless-assignment no-useless-backreference no-useless-catch no-useless-escape
  preserve-caught-error require-yield use-isnan valid-typeof`);

/** What TypeScript says itself of its own files. */
const untyped = all(`
  constructor-super getter-return no-class-assign no-const-assign no-control-regex no-dupe-class-members no-dupe-keys no-func-assign
  no-import-assign no-new-native-nonconstructor no-obj-calls no-redeclare no-setter-return no-this-before-super no-undef no-unreachable
  no-unsafe-negation no-unused-vars`);

const unsafe = all(
  'no-unsafe-argument no-unsafe-assignment no-unsafe-call no-unsafe-member-access no-unsafe-return unbound-method',
  'typescript/',
);
const typescript = {
  ...all('no-array-constructor no-unused-expressions no-var prefer-const prefer-rest-params prefer-spread'),
  ...all(
    `await-thenable ban-ts-comment no-array-delete no-base-to-string no-duplicate-enum-values no-duplicate-type-constituents
    no-empty-object-type no-explicit-any no-extra-non-null-assertion no-floating-promises no-for-in-array no-implied-eval no-misused-new
    no-misused-promises no-namespace no-non-null-asserted-optional-chain no-non-null-assertion no-redundant-type-constituents
    no-require-imports no-this-alias no-unnecessary-type-assertion no-unnecessary-type-constraint no-unsafe-declaration-merging
    no-unsafe-enum-comparison no-unsafe-function-type no-unsafe-unary-minus no-wrapper-object-types prefer-as-const
    prefer-namespace-keyword prefer-promise-reject-errors restrict-plus-operands triple-slash-reference`,
    'typescript/',
  ),
  ...unsafe,
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'typescript/only-throw-error': ['error', { allowThrowingUnknown: true }], // passing on what was caught
  'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  eqeqeq: 'error',
  'no-console': 'error',
  'no-restricted-exports': [
    'error',
    { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namespaceFrom: true } },
  ],
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
};

/** The rules of hooks, and those of the React compiler. */
const react = all(
  `error-boundaries exhaustive-deps globals immutability incompatible-library preserve-manual-memoization purity refs rules-of-hooks
  set-state-in-effect set-state-in-render static-components unsupported-syntax use-memo`,
  'react/',
);

export default {
  plugins: ['eslint', 'typescript', 'react'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: [
    '**/dist',
    '.data',
    '.nx',
    'coverage',
    'apps/api/src/metadata.ts',
    'apps/api/test/client/journey.ts', // compiled beside the client that it uses
    'apps/api/src/platform/orm/migrations',
    'apps/admin/public',
  ],
  overrides: [
    { files: ['**/*.mjs'], env: { node: true, builtin: true }, rules: { ...javascript, ...untyped } },
    { files: sources, rules: { ...javascript, ...typescript } },
    { files: decorated, rules: { 'typescript/consistent-type-imports': 'off' } },
    {
      files: ['apps/admin/**/*.{ts,tsx}'],
      env: { browser: true },
      // React's event handlers take async functions; their rejections are what the error boundary and toasts are for.
      rules: { ...react, 'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }] },
    },
    { files: ['**/vite*.ts', '**/*.d.ts'], rules: { 'no-restricted-exports': 'off' } },
    { files: ['tools/**/*.ts', 'apps/api/src/tools/**'], rules: { 'no-console': 'off' } },
    // Answers of the server are read as they come, and matchers take methods by name.
    { files: tests, rules: off(unsafe) },
    ...boundaries,
  ],
};
