// `npm test`: all tests, also on a fresh clone: rules, abilities, tools and API first, then screens, then the journeys in a browser.
// `npm test -- libs/domain` runs what matches. `--all` walks whole what is otherwise walked by turns. Prints the dearest files, what
// failed by name, and one line: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ready } from '../start/install.mjs';
import { runsOf } from './runs.mjs';
import { takeTurn } from './turn.mjs';

await ready();

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kontor-summary-'));
const asked = process.argv.slice(2).filter((argument) => argument !== '--all');
if (asked.length < process.argv.length - 2) process.env.KONTOR_TEST_ALL = 'true';

const total = { passed: 0, failed: 0, failures: [], files: [], tests: [] };
const walked = takeTurn();
const began = performance.now();
for (const { projects, flags } of runsOf(asked)) jest(projects, flags);
rmSync(folder, { recursive: true });

if (asked.length === 0) {
  tell('dearest files', 10, total.files);
  tell('slowest tests', 10, total.tests);
}
console.log(`\n${walked}\n${seconds(performance.now() - began)} s`);
if (total.failures.length > 0) console.log(`\nFailed:\n  ${total.failures.join('\n  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && (total.passed > 0 || asked.length > 0) ? 0 : 1;

function jest(projects, flags) {
  const summary = join(folder, projects.join('-'));
  const args = [
    '--selectProjects',
    ...projects,
    '--passWithNoTests',
    '--reporters=default',
    '--reporters=./tools/tests/jest-summary.mjs',
  ];
  const env = {
    ...process.env,
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    KONTOR_TEST_SUMMARY: summary,
  };
  const program = join(root, 'node_modules/jest/bin/jest.js');
  const run = spawnSync(process.execPath, [...flags, program, ...asked, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const counts = existsSync(summary)
    ? JSON.parse(readFileSync(summary, 'utf8'))
    : { passed: 0, failed: run.status === 0 ? 0 : 1, failures: [], files: [], tests: [] };
  if (run.status !== 0 && counts.failed === 0) counts.failed = 1; // jest failed after its last test
  total.passed += counts.passed;
  total.failed += counts.failed;
  for (const list of ['failures', 'files', 'tests']) total[list].push(...counts[list]);
}

function seconds(ms) {
  return (ms / 1000).toFixed(1);
}

function tell(what, count, times) {
  console.log(`\nThe ${count} ${what}:`);
  for (const [ms, name] of times.sort(([a], [b]) => b - a).slice(0, count)) console.log(`${seconds(ms).padStart(6)} s  ${name}`);
}
