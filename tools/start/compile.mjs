// Compiles the sources of the API in a separate process, so that the API need not load the compiler.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { areSourcesCompiled, compileSources } from '../compiled.mjs';

const self = fileURLToPath(import.meta.url);
if (process.argv[1] === self) compileSources();

/** Does nothing when everything is compiled. An error here is reported again by the start of the API. */
export function compileStale({ log }) {
  if (areSourcesCompiled()) return;
  log('compiling …');
  spawnSync(process.execPath, [self], { stdio: ['ignore', 'inherit', 'inherit'] });
}
