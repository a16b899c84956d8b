import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadDemo } from '../../src/demo/load-demo.ts';
import { stopDrawing } from '../../src/platform/pdf/typst.ts';
import { testApp, type TestApp } from '../test-app.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const today = new Date().toISOString().slice(0, 10);
const strict = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noImplicitOverride: true,
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: ['node'],
    rootDir: '.',
    outDir: 'out',
  },
  include: ['journey.ts', 'generated'],
};

const generated = {
  input: here('../../openapi.json'),
  output: { path: 'generated', importFileExtension: '.js' },
  logs: { level: 'silent', file: false },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
};

let api: TestApp;
let folder: string;
beforeAll(async () => {
  api = await testApp({ KONTOR_WORKER: 'true' });
  await loadDemo(api.url, { today, scale: 0.1 });
  // Inside the workspace, where the types of Node are found.
  folder = mkdtempSync(here('../../../../node_modules/.cache/client-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await api.close();
  await stopDrawing();
});

/** Runs in a separate process, while this one answers it. */
async function run(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise((done) => child.on('close', done));
  expect([code, code === 0 ? '' : said]).toEqual([0, '']);
  return said;
}

describe('a client generated from the OpenAPI document', () => {
  it('compiles strictly and goes from the sign-in to the paid invoice and its PDF', async () => {
    writeFileSync(join(folder, 'openapi-ts.config.mjs'), `export default ${JSON.stringify(generated)};`);
    await run(here('../../../../node_modules/@hey-api/openapi-ts/bin/run.js'));
    copyFileSync(here('journey.ts'), join(folder, 'journey.ts'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(strict));
    await run(here('../../../../node_modules/typescript/bin/tsc'), '-p', '.');

    const told = JSON.parse(await run('out/journey.js', await api.app.getUrl(), today)) as { id: number; number: string };
    expect(told).toMatchObject({ status: 'paid', total: 145.2, balance: 0, begins: '%PDF-' });
    const [kept] = await api.sql(`select number, status, total::float from invoice where id = $1`, [told.id]);
    expect(kept).toEqual({ number: told.number, status: 'paid', total: 145.2 });
  });
});
