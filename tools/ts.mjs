// Runs the workspace's TypeScript sources on Node without a build step (`node --import ./tools/ts.mjs file.ts`).
// swc keeps the decorator metadata that Nest needs, which Node's own type stripping drops. A start after the first compiles
// nothing and does not even load the compiler.
import { enableCompileCache, registerHooks, setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cache, compiled } from './compiled.mjs';

enableCompileCache(join(cache, 'v8'));
setSourceMapsSupport(true, { nodeModules: false });

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts') || url.includes('/node_modules/')) return nextLoad(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});
