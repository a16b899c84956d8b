// Cache of compiled TypeScript sources, by the hash of the source.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cache } from './cache.mjs';
import { swcOptions } from './swc-options.mjs';

// The map stands beside the code: V8 keeps every byte of a source, and a map is read only when an error is shown. The sources are there to be
// read; their maps need no second copy of them.
const options = { ...swcOptions, sourceMaps: true, inlineSourcesContent: false };
const { parser, transform } = options.jsc;
const screenOptions = {
  ...options,
  jsc: { ...options.jsc, parser: { ...parser, tsx: true }, transform: { ...transform, react: { runtime: 'automatic' } } },
};

const require = createRequire(import.meta.url);
const recipe = require('@swc/core/package.json').version + JSON.stringify(options);
const hash = (text) => createHash('sha1').update(text).digest('base64url');

const keptAt = (filename, ending) => join(cache, 'ts', `${hash(filename)}.${ending}`);

/** The cached result for a source, or undefined with the path where it would be cached. */
function look(filename) {
  const source = readFileSync(filename, 'utf8');
  const mark = `//${hash(recipe + filename + source)}\n`;
  const kept = keptAt(filename, 'js');
  let code;
  try {
    const found = readFileSync(kept, 'utf8');
    if (found.startsWith(mark)) code = found.slice(mark.length);
  } catch {
    // not cached yet
  }
  return { source, mark, kept, code };
}

export function compiled(filename) {
  const { source, mark, kept, code: known } = look(filename);
  if (known !== undefined) return known;
  const { code, map } = require('@swc/core').transformSync(source, {
    ...(filename.endsWith('.tsx') ? screenOptions : options),
    filename,
  });
  try {
    mkdirSync(join(cache, 'ts'), { recursive: true });
    keep(keptAt(filename, 'map'), map);
    keep(kept, mark + code);
  } catch {
    // a read-only installation compiles each time
  }
  return code;
}

/** Whole or not at all: others start at the same time. */
function keep(file, text) {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, text);
  renameSync(half, file);
}

/** The map of a source that was compiled, as text. Throws where none is kept. */
export const mapOf = (filename) => readFileSync(keptAt(filename, 'map'), 'utf8');
