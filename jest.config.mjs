// Run by tools/tests/test.mjs, which gives Node the loader of the sources.
// Tests that need no realm of their own share the modules of their process.
const native = {
  testEnvironment: '<rootDir>/tools/tests/native/environment.mjs',
  runtime: '<rootDir>/tools/tests/native/runtime.mjs',
};

export default {
  maxWorkers: 2,
  testSequencer: '<rootDir>/tools/tests/sequencer.mjs',
  // A worker that has run many files holds more than a gigabyte, and on a busy machine takes longer than the usual half second to give
  // it back. Nothing is left open in it; whoever leaves something open is still told so.
  workerGracefulExitTimeout: 10_000,
  // What files leave behind in a worker adds up, until it spends its time on cleaning up and then ends: above this it is made anew.
  workerIdleMemoryLimit: '1200MB',
  testTimeout: 300_000, // for a busy machine: a test that hangs is told later, one that works is not failed for its neighbours
  projects: [
    { ...native, displayName: 'libs', testMatch: ['<rootDir>/libs/**/*.spec.ts'] },
    {
      ...native,
      displayName: 'tools',
      testMatch: ['<rootDir>/tools/**/*.spec.mjs', '<rootDir>/tools/**/*.spec.ts'],
    },
    {
      ...native,
      displayName: 'api',
      testMatch: ['<rootDir>/apps/api/**/*.spec.ts', '<rootDir>/apps/api/**/*.e2e-spec.ts'],
      setupFiles: ['<rootDir>/tools/tests/jest-setup.mjs'],
      globalSetup: '<rootDir>/tools/tests/jest-database.mjs',
      globalTeardown: '<rootDir>/tools/tests/jest-database-end.mjs',
    },
    {
      ...native,
      displayName: 'admin',
      testEnvironment: '<rootDir>/tools/tests/native/screens-environment.mjs',
      testMatch: ['<rootDir>/apps/admin/src/**/*.{test,spec}.{ts,tsx}'],
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
    },
    {
      ...native,
      displayName: 'journeys',
      testMatch: ['<rootDir>/apps/admin/e2e/**/*.e2e.ts'],
      setupFiles: ['<rootDir>/tools/tests/jest-setup.mjs'],
      globalSetup: '<rootDir>/tools/tests/jest-journeys.mjs',
      globalTeardown: '<rootDir>/tools/tests/jest-journeys-end.mjs',
    },
  ],
};
