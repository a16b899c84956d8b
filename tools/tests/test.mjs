// `npm test`: all tests, also on a fresh clone: rules, abilities, API, tools and screens first, then the journeys in a browser.
// `npm test -- libs/domain` runs what matches. Prints the slowest tests, what failed by name, and one line: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ready } from '../start/install.mjs';

await ready();

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kontor-summary-'));
const total = { passed: 0, failed: 0, failures: [], times: [] };
const slowest = 20;

/** Where Node itself loads the modules, it needs the loader of the sources. */
const natively = ['--import', './tools/ts.mjs', '--import', './tools/tests/native/hooks.mjs'];

function jest(projects, flags = []) {
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
  const run = spawnSync(process.execPath, [...flags, program, ...process.argv.slice(2), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const counts = existsSync(summary)
    ? JSON.parse(readFileSync(summary, 'utf8'))
    : { passed: 0, failed: run.status === 0 ? 0 : 1, failures: [], times: [] };
  if (run.status !== 0 && counts.failed === 0) counts.failed = 1; // jest failed after its last test
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.failures.push(...counts.failures);
  total.times.push(...counts.times);
}

jest(['libs', 'tools', 'api'], natively);
jest(['admin']);
jest(['journeys']);
rmSync(folder, { recursive: true });
if (process.argv.length === 2) {
  console.log(`\nThe slowest ${slowest} tests:`);
  const ordered = total.times.sort(([a], [b]) => b - a).slice(0, slowest);
  for (const [ms, name] of ordered) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
if (total.failures.length > 0) console.log(`\nFailed:\n  ${total.failures.join('\n  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && (total.passed > 0 || process.argv.length > 2) ? 0 : 1;
