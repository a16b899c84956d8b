import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { leftBehind, open, watched } from './left-behind.mjs';

const program = { now: () => 1, end: () => 2 };

/** Each leaves one thing behind and returns how to take it away. */
const ways = [
  [
    'a timer',
    () =>
      clearTimeout.bind(
        null,
        setTimeout(() => {}, 60_000),
      ),
  ],
  [
    'a server',
    async () => {
      const server = createServer().listen(0);
      await once(server, 'listening');
      return () => server.close();
    },
  ],
  [
    'a child process',
    () => {
      const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
      return () => (child.kill('SIGKILL'), once(child, 'exit'));
    },
  ],
  [
    "a listener of process 'exit'",
    () => {
      const listener = () => {};
      process.on('exit', listener);
      return () => process.off('exit', listener);
    },
  ],
  [
    'the environment variable KONTOR_LEFT',
    () => {
      process.env.KONTOR_LEFT = 'x';
      return () => delete process.env.KONTOR_LEFT;
    },
  ],
  [
    'another Date',
    () => {
      const { Date: real } = globalThis;
      globalThis.Date = class extends real {};
      return () => (globalThis.Date = real);
    },
  ],
  [
    'another program',
    () => {
      const { now } = program;
      program.now = () => 2;
      return () => (program.now = now);
    },
  ],
  [
    'the temporary left.txt',
    () => {
      const file = join(tmpdir(), 'left.txt');
      writeFileSync(file, '');
      return () => rmSync(file, { force: true });
    },
  ],
  [
    'database x, not closed',
    () => {
      open.add('database x');
      return () => open.delete('database x');
    },
  ],
  [
    'a spy on end',
    () => {
      const spy = jest.spyOn(program, 'end');
      return () => spy.mockRestore();
    },
  ],
];

beforeAll(() => void watched.set('program', () => program.now));
afterAll(() => void watched.delete('program'));

it.each(ways)('tells of %s, and of nothing once it is gone', async (what, leave) => {
  const left = leftBehind(0);
  const takeAway = await leave();
  expect(await left()).toEqual([expect.stringContaining(what)]);
  await takeAway();

  const nothing = leftBehind();
  await (
    await leave()
  )();
  expect(await nothing()).toEqual([]);
});
