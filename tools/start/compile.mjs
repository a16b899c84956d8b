// Compiles the sources of the API in a process of its own, so that the API need not hold the compiler.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { areSourcesCompiled, compileSources } from '../compiled.mjs';

const self = fileURLToPath(import.meta.url);
if (process.argv[1] === self) compileSources();

/** Does nothing where all is compiled. What fails here fails again, and is told, where the API starts. */
export function compileStale({ log }) {
  if (areSourcesCompiled()) return;
  log('compiling …');
  spawnSync(process.execPath, [self], { stdio: ['ignore', 'inherit', 'inherit'] });
}
