import { describe, expect, it } from '@jest/globals';
import { billOfRecurring } from './recurring-bill.draft.ts';

const line = { description: 'Rent', quantity: 1, unit: 'MON', unitCost: 1450, taxRateId: 1, billable: false };
const rent = { vendorId: 3, currency: 'EUR', exchangeRate: 1, pricesIncludeTax: false, paymentTermsDays: null, lines: [line] };

describe('the bill of a date', () => {
  it.each([
    ['on its day', '2026-05-31', { billDate: '2026-05-31', dueDate: '2026-06-30' }],
    ['after a standstill: dated its date', '2026-05-28', { billDate: '2026-05-28', dueDate: '2026-06-27' }],
    ['ahead: dated the day it came', '2026-06-30', { billDate: '2026-05-31', dueDate: '2026-06-30' }],
  ])('%s', (_, date, expected) => {
    expect(billOfRecurring(rent, { date, today: '2026-05-31', termsDays: 30 })).toMatchObject(expected);
  });

  it.each([
    ['its own terms', 0, 30, '2026-05-31'],
    ['the terms of the vendor', null, 30, '2026-06-30'],
    ['the usual terms', null, null, '2026-06-14'],
  ])('is due by %s', (_, paymentTermsDays, termsDays, dueDate) => {
    const making = { date: '2026-05-31', today: '2026-05-31', termsDays };
    expect(billOfRecurring({ ...rent, paymentTermsDays }, making).dueDate).toBe(dueDate);
  });

  it("leaves the vendor's number to be typed, and asks nothing that was answered", () => {
    const bill = billOfRecurring(rent, { date: '2026-05-31', today: '2026-05-31', termsDays: null });
    expect(bill.number).toBeUndefined();
    expect(bill).toMatchObject({ doubleConfirmed: true, taxConfirmed: true, lines: [line] });
  });
});
