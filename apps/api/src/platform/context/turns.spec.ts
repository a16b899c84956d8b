import { expect, it } from '@jest/globals';
import { inputOf } from '../imports/row-problems.ts';
import { othersFirst } from './turns.ts';

const busyFor = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

/** How often others came first during this work. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

it('lets others come first during long work, and does not wait for short work', async () => {
  const rows = async (): Promise<void> => {
    for (let row = 0; row < 50; row += 1) {
      await othersFirst();
      busyFor(1);
    }
  };
  expect(await turnsDuring(rows)).toBeGreaterThanOrEqual(3);
  await othersFirst();
  await new Promise((resolve) => setImmediate(resolve));
  await othersFirst();
  expect(othersFirst()).toBeUndefined();
});

it('does so between the rows of an import', async () => {
  class Row {}
  const rows = async (): Promise<void> => {
    for (let row = 0; row < 50; row += 1) {
      busyFor(1);
      await inputOf(Row, {}, { problems: [], heading: () => '' });
    }
  };
  expect(await turnsDuring(rows)).toBeGreaterThanOrEqual(3);
});
