// Starts and stops the measured servers, each in a process of its own, as `npm start` starts the API.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiFlags } from '../start/api-flags.mjs';
import { bundledMain } from '../start/bundle.mjs';
import { Client } from './http-client.mjs';
import { root } from './databases.mjs';

const passed = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', TZ: process.env.TZ };
const loader = ['--import', './tools/ts.mjs'];
const admin = join(root, 'apps/admin/dist');

/** Starts the product. Tokens outlive the run, and client addresses are trusted, so that 50 people can sign in. */
export const startOurs = ({ url, port, probe = true, nodeArgs = [], adminDir = admin }) => {
  const main = bundledMain({ hearsDatabase: probe });
  return start({
    args: [
      ...apiFlags,
      ...nodeArgs,
      '--import',
      './tools/start/bundled.mjs',
      '--import',
      './tools/start/end-with-parent.mjs',
      ...(probe ? ['--import', './tools/bench/probe.mjs'] : []),
    ],
    main,
    ready: '/health/ready',
    port,
    env: {
      DATABASE_URL: url,
      KONTOR_DATA_DIR: join(root, '.data/bench'),
      KONTOR_DEMO: 'true',
      KONTOR_ACCESS_TOKEN_SECONDS: '86400',
      KONTOR_TRUST_PROXY: 'true',
      ...(existsSync(adminDir) ? { KONTOR_ADMIN_DIR: adminDir } : {}),
    },
  });
};

export const startFloor = ({ url, port }) => {
  const { stdout, status } = spawnSync(process.execPath, [...loader, 'tools/bench/statements.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('The statements of the floor could not be made.');
  const env = { DATABASE_URL: url, BENCH_STATEMENTS: stdout };
  return start({ args: ['--import', './tools/bench/probe.mjs'], main: 'tools/bench/floor.mjs', ready: '/', port, env });
};

async function start({ args, main, ready, port, env }) {
  const from = performance.now();
  const child = spawn(process.execPath, [...args, main], {
    cwd: root,
    env: { ...passed, ...env, PORT: String(port), HOST: '127.0.0.1', KONTOR_PARENT: String(process.pid) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.channel.unref();
  await untilReady(port, ready, child);
  const startMs = performance.now() - from;
  return {
    port,
    startMs,
    pid: child.pid,
    /** The process's report; see probe.mjs. */
    probe: () => new Promise((ok) => child.once('message', ok).send('')),
    /** The statements that it sends during this work. */
    async statementsOf(work) {
      const answerTo = (wish) => new Promise((ok) => child.once('message', ok).send(wish));
      await answerTo('listen');
      await work();
      return answerTo('tell');
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((ok) => child.once('exit', ok));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function untilReady(port, path, child) {
  for (const deadline = performance.now() + 60_000; performance.now() < deadline; await sleep(5)) {
    if (child.exitCode !== null) throw new Error(`The server on port ${port} has ended (${child.exitCode}).`);
    const client = new Client(port);
    const { status } = await client.send({ path }).catch(() => ({ status: 0 }));
    client.close();
    if (status === 200) return;
  }
  child.kill('SIGKILL');
  throw new Error(`The server on port ${port} did not become ready.`);
}
