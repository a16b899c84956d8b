import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = 'apps/admin/src';

it('loads the texts of refusals in every file that says one, which would show its code otherwise', () => {
  const sources = readdirSync(root, { recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const saying = sources.filter(({ text }) => text.includes('(`errors.${'));
  expect(saying.length).toBeGreaterThan(10);
  expect(saying.filter(({ text }) => !text.includes('errorWords')).map(({ path }) => path)).toEqual([]);
});
