import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the scripts take of Node: each is in Node 20.19, under which they begin. A new name belongs here once it was looked up there. */
const there = {
  'node:child_process': ['spawn', 'spawnSync'],
  'node:crypto': ['createHash'],
  'node:fs': [
    ...['copyFileSync', 'cpSync', 'existsSync', 'mkdirSync', 'mkdtempSync', 'readdirSync', 'readFileSync', 'realpathSync'],
    ...['renameSync', 'rmSync', 'statSync', 'writeFileSync'],
  ],
  'node:net': ['createServer'],
  'node:os': ['availableParallelism', 'tmpdir'],
  'node:path': ['delimiter', 'dirname', 'join', 'relative', 'resolve', 'sep'],
  'node:url': ['fileURLToPath', 'pathToFileURL'],
};
const textOf = (file) => readFileSync(file, 'utf8');
const importsOf = (file) =>
  [...textOf(file).matchAll(/^import(?: \{([^}]*)\})?(?: [^;]*?)? ?(?:from )?'([^']+)';$/gm)].map(([, names = '', from]) => ({
    from,
    names: names.split(',').flatMap((name) => name.trim().split(' as ')[0] || []),
  }));

/** A file and those that are loaded with it, before its first line runs. */
function loadedBy(file, known = new Set()) {
  if (known.has(file)) return known;
  known.add(file);
  for (const { from } of importsOf(file)) if (from.startsWith('.')) loadedBy(join(dirname(file), from), known);
  return known;
}

const scripts = readdirSync('tools', { recursive: true })
  .map((name) => join('tools', name))
  .filter((file) => file.endsWith('.mjs') && !file.endsWith('.spec.mjs') && /^ *await ready\(\);$/m.test(textOf(file)));

describe('what begins under any Node and goes on under the pinned one', () => {
  it('are the commands of the package', () => {
    const commands = ['checks/check.mjs', 'start/build-demo.mjs', 'start/dev.mjs', 'start/start.mjs', 'tests/test.mjs'];
    expect(scripts).toEqual(expect.arrayContaining(commands.map((name) => `tools/${name}`)));
  });

  it.each(scripts)('%s loads only what Node 20.19 has, and no package', (script) => {
    const foreign = [...loadedBy(script)].flatMap((file) =>
      importsOf(file)
        .filter(({ from }) => !from.startsWith('.'))
        .flatMap(({ from, names }) => (there[from] ? names.filter((name) => !there[from].includes(name)) : [from]))
        .map((what) => `${file}: ${what}`),
    );
    expect(foreign).toEqual([]);
  });
});
