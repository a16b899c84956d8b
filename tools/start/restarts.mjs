// Starts the API of `npm run dev` anew at each change of its sources. The next process has loaded the packages by then, and waits.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSource } from './fingerprint.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['apps/api/src', 'libs/domain/src', 'libs/abilities/src', 'libs/demo-data/src'].map((folder) =>
  join(root, folder),
);
/** Editors write a file in several steps, and tools many files. */
const quietMs = 40;
/** Open pages are cut off after this time: what they waited for is asked for again. */
const patienceMs = 300;

/** `spawnNext` starts `standby.mjs`. Returns a function that ends the watching. */
export function restartAtChanges(spawnNext, { folders = sources, log = console.error } = {}) {
  let current;
  let next = spawnNext();
  let ending = false;

  function begin() {
    current = next ?? spawnNext();
    next = undefined;
    const own = current;
    own.once('message', prepare); // not while it starts, which would take twice as long
    own.once('exit', (code) => {
      current = undefined;
      if (ending) return;
      if (own.isReplaced) begin();
      else {
        log(`The API has ended (${code}). It starts again at the next change.`);
        prepare();
      }
    });
    own.send('start');
  }

  function prepare() {
    if (!ending) next ??= spawnNext();
  }

  function replace() {
    if (!current) return begin();
    if (current.isReplaced) return;
    current.isReplaced = true;
    current.kill('SIGTERM');
    const own = current;
    setTimeout(() => own.kill('SIGKILL'), patienceMs).unref();
  }

  let quiet;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (!name || !isSource(name)) return;
      clearTimeout(quiet);
      quiet = setTimeout(replace, quietMs);
    }),
  );
  begin();
  return () => {
    ending = true;
    clearTimeout(quiet);
    watchers.forEach((watcher) => watcher.close());
  };
}
