// `npm run check`: all static checks, or those that are named: `npm run check -- types lint`. Several processes run at a time; what a
// step has to say is printed when it ends. Reports every complaint, not only the first.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ready } from '../start/install.mjs';

await ready();

Object.assign(process.env, { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }); // no network calls
if (process.stdout.isTTY) process.env.FORCE_COLOR ??= '1'; // the output passes through this process
const cwd = fileURLToPath(new URL('../..', import.meta.url));
const bin = (name) => join(cwd, 'node_modules', name);
const cache = join(cwd, 'node_modules/.cache/kontor');
const ts = ['--import', './tools/ts.mjs'];

/** One checker: the processes beside it need the other cores, and each further checker repeats work. */
const types = (project) => [
  ...[bin('typescript-native/bin/tsc'), '-p', project, '--checkers', '1', '--incremental'],
  ...['--tsBuildInfoFile', join(cache, 'types', `${project.replace('/', '-')}.tsbuildinfo`)],
];
const foldersOf = (parent) => readdirSync(join(cwd, parent)).map((name) => `${parent}/${name}`);
const projects = [...foldersOf('apps'), ...foldersOf('libs'), 'tools'].filter((folder) =>
  existsSync(join(cwd, folder, 'tsconfig.json')),
);

/** The processes of each step. The dearest come first, so that none of them runs alone at the end. */
const STEPS = {
  lint: [[bin('oxlint/bin/oxlint'), '.']],
  types: projects.map(types),
  format: [
    [
      ...[bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
      ...['--cache', '--cache-strategy=content', `--cache-location=${join(cache, 'prettier')}`],
    ],
  ],
  openapi: [[...ts, 'tools/openapi/openapi.ts', '--check']],
  migrations: [[...ts, 'tools/checks/check-migrations.mjs']],
  unused: [[bin('knip/bin/knip.js'), '--config=tools/checks/knip.jsonc', '--no-progress']],
  redocly: [[bin('@redocly/cli/bin/cli.js'), 'lint', '--config=tools/openapi/redocly.yaml', 'apps/api/openapi.json']],
  languages: [[...ts, 'tools/checks/check-messages.ts']],
  rooms: [['tools/checks/rooms.mjs']],
  literals: [['tools/checks/literals.mjs']],
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  console.error(`check: there is no step ${unknown.join(', ')}; there are ${Object.keys(STEPS).join(', ')}`);
  process.exit(1);
}

/** Resolves with what the process says, in the order in which it says it. */
const run = (args) =>
  new Promise((resolve) => {
    const said = [];
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    child.on('close', (code) => resolve({ passed: code === 0, output: Buffer.concat(said) }));
  });

const steps = Object.entries(STEPS)
  .filter(([name]) => chosen.length === 0 || chosen.includes(name))
  .map(([name, processes]) => ({ name, waiting: processes, left: processes.length, passed: true, output: [] }));
const queue = steps.flatMap((step) => step.waiting.map((args) => ({ step, args })));

async function lane() {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { step, args } = next;
    step.from ??= performance.now();
    const { passed, output } = await run(args);
    step.output.push(output);
    step.passed &&= passed;
    step.left -= 1;
    if (step.left > 0) continue;
    process.stdout.write(Buffer.concat(step.output));
    console.log(`${step.passed ? 'ok  ' : 'FAIL'} ${step.name} (${((performance.now() - step.from) / 1000).toFixed(1)} s)`);
  }
}

await Promise.all(Array.from({ length: Math.max(2, Math.min(4, availableParallelism())) }, lane));
const failed = steps.filter(({ passed }) => !passed).map(({ name }) => name);
console.log(failed.length === 0 ? 'check: everything is in order' : `check: ${failed.join(', ')} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
