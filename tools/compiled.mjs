// What swc makes of a TypeScript source, kept with the hash of what it was made from.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { swcOptions } from './swc-options.mjs';

// The sources are there to be read; their maps need no second copy of them.
const options = { ...swcOptions, inlineSourcesContent: false };

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
export const cache = join(root, 'node_modules/.cache/kontor');
const recipe = require('@swc/core/package.json').version + JSON.stringify(options);
const hash = (text) => createHash('sha1').update(text).digest('base64url');

/** What is kept of a source, or undefined with where it would be kept. */
function look(filename) {
  const source = readFileSync(filename, 'utf8');
  const mark = `//${hash(recipe + filename + source)}\n`;
  const kept = join(cache, 'ts', `${hash(filename)}.js`);
  let code;
  try {
    const found = readFileSync(kept, 'utf8');
    if (found.startsWith(mark)) code = found.slice(mark.length);
  } catch {
    // not yet
  }
  return { source, mark, kept, code };
}

export function compiled(filename) {
  const { source, mark, kept, code: known } = look(filename);
  if (known !== undefined) return known;
  const { code } = require('@swc/core').transformSync(source, { ...options, filename });
  try {
    const half = `${kept}.${process.pid}`;
    mkdirSync(join(cache, 'ts'), { recursive: true });
    writeFileSync(half, mark + code);
    renameSync(half, kept); // whole or not at all: others start at the same time
  } catch {
    // a read-only installation compiles each time
  }
  return code;
}

const sources = () =>
  globSync(['apps/api/src/**/*.ts', 'libs/*/src/**/*.ts'], { cwd: root, exclude: (name) => /spec\.ts$/.test(name) }).map((name) =>
    join(root, name),
  );
/** Whether the API would have to load the compiler, which then takes 40 MiB for as long as it runs. */
export const areSourcesCompiled = () => sources().every((filename) => look(filename).code !== undefined);
export const compileSources = () => sources().forEach(compiled);
