// `npm test`: all tests, also on a fresh clone: rules, abilities, tools and API first, then screens, then the journeys in a browser.
// `npm test -- libs/domain` runs what matches. `--all` walks whole what is otherwise walked by turns, `--again` looks a second time at
// the few files that failed. Prints the dearest files, what failed by name, and one line: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ready } from '../start/install.mjs';
import { runsOf } from './runs.mjs';
import { afterSecondLook } from './second-look.mjs';
import { takeTurn } from './turn.mjs';

await ready();

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kontor-summary-'));
const options = ['--all', '--again'];
const asked = process.argv.slice(2).filter((argument) => !options.includes(argument));
if (process.argv.includes('--all')) process.env.KONTOR_TEST_ALL = 'true';

const walked = takeTurn();
const began = performance.now();
const first = results(runsOf(asked), asked);
const { files, slipped } = process.argv.includes('--again')
  ? afterSecondLook(first, (file) => results(runsOf([file]), ['--runTestsByPath', file]))
  : { files: first, slipped: [] };
rmSync(folder, { recursive: true });

const failures = files.flatMap((file) => file.failures);
const passed = files.reduce((sum, file) => sum + file.passed, 0);
if (asked.length === 0) {
  tell(
    'dearest files',
    10,
    files.map(({ took, file }) => [took, file]),
  );
  tell(
    'slowest tests',
    10,
    files.flatMap(({ tests }) => tests),
  );
}
console.log(`\n${walked}\n${seconds(performance.now() - began)} s`);
name('Failed at first, passed when the file ran again alone', slipped);
name('Failed', failures);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 && (passed > 0 || asked.length > 0) ? 0 : 1;

function results(runs, paths) {
  return runs.flatMap((run) => jest(run, paths));
}

function jest({ projects, flags, workers }, paths) {
  const summary = join(folder, projects.join('-'));
  rmSync(summary, { force: true });
  const args = [
    '--selectProjects',
    ...projects,
    '--passWithNoTests',
    '--reporters=default',
    '--reporters=./tools/tests/jest-summary.mjs',
    ...(workers && !paths.some((one) => one.startsWith('--maxWorkers')) ? [`--maxWorkers=${workers}`] : []),
  ];
  const env = {
    ...process.env,
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    KONTOR_TEST_SUMMARY: summary,
  };
  const program = join(root, 'node_modules/jest/bin/jest.js');
  const run = spawnSync(process.execPath, [...flags, program, ...paths, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const { files, broken } = existsSync(summary)
    ? JSON.parse(readFileSync(summary, 'utf8'))
    : { files: [], broken: run.status !== 0 };
  const silent = run.status !== 0 && files.every((file) => file.failures.length === 0); // jest failed after its last test
  if (broken || silent) files.push({ file: '', took: 0, passed: 0, failures: [`the run of ${projects.join(', ')}`], tests: [] });
  return files;
}

function seconds(ms) {
  return (ms / 1000).toFixed(1);
}

function tell(what, count, times) {
  console.log(`\nThe ${count} ${what}:`);
  for (const [ms, name] of times.sort(([a], [b]) => b - a).slice(0, count)) console.log(`${seconds(ms).padStart(6)} s  ${name}`);
}

function name(what, tests) {
  if (tests.length > 0) console.log(`\n${what}:\n  ${tests.join('\n  ')}`);
}
