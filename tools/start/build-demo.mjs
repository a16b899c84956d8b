// `npm run build:demo`: the admin with the sample back end inside the page and the recorded answers of the API for the demo firm,
// for any static file server. Result: dist/demo, or the folder that is named.
import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAdmin } from './build-admin.mjs';
import { ready } from './install.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = resolve(process.argv[2] ?? join(root, 'dist/demo'));

await ready();
buildAdmin({ outDir, isDemo: true });
// Routing is in the page: every address gets this file. Many servers use 404.html for that.
copyFileSync(join(outDir, 'index.html'), join(outDir, '404.html'));
rmSync(join(outDir, 'recorded'), { recursive: true, force: true });
const recorder = ['--import', './tools/ts.mjs', 'tools/commands/record-demo.ts', join(outDir, 'recorded')];
const recording = spawnSync(process.execPath, recorder, { cwd: root, env: process.env, stdio: ['ignore', 'inherit', 'inherit'] });
if (recording.status !== 0) process.exit(recording.status ?? 1);
console.log(`${outDir} is ready: serve it with any server of static files that answers unknown paths with index.html.`);
