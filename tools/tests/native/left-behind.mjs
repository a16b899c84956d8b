// What one test file may leave to the next, now that they share a process: each check notes how things stand before a file and says
// afterwards what is different. `open` is where helpers of tests enter what somebody has to close.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quickFolder } from '../quick-folder.mjs';

/** Things of the present file that have to be closed, by name: `open.add(name)`, `open.delete(name)`. */
export const open = (globalThis[Symbol.for('kontor.open')] ??= new Set());

/** What the program keeps and tests may put something in place of: `watched.set('the clock', () => clock.now)`. */
export const watched = (globalThis[Symbol.for('kontor.watched')] ??= new Map());

const spies = [];
/** Remembers a spy until the end of the file. */
export const rememberSpy = (object, key) => spies.push({ object, key });

function isSpied({ object, key }) {
  const { value, get, set } = Object.getOwnPropertyDescriptor(object, key) ?? {};
  return [value, get, set].some((one) => one?._isMockFunction);
}

const counts = (names) => names.reduce((all, name) => all.set(name, (all.get(name) ?? 0) + 1), new Map());

const ALIVE = {
  TCPServerWrap: 'server',
  TCPSocketWrap: 'connection',
  ProcessWrap: 'child process',
  FSEventWrap: 'watched file',
  Timeout: 'timer',
};
/** What keeps the process alive. */
function resources() {
  const count = () => counts(process.getActiveResourcesInfo());
  const before = count();
  return () => {
    const now = count();
    return Object.entries(ALIVE)
      .map(([name, word]) => [(now.get(name) ?? 0) - (before.get(name) ?? 0), word])
      .filter(([more]) => more > 0)
      .map(([more, word]) => `a ${word} (${more})`);
  };
}

function listeners() {
  const all = () => process.eventNames().flatMap((name) => process.rawListeners(name).map((listener) => [name, listener]));
  const before = new Set(all().map(([, listener]) => listener));
  return () =>
    all()
      .filter(([, listener]) => !before.has(listener))
      .map(([name, listener]) => `a listener of process '${String(name)}' (${String(listener).split('\n')[0]})`);
}

function environment() {
  const before = { ...process.env };
  return () =>
    [...new Set([...Object.keys(before), ...Object.keys(process.env)])]
      .filter((name) => before[name] !== process.env[name])
      .map((name) => `the environment variable ${name}`);
}

const SHARED = [
  'Date',
  'Intl',
  'Math',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'crypto',
  'performance',
];
function globals() {
  const before = SHARED.map((name) => globalThis[name]);
  const { now } = Date;
  const { random } = Math;
  const folder = process.cwd();
  return () => [
    ...SHARED.filter((name, at) => globalThis[name] !== before[at]).map((name) => `another ${name}`),
    ...(Date.now === now ? [] : ['another Date.now']),
    ...(Math.random === random ? [] : ['another Math.random']),
    ...(process.cwd() === folder ? [] : [`the working folder ${process.cwd()}`]),
  ];
}

function values() {
  const before = [...watched].map(([name, read]) => [name, read, read()]);
  return () => before.filter(([, read, value]) => read() !== value).map(([name]) => `another ${name}`);
}

/** What programs keep there to start sooner, jiti and Node. */
const CACHES = ['jiti', 'node-compile-cache'];

/** A folder for temporary files of this file alone. PostgreSQL, which runs as another person, may pass through it. */
function folder() {
  const before = process.env.TMPDIR;
  const made = mkdtempSync(join(quickFolder(), 'kontor-file-'));
  chmodSync(made, 0o711);
  process.env.TMPDIR = made;
  const left = () =>
    readdirSync(made)
      .filter((name) => !CACHES.includes(name))
      .map((name) => `the temporary ${name}`);
  const end = () => {
    rmSync(made, { recursive: true, force: true });
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  };
  return { left, end };
}

/** Notes how things stand. The result tells, after the tests of a file, what is still there of them, `more` included. */
export function leftBehind(patience = 3_000, more = []) {
  open.clear();
  spies.length = 0;
  const { left: files, end } = folder();
  const checks = [
    resources(),
    listeners(),
    environment(),
    globals(),
    values(),
    files,
    () => [...open].map((name) => `${name}, not closed`),
    () => spies.filter(isSpied).map(({ key }) => `a spy on ${String(key)}`),
    ...more,
  ];
  const found = () => checks.flatMap((check) => check());
  return async () => {
    for (const from = performance.now(); found().length > 0 && performance.now() < from + patience;) await sleep(10);
    const messages = found();
    end();
    return messages.map((what) => `Left behind by this file: ${what}.`);
  };
}
