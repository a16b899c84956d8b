import { expect, it } from '@jest/globals';
import { eInvoiceOf } from '../../documents/e-invoice/e-invoice.of.ts';
import { wrongLines, wrongSums } from '../../documents/e-invoice/e-invoice.sums.ts';
import type { EInvoiceTax } from '../../documents/e-invoice/e-invoice.ts';
import { compare, sum } from '../../platform/values/money.ts';
import { randomCredits } from './testing/random-credits.ts';

const isSame = (one: EInvoiceTax, other: EInvoiceTax): boolean =>
  one.category === other.category && one.percent === other.percent;

it('each note of any invoice adds up by the rules of EN 16931, and has no tax row that nothing in it is for', () => {
  const credits = randomCredits(600);
  let withCharges = 0;
  let rowsOfCharges = 0;
  const wrong = credits.flatMap(({ notes }, at) =>
    notes.flatMap(({ note, document }) => {
      const file = eInvoiceOf(document);
      if (!file) return [`${at}: no file`];
      withCharges += file.adjustments.some(({ isCharge }) => isCharge) ? 1 : 0;
      const idle = file.taxes.filter((row) => ![...file.lines, ...file.adjustments].some(({ tax }) => isSame(tax, row)));
      rowsOfCharges += file.taxes.filter((row) => !file.lines.some(({ tax }) => isSame(tax, row))).length;
      const isPlain = document.lines.every(({ net }) => net >= 0);
      const below = isPlain ? file.taxes.filter(({ base, amount }) => base < 0 || amount < 0) : [];
      const added = isPlain ? note.taxes.filter(({ discount, charge }) => discount < 0 || charge < 0) : [];
      const problems = [...wrongSums(file), ...wrongLines(file), ...idle, ...below, ...added];
      return problems.map((problem) => `${at}: ${JSON.stringify(problem)}`);
    }),
  );
  expect(wrong).toEqual([]);
  // The test has seen what it is about.
  expect([withCharges > 400, rowsOfCharges > 50]).toEqual([true, true]);
});

it('and the notes that live come to the invoice to the cent, however many were voided', () => {
  const credited = randomCredits(600).filter(({ isWhole }) => isWhole);
  expect(credited.length).toBeGreaterThan(400);
  const off = credited.flatMap(({ invoice, living }, at) =>
    invoice.taxes.flatMap((row) => {
      const mine = living.flatMap(({ taxes }) => taxes.filter((tax) => isSame(tax, row)));
      const keys = (['discount', 'charge', 'base', 'amount'] as const).filter(
        (key) => compare(sum(mine.map((tax) => tax[key])), row[key]) !== 0,
      );
      return keys.map((key) => `${at}: ${key} of ${row.percent} %`);
    }),
  );
  expect(off).toEqual([]);
});
