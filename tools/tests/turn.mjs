// Walks over all operations or pages are shared out over four runs, by the number of commits; `npm test -- --all` walks the whole.
import { spawnSync } from 'node:child_process';

const PARTS = 4;

/** Which part is walked, from 0; undefined when the whole is. */
export const turn = process.env.KONTOR_TEST_ALL ? undefined : Number(process.env.KONTOR_TEST_TURN ?? 0) % PARTS;

/** Those of a list that this run walks. */
export const ofThisTurn = (list) => (turn === undefined ? [...list] : list.filter((_, at) => at % PARTS === turn));

/** Settles the turn for the processes of a run, and says it in a sentence. */
export function takeTurn() {
  if (process.env.KONTOR_TEST_ALL) return 'Walks over all operations and pages: the whole.';
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' });
  process.env.KONTOR_TEST_TURN ??= String((Number.parseInt(stdout, 10) || 0) % PARTS);
  const part = (Number(process.env.KONTOR_TEST_TURN) % PARTS) + 1;
  return `Walks over all operations and pages: part ${part} of ${PARTS}. \`npm test -- --all\` walks the whole.`;
}
