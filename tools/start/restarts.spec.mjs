import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { restartAtChanges } from './restarts.mjs';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'kontor-restarts-')));
const file = join(folder, 'main.mjs');
const standby = `process.once('message', async () => { await import(${JSON.stringify(file)}); process.send('ready'); });`;
const serves = (answer) => `console.log('${answer}'); setInterval(() => {}, 1e6);`;

const heard = new EventEmitter();
const children = [];
function spawnNext() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', standby], { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  children.push(child);
  child.stdout.on('data', (chunk) => heard.emit(chunk.toString().trim()));
  return child;
}
const living = () => children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);

let stop;
beforeAll(async () => {
  writeFileSync(file, serves('first'));
  const first = once(heard, 'first');
  stop = restartAtChanges(spawnNext, { folders: [folder], log: (line) => heard.emit('log', line) });
  await first;
});
afterAll(async () => {
  stop();
  await Promise.all(
    living().map((child) => {
      const gone = once(child, 'close');
      child.kill('SIGKILL');
      return gone;
    }),
  );
  rmSync(folder, { recursive: true });
});

/** Writes the file, and waits for what the process that follows says. */
async function change(source, answer) {
  const said = once(heard, answer);
  writeFileSync(file, source);
  await said;
}

it('starts the changed source in place of the old one', async () => {
  await change(serves('second'), 'second');
  await change(serves('third'), 'third');
  expect(children[0]).toMatchObject({ signalCode: 'SIGTERM' });
  expect(children[1]).toMatchObject({ signalCode: 'SIGTERM' });
  expect(living().length).toBeLessThan(3);
});

it('ends one that does not end by itself', async () => {
  await change(`process.on('SIGTERM', () => {}); ${serves('stubborn')}`, 'stubborn');
  const stubborn = living()[0];
  await change(serves('fourth'), 'fourth');
  expect(stubborn).toMatchObject({ signalCode: 'SIGKILL' });
});

it('waits for the next change when the source cannot run', async () => {
  const running = living()[0];
  const told = once(heard, 'log');
  writeFileSync(file, `process.exit(1);`);
  expect(await told).toEqual(['The API has ended (1). It starts again at the next change.']);
  expect(running.signalCode).toBe('SIGTERM');
  await change(serves('mended'), 'mended');
});
