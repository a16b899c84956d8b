// `npm run build:demo`: the admin with the sample back end inside the page and the recorded answers of the API for the demo firm,
// for any static file server. Result: dist/demo.
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ready } from './install.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = join(root, 'dist/demo');

await ready();
const vite = join(root, 'node_modules/vite/bin/vite.js');
const args = [vite, 'build', '--mode', 'demo', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' };
const { status } = spawnSync(process.execPath, args, {
  cwd: join(root, 'apps/admin'),
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (status !== 0) process.exit(status ?? 1);
// Routing is in the page: every address gets this file. Many servers use 404.html for that.
copyFileSync(join(outDir, 'index.html'), join(outDir, '404.html'));
const recorder = ['--import', './tools/ts.mjs', 'tools/commands/record-demo.ts', join(outDir, 'recorded')];
const recording = spawnSync(process.execPath, recorder, { cwd: root, env: process.env, stdio: ['ignore', 'inherit', 'inherit'] });
if (recording.status !== 0) process.exit(recording.status ?? 1);
console.log(`dist/demo is ready: serve it with any server of static files that answers unknown paths with index.html.`);
