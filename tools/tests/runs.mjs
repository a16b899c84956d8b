// Which runs of jest a command needs. Tests in one run share its processes, so those that need a realm of their own have runs of
// their own.

/** Where Node itself loads the modules, it needs the loader of the sources. */
const natively = ['--import', './tools/ts.mjs', '--import', './tools/tests/native/hooks.mjs'];

const RUNS = [
  { projects: ['libs', 'tools', 'api'], flags: natively, folders: ['libs/', 'tools/', 'apps/api/'] },
  {
    projects: ['admin'],
    flags: [...natively, '--import', './tools/tests/native/screens-hooks.mjs'],
    folders: ['apps/admin/src/'],
    // Two leave a fourth of two cores idle: a screen waits for its next tick between clicks.
    workers: 3,
  },
  { projects: ['journeys'], flags: natively, folders: ['apps/admin/e2e/'] },
];

const isPath = (argument) => /^(apps|libs|tools)\b/.test(argument);

/** The runs for these arguments of a command: all of them, unless each path lies in folders of some runs only. */
export function runsOf(args) {
  const paths = args.filter(isPath).map((path) => path.replace(/^\.\//, ''));
  const reaches = (path, folder) => path.startsWith(folder) || folder.startsWith(path);
  return RUNS.filter(
    ({ folders }) => paths.length === 0 || paths.some((path) => folders.some((folder) => reaches(path, folder))),
  );
}
