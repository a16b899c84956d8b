import { afterAll, expect, it } from '@jest/globals';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import { drawAccount } from './account-paper.ts';
import { aStatementPaper } from './account-paper.sample.ts';

afterAll(stopDrawing);

async function timeOf(length: number): Promise<number> {
  const began = performance.now();
  await drawAccount(aStatementPaper(length));
  return performance.now() - began;
}

it('a short paper does not wait for a long one', async () => {
  await drawAccount(aStatementPaper(1));
  const order: string[] = [];
  const drawn = async (length: number): Promise<void> => {
    await drawAccount(aStatementPaper(length));
    order.push(`${length} lines`);
  };
  await Promise.all([drawn(4000), drawn(2)]);
  expect(order).toEqual(['2 lines', '4000 lines']);
});

it('a long paper takes a time in proportion to its lines', async () => {
  const [long, short] = [
    [await timeOf(4001), await timeOf(4002)],
    [await timeOf(1001), await timeOf(1002)],
  ];
  // With the square of the lines it would be sixteen times as long; what disturbs one of them counts for the paper.
  expect(Math.min(...long) / Math.max(...short)).toBeLessThan(10);
});
