// `npm run check`: all static checks. Reports every complaint, not only the first.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ready } from '../start/install.mjs';

await ready();

process.env.NX_DAEMON ??= 'false'; // leaves no process behind
Object.assign(process.env, { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }); // no network calls
const bin = (name) => fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));
const ts = ['--import', './tools/ts.mjs'];
const STEPS = {
  types: [bin('nx/dist/bin/nx.js'), 'run-many', '-t', 'typecheck', '--output-style=stream'],
  tools: [bin('typescript/bin/tsc'), '-p', 'tools'],
  lint: [bin('eslint/bin/eslint.js'), '--max-warnings=0', '.'],
  rooms: ['tools/checks/rooms.mjs'],
  format: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
  languages: [...ts, 'tools/checks/check-messages.ts'],
  migrations: [...ts, 'tools/checks/check-migrations.mjs'],
  openapi: [...ts, 'tools/openapi/openapi.ts', '--check'],
  redocly: [bin('@redocly/cli/bin/cli.js'), 'lint', '--config=tools/openapi/redocly.yaml', 'apps/api/openapi.json'],
};

const chosen = process.argv.slice(2);
const failed = [];
for (const [name, args] of Object.entries(STEPS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const from = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  if (status !== 0) failed.push(name);
}
console.log(failed.length === 0 ? 'check: everything is in order' : `check: ${failed.join(', ')} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
