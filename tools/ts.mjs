// Runs the workspace's TypeScript sources on Node without a build step (`node --import ./tools/ts.mjs file.ts`).
// swc keeps the decorator metadata that Nest needs, which Node's own type stripping drops.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

process.setSourceMapsEnabled(true);

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts') || url.includes('/node_modules/')) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...swcOptions, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
