import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const cwd = fileURLToPath(new URL('../..', import.meta.url));
const node = (...args) => execFileSync(process.execPath, args, { cwd, encoding: 'utf8', env: { PATH: process.env.PATH } });

it('leaves nothing for the API to compile, which then does not load the compiler', () => {
  node('tools/start/compile.mjs');
  const code = `
    await import('reflect-metadata');
    await import('./apps/api/src/config.ts');
    const { areSourcesCompiled } = await import('./tools/compiled.mjs');
    const libraries = process.report.getReport().sharedObjects;
    console.log(JSON.stringify([areSourcesCompiled(), libraries.length > 0, libraries.some((name) => name.includes('swc'))]));`;
  expect(JSON.parse(node('--import', './tools/ts.mjs', '--input-type=module', '-e', code))).toEqual([true, true, false]);
});
