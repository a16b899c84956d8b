import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const api = 'apps/api/src';
const words = (file) => {
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf('verbs: {');
  return new Set([...text.slice(start, text.indexOf('}', start)).matchAll(/^\s+(\w+):/gm)].map(([, verb]) => verb));
};

/** What the history can say was done: the right of an operation, or what its service names instead. */
const written = readdirSync(api, { recursive: true })
  .filter((name) => /(?<!spec)\.ts$/.test(name))
  .flatMap((name) => [...readFileSync(join(api, name), 'utf8').matchAll(/(?:@Can\(|\bverb: )'(\w+)'/g)])
  .map(([, verb]) => verb)
  .filter((verb) => verb !== 'manage');

/** A project's page has a word of its own for it. */
const ofProjects = new Set(['reprice']);

describe('the history', () => {
  it.each(['en', 'lt', 'no'])('has a word for everything that is done, in %s', (language) => {
    const known = words(`apps/admin/src/platform/i18n/${language}.kontor.ts`);
    expect([...new Set(written)].filter((verb) => !known.has(verb) && !ofProjects.has(verb)).sort()).toEqual([]);
  });
});
