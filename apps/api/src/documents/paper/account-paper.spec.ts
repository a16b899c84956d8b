import { afterAll, expect, it } from '@jest/globals';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import { cell, drawAccount, type AccountPaper } from './account-paper.ts';
import { aPaper } from './paper.sample.ts';

afterAll(stopDrawing);

const { seller, buyer } = aPaper();
const statement = (length: number): AccountPaper => ({
  seller,
  buyer,
  language: 'en',
  title: 'Statement',
  number: '2026',
  buyerTitle: 'Customer',
  facts: [['Date', '21 November 2026']],
  dueLabel: 'Balance',
  due: '€1.00',
  intro: [],
  lists: [
    {
      title: null,
      columns: ['Date', 'Document', 'Amount'].map((title, at) => ({ title, figure: at === 2, wide: at === 1 })),
      rows: Array.from({ length }, (_, at) => ({
        cells: [cell('21 Nov 2026'), cell(`INV-${at}`, 'Hosting'), cell(`€${at}.00`)],
        strong: false,
      })),
    },
  ],
  agreement: null,
  logo: null,
});

async function timeOf(length: number): Promise<number> {
  const began = performance.now();
  await drawAccount(statement(length));
  return performance.now() - began;
}

it('a short paper does not wait for a long one', async () => {
  await drawAccount(statement(1));
  const order: string[] = [];
  const drawn = async (length: number): Promise<void> => {
    await drawAccount(statement(length));
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
