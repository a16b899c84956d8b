import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { discard, runningAt, startPostgres } from './pg.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
let data: string;
const postgres = (): string => join(data, 'postgres');
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'kontor-test-given-'));
  const { url, stop } = await startPostgres({ dir: postgres(), fast: true });
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query('create database kontor');
  await client.end();
  await stop();
});
afterAll(async () => {
  await discard(postgres());
  rmSync(data, { recursive: true });
});

function run(command: string, env: object, ...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './tools/ts.mjs', `tools/commands/${command}.ts`, ...args],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], KONTOR_DATA_DIR: data, ...env },
      encoding: 'utf8',
    },
  );
  return { status, out: stdout, err: stderr };
}
const migrate = (url: string): number | null =>
  spawnSync(process.execPath, ['--import', './tools/ts.mjs', 'apps/api/src/migrate.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], KONTOR_DATA_DIR: data, DATABASE_URL: url },
  }).status;

it('reports errors in one sentence, exits with 1, and leaves no server behind', () => {
  expect(run('restore-samples', {})).toEqual({ status: 1, out: '', err: expect.stringMatching(/^relation "sample_set" .*\n$/) });
  expect(run('rekey', { KONTOR_ENCRYPTION_KEY: 'short' })).toMatchObject({ status: 1, out: '' });
  expect(runningAt(postgres())).toBeUndefined();
  expect(run('rekey', { KONTOR_DATA_DIR: join(data, 'nothing') }).err).toMatch(/^There is no database yet\. .*\n$/);
});

it('refuses a restore in one sentence, and leaves nothing behind', () => {
  const target = join(data, 'restored');
  const into = (file: string) => run('restore', { KONTOR_DATA_DIR: target }, file);
  expect(into(join(data, 'nothing.tar.gz'))).toEqual({
    status: 1,
    out: '',
    err: `There is no ${join(data, 'nothing.tar.gz')}.\n`,
  });
  expect(into(data)).toEqual({ status: 1, out: '', err: `${data} is a folder, not a file.\n` });
  expect(run('restore', {}).err).toMatch(/^Say which backup: .*\n$/);
  expect(existsSync(target)).toBe(false);
  writeFileSync(join(data, 'letter.txt'), 'Dear Sir or Madam, this is no backup at all.');
  const { status, err } = into(join(data, 'letter.txt'));
  expect([status, err.split('\n').at(-2)]).toEqual([1, 'This is not a backup of Kontor, or it is damaged. Take another one.']);
  expect(existsSync(target)).toBe(false);
  expect(run('backup', {}, join(data, 'nowhere', 'monday.tar.gz')).err).toMatch(/^There is no .*monday\.tar\.gz\.part\.\n$/);
});

it('uses the server that is running there and leaves it running, or else one of its own', async () => {
  const { url, stop } = await startPostgres({ dir: postgres(), fast: true });
  expect(migrate(`${url}/kontor`)).toBe(0);
  expect(run('restore-samples', {})).toEqual({ status: 0, out: 'The sample data are as they were (0 sets).\n', err: '' });
  expect(runningAt(postgres())).toBeDefined();
  await stop();
  expect(run('verify', {}, '--files')).toMatchObject({
    status: 0,
    err: '',
    out: expect.stringMatching(/\b0 files\b.* every figure is right/),
  });
  expect(run('rekey', {})).toMatchObject({
    status: 0,
    out: '0 values are encrypted with the present key now, 0 could not be read.\n',
  });
  expect(runningAt(postgres())).toBeUndefined();
});
