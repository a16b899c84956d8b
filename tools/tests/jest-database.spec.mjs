import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { discardKilledRuns } from './jest-database.mjs';

const dead = () => spawnSync(process.execPath, ['-e', '']).pid;

it('discards the folders of killed runs and leaves those of others alone, also before they are claimed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-folders-'));
  const at = (name) => join(folder, name);
  const [killed, living, other] = [at(`kontor-run-${dead()}-a`), at(`kontor-run-${process.pid}-b`), at('kontor-test-c')];
  for (const path of [killed, living, other]) mkdirSync(path);

  await discardKilledRuns(folder);

  expect([killed, living, other].map(existsSync)).toEqual([false, true, true]);
  rmSync(folder, { recursive: true });
});
