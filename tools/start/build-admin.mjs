// Builds the admin when its sources have changed: their hash is stored beside the result.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fingerprint } from './fingerprint.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folders that the build reads. */
export const sourceFolders = ['apps/admin', 'libs/domain', 'libs/abilities', 'docs/user'];
/** The demo has a back end in the page. */
const demoFolders = [...sourceFolders, 'libs/demo-data'];

const sourcesHash = (folders) =>
  fingerprint({ folders, files: ['package-lock.json', 'tsconfig.base.json'], salt: process.env.VITE_DEMO });

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
