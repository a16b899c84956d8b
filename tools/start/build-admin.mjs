// Builds the admin when its sources have changed: their hash is stored beside the result.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ignored = /(^|\/)(node_modules|dist|e2e|test)(\/|$)|\.(spec|test)\.tsx?$/;

/** The folders that the build reads. */
export const sourceFolders = ['apps/admin', 'libs/domain', 'libs/abilities', 'docs/user'];
/** The demo has a back end in the page. */
const demoFolders = [...sourceFolders, 'libs/demo-data'];

function sourcesHash(folders) {
  const hash = createHash('sha256').update(process.env.VITE_DEMO ?? '');
  const add = (path) =>
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  for (const folder of folders) {
    const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'));
    names
      .filter((name) => !ignored.test(name))
      .sort()
      .forEach(add);
  }
  ['package-lock.json', 'tsconfig.base.json'].forEach(add);
  return hash.digest('hex');
}

/** Returns whether there is an admin to build; throws when the build fails. */
export function buildAdmin({ log = () => {}, outDir = join(root, 'apps/admin/dist'), isDemo = false } = {}) {
  if (!existsSync(join(root, 'apps/admin/index.html'))) return false;
  const hash = sourcesHash(isDemo ? demoFolders : sourceFolders);
  const stamp = join(outDir, '.sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  log('building the admin …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--outDir', outDir, '--logLevel', 'warn', '--emptyOutDir', ...(isDemo ? ['--mode', 'demo'] : [])];
  const { status, signal } = spawnSync(process.execPath, [vite, ...args], {
    cwd: join(root, 'apps/admin'),
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`The build of the admin failed (${signal ?? status}).`);
  writeFileSync(stamp, hash);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) buildAdmin({ log: console.log });
