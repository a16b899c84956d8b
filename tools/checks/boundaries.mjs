// Which packages and libraries each package may import, as rules of oxlint; rooms.mjs checks the wings inside a package. Later blocks
// replace earlier ones, so each block lists all rules for its files.

import { fileURLToPath } from 'node:url';

// A relative path into another package bypasses its name: `../../../abilities/src/ability.ts`.
const outside = {
  regex: '^(?:\\.\\./)+(?:.*/)?(?:(?:apps|libs)/|[a-z-]+/src/)',
  message: 'Import another package by its name, @kontor/….',
};
/** Patterns as in .gitignore: the last one that fits decides. Paths inside a package are another matter. */
const deny = (patterns, message) => ({ group: [...patterns, '!./**', '!../**'], message });
const except = (names) => names.map((name) => `!${name}`);
const allowOnly = (allowed, message) => deny(['**', ...except(allowed)], message);

const block = (files, ...patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [outside, ...patterns] }] },
});

const NODE = ['node:*', 'node:*/**'];
const TEST = ['@jest/globals', ...NODE];
const VALIDATION = ['class-validator', 'class-transformer'];
const CASL = ['@casl/ability', '@casl/ability/**'];
const DOMAIN =
  'The domain imports nothing of ours and no framework; class-validator and class-transformer only in *.input.ts, big.js only in values/money.ts.';
const ABILITIES = 'The abilities know the domain and CASL, nothing else.';
const DEMO = 'The demo data knows the domain, nothing else.';

const REACT = ['react', 'react/**', 'react-admin', 'react-admin/**', 'react-dom', 'react-dom/**', '@mui/**'];
const apiDenied = (ours, message) =>
  deny(['@kontor/**', ...except(['domain', 'abilities', ...ours].map((name) => `@kontor/${name}`)), ...REACT], message);
const apiKnows = apiDenied([], 'The API knows the domain and the abilities; demo data only in demo/, tools/ and tests.');
const apiSetKnows = apiDenied(
  ['demo-data/samples'],
  'A sample set knows the data of demo-data/samples, nothing else of the demo.',
);
const apiTestKnows = apiDenied(
  ['demo-data', 'demo-data/samples', 'demo-data/contract', 'demo-data/recording', 'demo-data/backend'],
  'The API and the admin never see each other.',
);
const ADMIN =
  'The admin knows the domain and the abilities; the API, Node and the demo data (outside tests and the browser demo) are out of its reach.';
const adminDenied = (ours) =>
  deny(
    [
      ...['@kontor/**', ...except(ours.map((name) => `@kontor/${name}`)), ...NODE],
      ...['@nestjs/**', '@mikro-orm/**', 'pg', 'kysely', 'kysely/**'],
    ],
    ADMIN,
  );

export const boundaries = [
  block(['libs/domain/src/**/*.ts'], allowOnly([], DOMAIN)),
  block(['libs/domain/src/**/*.input.ts', 'libs/domain/src/platform/input/*.ts'], allowOnly(VALIDATION, DOMAIN)),
  block(['libs/domain/src/platform/values/money.ts'], allowOnly(['big.js'], DOMAIN)),
  block(['libs/domain/src/**/*.spec.ts'], allowOnly([...TEST, ...VALIDATION, 'reflect-metadata'], DOMAIN)),
  {
    files: ['libs/domain/src/**/*.ts', 'libs/abilities/src/**/*.ts'],
    excludeFiles: ['**/*.spec.ts', '**/testing/**'],
    jsPlugins: [fileURLToPath(new URL('no-clock.mjs', import.meta.url))],
    rules: { 'kontor/no-clock': 'error' },
  },
  block(['libs/abilities/src/**/*.ts'], allowOnly(['@kontor/domain', ...CASL], ABILITIES)),
  block(['libs/abilities/src/**/*.spec.ts'], allowOnly(['@kontor/domain', ...CASL, ...TEST], ABILITIES)),
  block(['libs/demo-data/src/**/*.ts'], allowOnly(['@kontor/domain'], DEMO)),
  block(['libs/demo-data/src/contract/**/*.ts'], allowOnly(['@kontor/domain', ...TEST], DEMO)),
  block(['libs/demo-data/src/**/*.spec.ts'], allowOnly(['@kontor/domain', ...VALIDATION, 'reflect-metadata', ...TEST], DEMO)),
  block(['apps/api/**/*.ts'], apiKnows),
  block(
    ['apps/api/src/demo/**/*.ts', 'apps/api/src/tools/**/*.ts', 'apps/api/test/**/*.ts', 'apps/api/**/*spec.ts'],
    apiTestKnows,
  ),
  block(['apps/api/src/**/*.set.ts'], apiSetKnows),
  block(['apps/admin/**/*.{ts,tsx}'], adminDenied(['domain', 'abilities'])),
  block(
    ['apps/admin/src/samples/demo/**/*.{ts,tsx}', 'apps/admin/src/**/*.{test,spec}.{ts,tsx}'],
    adminDenied(['domain', 'abilities', 'demo-data', 'demo-data/backend', 'demo-data/recording']),
  ),
  block(
    ['apps/admin/{e2e,test}/**/*.{ts,tsx}', 'apps/admin/{vite*.ts,vite/*.ts}'],
    deny(['@kontor/api', '@kontor/api/**'], ADMIN),
  ),
];
