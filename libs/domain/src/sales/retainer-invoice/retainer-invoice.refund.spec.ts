import { expect, it } from '@jest/globals';
import { refundCredit } from './retainer-invoice.refund.ts';

const advance = { number: 'RET-2026-0007', invoiceDate: '2026-03-01' };

it.each([
  ['en', 'The advance was paid back', 'Advance RET-2026-0007 of 2026-03-01'],
  ['lt', 'Avansas grąžintas', 'Avansas RET-2026-0007, 2026-03-01'],
  ['no', 'Forskuddet er betalt tilbake', 'Forskudd RET-2026-0007 av 2026-03-01'],
] as const)('in %s, the credit note of a refund says what it gives back at each rate', (language, reason, description) =>
  expect(
    refundCredit({ ...advance, language }, [
      { category: 'S', percent: 21, base: 500, amount: 105 },
      { category: 'S', percent: 5, base: 0.1, amount: 0.01 },
    ]),
  ).toMatchObject({
    reason,
    subtotal: 500.1,
    net: 500.1,
    tax: 105.01,
    total: 605.11,
    lines: [
      { position: 1, description, quantity: 1, unitPrice: 500, net: 500 },
      { position: 2, description, quantity: 1, unitPrice: 0.1, net: 0.1 },
    ],
  }),
);
