// Runs the workspace's TypeScript sources on Node without a build step (`node --import ./tools/ts.mjs file.ts`). swc keeps the
// decorator metadata that Nest needs, which Node's own type stripping drops. After the first start, nothing is compiled and the
// compiler is not loaded.
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cache } from './cache.mjs';
import { compiled, mapOf } from './compiled.mjs';
import { tellSourceLines } from './source-lines.mjs';

enableCompileCache(join(cache, 'v8'));
tellSourceLines(mapOf);

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts') || url.includes('/node_modules/')) return nextLoad(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});
