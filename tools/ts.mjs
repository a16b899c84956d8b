// Runs the workspace's TypeScript sources on Node without a build step (`node --import ./tools/ts.mjs file.ts`).
// swc keeps the decorator metadata that Nest needs, which Node's own type stripping drops. What it makes of a file is kept
// with the hash of what it was made from, so that a start compiles nothing and does not even load the compiler.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks, setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { swcOptions } from './swc-options.mjs';

// The sources are there to be read; their maps need no second copy of them.
const options = { ...swcOptions, inlineSourcesContent: false };

const require = createRequire(import.meta.url);
const cache = fileURLToPath(new URL('../node_modules/.cache/kontor', import.meta.url));
const recipe = require('@swc/core/package.json').version + JSON.stringify(options);
const hash = (text) => createHash('sha1').update(text).digest('base64url');

enableCompileCache(join(cache, 'v8'));
setSourceMapsSupport(true, { nodeModules: false });

function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const mark = `//${hash(recipe + filename + source)}\n`;
  const kept = join(cache, 'ts', `${hash(filename)}.js`);
  try {
    const found = readFileSync(kept, 'utf8');
    if (found.startsWith(mark)) return found.slice(mark.length);
  } catch {
    // not yet
  }
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

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts') || url.includes('/node_modules/')) return nextLoad(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});
