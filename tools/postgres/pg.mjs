// A private PostgreSQL for `npm start`, development and tests: programs from npm, our own data folder, listening on loopback
// only, and with a generated password for every connection.
import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claim, homeOf, ownerOf, passwordOf, postgresUser, programs, startedAt, StartError } from './pg-home.mjs';

const environment = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
const asPostgres = { ...postgresUser, env: environment, cwd: '/' };

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: 60,
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_messages: 'log', // statement errors go to the client; in the log they would only expose people's data
};
// For temporary databases: nothing is synced to disk.
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  shared_buffers: '128MB',
  max_connections: 100,
};

export const freePort = () =>
  new Promise((ok, bad) => {
    const server = createServer().once('error', bad);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => ok(port));
    });
  });

/**
 * Starts the PostgreSQL of a data folder, creating the folder the first time. A data folder has one owner; a server left behind
 * by a killed one is taken over. `ended` settles when the server has ended, whatever the reason.
 */
export async function startPostgres({ dir, port, fast = false, log = () => {} }) {
  dir = resolve(dir);
  const home = homeOf(dir, log);
  const release = await claim(dir);
  try {
    const cluster = join(home, 'cluster');
    const bin = join(await programs(home), 'bin');
    const password = passwordOf(dir);
    if (!existsSync(join(cluster, 'PG_VERSION'))) await createCluster({ dir, home, bin, password, fast, log });
    const left = await leftOver(cluster);
    if (left) log(`PostgreSQL already runs (process ${left.pid}, port ${left.port}): taken over`);
    const server = left ?? (await launch({ dir, cluster, bin, port, fast, log }));
    const ended = untilGone(server.pid);
    const stop = async () => {
      for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
        if (!startedAt(server.pid)) break;
        process.kill(server.pid, signal); // a fast shutdown, then an immediate one; both keep committed data
        for (let tries = 0; tries < 800 && startedAt(server.pid); tries++) await sleep(25);
      }
      release();
    };
    return {
      url: `postgresql://kontor:${password}@127.0.0.1:${server.port}`,
      port: server.port,
      pid: server.pid,
      takenOver: Boolean(left),
      stop,
      ended,
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** The address of the server running on this data folder, whoever started it; undefined when there is none. */
export function runningAt(dir) {
  const found = postmaster(
    join(
      homeOf(resolve(dir), () => {}),
      'cluster',
    ),
  );
  return found?.status === 'ready' ? `postgresql://kontor:${passwordOf(resolve(dir))}@127.0.0.1:${found.port}` : undefined;
}

// Created beside its place and moved there when complete, so that a killed first start leaves nothing half-made.
async function createCluster({ dir, home, bin, password, fast, log }) {
  const from = performance.now();
  for (const name of readdirSync(home)) if (name.startsWith('cluster.new')) rmSync(join(home, name), { recursive: true });
  const made = join(home, `cluster.new.${process.pid}`);
  mkdirSync(made, { mode: 0o700 });
  const secret = join(home, `initdb.${process.pid}`);
  writeFileSync(secret, password, { mode: 0o600, flag: 'wx' });
  if (postgresUser.uid) for (const path of [made, secret]) chownSync(path, postgresUser.uid, postgresUser.gid);
  const options = [
    '-U',
    'kontor',
    '-A',
    'scram-sha-256',
    `--pwfile=${secret}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  try {
    await run(join(bin, 'initdb'), ['-D', made, ...options, ...(fast ? ['--no-sync'] : [])]);
  } finally {
    rmSync(secret, { force: true });
  }
  renameSync(made, join(home, 'cluster'));
  log(`database made in ${dir} (${Math.round(performance.now() - from)} ms)`);
}

const run = (program, args) =>
  new Promise((ok, bad) => {
    const child = spawn(program, args, { ...asPostgres, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', bad);
    child.on('close', (code) =>
      code === 0 ? ok(output) : bad(new StartError(`${program} ended with ${code}: ${output.slice(-2000)}`)),
    );
  });

// Reads postmaster.pid: process, data folder, start, port, socket folder, address, memory key, status.
function postmaster(cluster) {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return isServerOf(cluster, pid) ? { pid, port: Number(lines[3]), status: lines[7]?.trim() } : undefined;
}

// A server's working directory is its cluster; another process only reuses the id of a dead one.
function isServerOf(cluster, pid) {
  if (!startedAt(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch (error) {
    if (error.code === 'ENOENT') return false; // ended in between
    throw error;
  }
}

// A server whose starter was killed: running, starting or ending.
async function leftOver(cluster) {
  for (let tries = 0; tries < 600; tries++) {
    const found = postmaster(cluster);
    if (found?.status === 'ready') return found;
    if (!found) return rmSync(join(cluster, 'postmaster.pid'), { force: true });
    await sleep(50);
  }
  throw new StartError(`A PostgreSQL on ${cluster} neither answers nor ends; stop it by hand.`);
}

async function launch({ dir, cluster, bin, port, fast, log }) {
  const from = performance.now();
  for (const deadline = from + 15_000; ; await sleep(200)) {
    const at = port ?? (await freePort());
    const settings = { ...SETTINGS, ...(fast ? FAST : {}), port: at };
    const logFile = join(dir, 'postgres.log');
    const output = openSync(logFile, 'w', 0o600);
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // Detached, so that Ctrl-C reaches it only after the API; a temporary server may end at once.
    const child = spawn(join(bin, 'postgres'), ['-D', cluster, ...args], {
      ...asPostgres,
      stdio: ['ignore', output, output],
      detached: !fast,
    });
    closeSync(output);
    child.unref();
    const failure = new Promise((ok) =>
      child.once('error', ok).once('exit', (code, signal) => ok(new Error(`code ${code ?? signal}`))),
    );
    let failed;
    void failure.then((error) => (failed = error));
    while (!failed && performance.now() < deadline + 60_000) {
      const found = postmaster(cluster);
      if (found?.pid === child.pid && found.status === 'ready') {
        log(`PostgreSQL runs (process ${child.pid}, port ${at}, ${Math.round(performance.now() - from)} ms)`);
        return { pid: child.pid, port: at };
      }
      await sleep(10);
    }
    const said = readFileSync(logFile, 'utf8');
    // After a kill, the last processes of the old server take a moment to end; a free port may be taken in between.
    const passing =
      /pre-existing shared memory|Is another postmaster|lock file/i.test(said) || (!port && /could not bind/i.test(said));
    if (!passing || performance.now() > deadline)
      throw new StartError(`PostgreSQL did not start (${failed?.message ?? 'no answer'}): ${said.slice(-2000)}`);
  }
}

async function untilGone(pid) {
  const started = startedAt(pid);
  while (startedAt(pid) === started) await sleep(25, undefined, { ref: false });
}

/** Deletes a data folder whose owner is dead, and ends the server it may have left behind. */
export async function discard(dir) {
  if (ownerOf(dir)) return;
  const left = postmaster(join(dir, 'cluster'));
  if (left) process.kill(left.pid, 'SIGQUIT');
  for (let tries = 0; left && tries < 200 && startedAt(left.pid); tries++) await sleep(25);
  rmSync(dir, { recursive: true, force: true });
}
