// Which packages and libraries each package may import, as ESLint rules; rooms.mjs checks the wings inside a package. Later
// blocks replace earlier ones, so each block lists all rules for its files.

const deny = (regex, message) => ({ regex, message });
const allowOnly = (allowed, message) => deny(`^(?!\\.{1,2}/|(?:${allowed.join('|')})(?:/|$))`, message);
// A relative path into another package bypasses its name: `../../../abilities/src/ability.ts`.
const outside = deny('^(?:\\.\\./)+(?:.*/)?(?:(?:apps|libs)/|[a-z-]+/src/)', 'Import another package by its name, @kontor/….');

const block = (files, ...patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [outside, ...patterns] }] },
});

const TEST = ['@jest/globals', 'node:[a-z_/]+'];
const VALIDATION = ['class-validator', 'class-transformer'];
const DOMAIN =
  'The domain imports nothing of ours and no framework; class-validator and class-transformer only in *.input.ts, big.js only in values/money.ts.';
const ABILITIES = 'The abilities know the domain and CASL, nothing else.';
const DEMO = 'The demo data knows the domain, nothing else.';

const apiKnows = deny(
  '^(?:@kontor/(?!domain$|abilities$)|react(?:-admin|-dom)?(?:/|$)|@mui/)',
  'The API knows the domain and the abilities; demo data only in demo/, tools/ and tests.',
);
const apiSetKnows = deny(
  '^(?:@kontor/(?!domain$|abilities$|demo-data/samples$)|react(?:-admin|-dom)?(?:/|$)|@mui/)',
  'A sample set knows the data of demo-data/samples, nothing else of the demo.',
);
const apiTestKnows = deny(
  '^(?:@kontor/(?!domain$|abilities$|demo-data(?:/samples|/contract|/recording|/backend)?$)|react(?:-admin|-dom)?(?:/|$)|@mui/)',
  'The API and the admin never see each other.',
);
const ADMIN =
  'The admin knows the domain and the abilities; the API, Node and the demo data (outside tests and the browser demo) are out of its reach.';
const adminDenied = (ours) => deny(`^(?:@kontor/(?!(?:${ours.join('|')})$)|node:|@nestjs/|@mikro-orm/|pg$|kysely)`, ADMIN);

const clock = (selector) => ({
  selector,
  message: 'The domain has no clock and no chance: take the date or the random number as an argument.',
});

export const boundaries = [
  block(['libs/domain/src/**/*.ts'], allowOnly(['(?!)'], DOMAIN)),
  block(['libs/domain/src/**/*.input.ts', 'libs/domain/src/platform/input/*.ts'], allowOnly(VALIDATION, DOMAIN)),
  block(['libs/domain/src/platform/values/money.ts'], allowOnly(['big\\.js'], DOMAIN)),
  block(['libs/domain/src/**/*.spec.ts'], allowOnly([...TEST, ...VALIDATION, 'reflect-metadata'], DOMAIN)),
  {
    files: ['libs/domain/src/**/*.ts', 'libs/abilities/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        clock("CallExpression[callee.object.name='Date'][callee.property.name='now']"),
        clock("NewExpression[callee.name='Date'][arguments.length=0]"),
        clock("CallExpression[callee.object.name='Math'][callee.property.name='random']"),
      ],
    },
  },
  block(['libs/abilities/src/**/*.ts'], allowOnly(['@kontor/domain', '@casl/ability'], ABILITIES)),
  block(['libs/abilities/src/**/*.spec.ts'], allowOnly(['@kontor/domain', '@casl/ability', ...TEST], ABILITIES)),
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
  block(['apps/admin/{e2e,test}/**/*.{ts,tsx}', 'apps/admin/{vite*.ts,vite/*.ts}'], deny('^@kontor/api', ADMIN)),
];
