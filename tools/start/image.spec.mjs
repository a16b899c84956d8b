import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { apiFlags } from './api-flags.mjs';
import { sourceFolders } from './build-admin.mjs';

const root = new URL('../../', import.meta.url);
const read = (name) => readFileSync(new URL(name, root), 'utf8');
const lines = read('docker/Dockerfile.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const fits = (pattern, folder) => matchesGlob(folder, pattern) || matchesGlob(folder, `${pattern}/**`);

/** Like Docker, the last matching line decides. */
const isLeftOut = (folder) =>
  lines.reduce((out, line) => (fits(line.replace(/^!/, ''), folder) ? !line.startsWith('!') : out), false);

it('contains all that the admin is built from', () => {
  expect(isLeftOut('docs/adr')).toBe(true);
  expect(sourceFolders.filter(isLeftOut)).toEqual([]);
});

it('copies existing files', () => {
  const copied = [...read('docker/Dockerfile').matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const stored = copied.map((name) => name.replace('/app/', '')).filter((name) => !/node_modules|dist/.test(name));
  expect(stored.length).toBeGreaterThan(3);
  expect(stored.filter((name) => !existsSync(fileURLToPath(new URL(name, root))))).toEqual([]);
});

it('starts the bundle with the flags of npm start', () => {
  const command = JSON.parse(/^CMD (.+)$/m.exec(read('docker/Dockerfile'))?.[1] ?? '[]');
  expect(command).toEqual(['node', ...apiFlags, '--import', './tools/start/bundled.mjs', 'apps/api/dist/main.js']);
});
