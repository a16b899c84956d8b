// Checks the rooms of the three packages (docs/architecture.md): every folder has a wing, wings import only earlier wings, and no
// modules form a cycle. Run by `npm run check`.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

/** Earlier wings first; those on one line cannot import each other. `items` come before the rest of their wing. */
const ORDER = [
  ['platform'],
  ['firm'],
  ['people'],
  ['customers', 'items'],
  ['work'],
  ['documents'],
  ['stock'],
  ['purchases'],
  ['sales'],
  ['books'],
  ['reports'],
];
const SAMPLES_SEE = ['platform', 'people', 'samples'];
const root = fileURLToPath(new URL('../..', import.meta.url));

/** `outside`: files above the wings, which assemble them; `open`: those that wings may import all the same, such as the type of all codes. */
const PACKAGES = [
  { src: 'libs/domain/src', outside: ['index.ts', 'messages.ts'], open: ['messages.ts'] },
  {
    src: 'apps/api/src',
    outside: 'main app app.adapter app.module app.setup config subjects seed migrate orm.config metadata'
      .split(' ')
      .map((name) => `${name}.ts`),
    folders: ['demo', 'tools'],
    open: ['config.ts'],
  },
  { src: 'apps/admin/src', outside: ['App.tsx', 'main.tsx', 'resources.ts'], open: [] },
];

const isTest = (path) => /\.(spec|test|e2e-spec|e2e)\.tsx?$|\/testing\/|\/migrations\//.test(path);
const parts = (path) => path.split('/');
const wingOf = (path) => (/^stock\/items?\//.test(path) ? 'items' : parts(path)[0]);
const lineOf = (wing) => ORDER.findIndex((line) => line.includes(wing));
/** Files of a wing outside its rooms form one module: the words of the document kit. */
const moduleOf = (path) => parts(path).slice(0, -1).slice(0, 2).join('/');

function maySee(from, to) {
  if (from === to) return true;
  if (from === 'samples') return SAMPLES_SEE.includes(to);
  return to !== 'samples' && lineOf(to) < lineOf(from);
}

/** All modules that a source imports by path: types, re-exports and dynamic imports too. */
function importsOf(path, text) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => posix.join(posix.dirname(path), fileName));
}

/** The problems of one package, given its sources as paths below `src` with their text. */
export function problemsOf(sources, { outside, folders = [], open }) {
  const problems = [];
  const graph = new Map();
  const isAbove = (path) => outside.includes(path) || folders.includes(parts(path)[0]);
  for (const [path, text] of sources) {
    if (isAbove(path)) continue;
    const from = wingOf(path);
    if (lineOf(from) < 0 && from !== 'samples') {
      problems.push(`${path}: no wing has this folder; put it into one (tools/checks/rooms.mjs)`);
      continue;
    }
    for (const target of importsOf(path, text)) {
      if (target.startsWith('..') || open.includes(target)) continue;
      if (isAbove(target)) problems.push(`${path} imports ${target}, which puts the wings together`);
      else if (!maySee(from, wingOf(target))) problems.push(`${path} imports ${target}: ${from} comes before ${wingOf(target)}`);
      else if (moduleOf(path) !== moduleOf(target)) {
        const to = graph.get(moduleOf(path)) ?? new Map();
        graph.set(moduleOf(path), to.set(moduleOf(target), `${path} imports ${target}`));
      }
    }
  }
  return [...problems, ...cyclesOf(graph)];
}

/** One cycle for each pair of modules that reach each other, reported once. */
function cyclesOf(graph) {
  const told = new Set();
  const found = [];
  const walk = (name, way, reasons) => {
    for (const [next, reason] of graph.get(name) ?? []) {
      const at = way.indexOf(next);
      if (at < 0) {
        if (!told.has(next)) walk(next, [...way, next], [...reasons, reason]);
      } else {
        found.push(`${[...way.slice(at), next].join(' → ')} go round in a circle: ${[...reasons.slice(at), reason].join('; ')}`);
      }
    }
    told.add(name);
  };
  for (const name of graph.keys()) if (!told.has(name)) walk(name, [name], []);
  return found;
}

export function check() {
  return PACKAGES.flatMap((one) => {
    const cwd = `${root}${one.src}`;
    const paths = globSync('**/*.{ts,tsx}', { cwd }).filter((path) => !isTest(path) && !path.endsWith('.d.ts'));
    const sources = paths.sort().map((path) => [path, readFileSync(`${cwd}/${path}`, 'utf8')]);
    return problemsOf(sources, one).map((problem) => `${one.src}: ${problem}`);
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = check();
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('every folder is in its wing, and no import runs against the order');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
