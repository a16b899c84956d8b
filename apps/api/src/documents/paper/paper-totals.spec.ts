import { afterAll, describe, expect, it } from '@jest/globals';
import { pagesOf } from '../../../test/pdf-text.ts';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import type { KindWords } from './paper-words.ts';
import { aPaper } from './paper.sample.ts';
import { drawPaper } from './paper.ts';

const kind: KindWords = { title: 'Bill', vatTitle: 'VAT bill', number: 'Number', date: 'Date', dueDate: 'Due', due: 'To pay' };
const words = { en: kind, lt: kind, no: kind };
const drawn = async (more: Parameters<typeof aPaper>[0] = {}): Promise<string> =>
  (await pagesOf(await drawPaper({ ...aPaper(more), words }))).join(' ').replace(/\s+/g, ' ');

afterAll(stopDrawing);

describe('the totals on paper', () => {
  it('are all there, one below the other, each with its name', async () => {
    const text = await drawn({
      discount: 11.11,
      discountPercent: 10,
      charges: [{ reason: 'Freight', percent: null, charge: 7.07 }],
      prepaid: 30,
      rounding: 0.02,
      advances: [{ number: 'RET-1', date: '2026-01-02', amount: 20 }],
    });
    expect(text).toContain(
      [
        ...['Subtotal 2,458.30', 'Discount 10% −11.11', 'Freight 7.07', 'Total excl. VAT 2,335.38'],
        ...['VAT 21% of 2,003.07 420.64', 'VAT 5% of 47.31 2.37', 'VAT 0% of 285.00 0.00', 'Total incl. VAT 2,758.39 EUR'],
        ...['Advance RET-1 of 2 Jan 2026 −20.00', 'Paid in advance −10.00', 'Rounding 0.02', 'To pay 2,258.39 EUR'],
      ].join(' '),
    );
  });

  it('have a total and what is to pay without VAT, discount or advance', async () => {
    const taxes = [{ category: 'O', percent: null, base: 2335.38, amount: 0, exemptionReason: 'None' }] as const;
    const text = await drawn({ discount: 0, discountPercent: null, charges: [], prepaid: 0, rounding: 0, taxes: [...taxes] });
    expect(text).toContain('Total 2,758.39 EUR To pay');
    for (const absent of ['Subtotal', 'Freight', 'Paid in advance', 'Rounding', 'Total excl. VAT'])
      expect(text).not.toContain(absent);
  });
});
