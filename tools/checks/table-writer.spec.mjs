import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('is one writer of CSV that all tables use, so that each is safe from formulas', () => {
  const sources = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(test|spec|e2e-spec)\.tsx?$/.test(path),
  );
  const writers = sources.filter((path) => /toCsv\(|text\/csv;/.test(readFileSync(`${root}/${path}`, 'utf8')));
  expect(sources.length).toBeGreaterThan(1000);
  expect(writers.map((path) => basename(path)).sort()).toEqual(['saveTable.ts', 'tableExport.ts']);
});
