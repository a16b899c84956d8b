// The order of files: the dearest first, so that no worker is left with one at the end. `KONTOR_TEST_SHUFFLE=7` mixes them, always the
// same way for the same number, to find files that lean on those before them.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import SequencerOfJest from '@jest/test-sequencer';

/** Walks over all operations and pages, and what builds the demo firm. */
const DEAR = /^apps\/api\/test\/|backup|e2e\.ts$/;

const mixed = (seed) => (path) => createHash('sha1').update(`${seed}${path}`).digest('hex');

export function inOrder(paths, seed) {
  if (seed !== undefined) {
    const place = mixed(seed);
    return [...paths].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  }
  return [...paths].sort((a, b) => Number(DEAR.test(b)) - Number(DEAR.test(a)));
}

export default class Sequencer extends SequencerOfJest {
  sort(tests) {
    const known = new Map(super.sort(tests).map((test) => [relative(process.cwd(), test.path), test]));
    return inOrder([...known.keys()], process.env.KONTOR_TEST_SHUFFLE).map((path) => known.get(path));
  }
}
