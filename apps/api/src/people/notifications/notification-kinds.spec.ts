import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { notificationKinds } from '@kontor/domain';

const src = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync('**/*.ts', { cwd: src })
  .filter((path) => !path.includes('migrations'))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));
/** The words of letters name every kind, and make none. */
const makers = sources.filter(({ path }) => !path.endsWith('spec.ts') && !path.endsWith('notification-letter.ts'));
const tests = sources.filter(({ path }) => path.endsWith('e2e-spec.ts'));
const missing = (files: typeof sources): string[] =>
  notificationKinds.filter((kind) => !files.some(({ text }) => text.includes(`'${kind}'`)));

it('each kind that people can switch on is made, and a test makes it', () => {
  expect({ neverMade: missing(makers), neverTested: missing(tests) }).toEqual({ neverMade: [], neverTested: [] });
});
