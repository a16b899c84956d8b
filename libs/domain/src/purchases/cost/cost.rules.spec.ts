import { describe, expect, it } from '@jest/globals';
import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import { assertBillLines } from '../bill/bill.checks.ts';
import { billColumns } from '../bill/bill.draft.ts';
import { costsByProject, lineOfCost, rateOfOutlay } from './cost.rules.ts';

const rate = (id: number, category: TaxCategory, given: object = {}) => ({
  id,
  category,
  isDefault: false,
  validFrom: '2004-05-01',
  validTo: null,
  ...given,
});

describe('the rate of an outlay', () => {
  it.each([
    ['exempt, where others charge tax', [rate(1, 'S', { isDefault: true }), rate(2, 'O'), rate(3, 'E')], true, 3],
    [
      'not one that has ended',
      [rate(1, 'S', { isDefault: true }), rate(2, 'E', { validTo: '2025-12-31' }), rate(3, 'E')],
      true,
      3,
    ],
    ['outside VAT for a seller without it', [rate(1, 'S', { isDefault: true }), rate(2, 'O'), rate(3, 'E')], false, 2],
    ['the default that is exempt', [rate(1, 'E', { isDefault: true }), rate(2, 'E')], true, 1],
    ['chosen by the person where there is none', [rate(1, 'S', { isDefault: true }), rate(2, 'Z')], true, undefined],
  ] as const)('is %s', (_, rates, registered, expected) =>
    expect(rateOfOutlay([...rates], '2026-03-02', registered)?.id).toBe(expected),
  );
});

const basis = {
  exchangeRate: 1,
  exchangeRateInverted: false,
  customerOfProject: () => 7,
  rateOf: () => ({
    id: 1,
    name: 'VAT',
    percent: 21,
    category: 'S' as const,
    exemptionReason: null,
    isafCode: null,
    saftCode: null,
  }),
  markUps: { organisation: 5, ofCustomer: () => 10, ofProject: () => 12 },
};
const line = { description: 'Permit', quantity: 2, unit: 'C62', unitCost: 50, taxRateId: 1, projectId: 3, billable: true };
const columnsOf = (given: object) =>
  billColumns(
    {
      vendorId: 1,
      billDate: '2026-03-02',
      dueDate: '2026-03-16',
      currency: 'EUR',
      exchangeRate: 1,
      pricesIncludeTax: false,
      lines: [{ ...line, ...given }],
    },
    basis,
  ).lines[0];

describe('an outlay', () => {
  it('costs the customer what was paid, tax included, and leaves the firm no tax to deduct', () => {
    expect(columnsOf({ outlay: true })).toMatchObject({
      outlay: true,
      markUp: 0,
      unitPrice: 60.5,
      deductibleTax: 0,
      deductiblePercent: 0,
    });
    expect(columnsOf({})).toMatchObject({ outlay: false, markUp: 12, unitPrice: 56, deductibleTax: 21, deductiblePercent: 100 });
  });

  it.each([
    ['that is not billable', { outlay: true, billable: false }, 'bill.outlay_not_billable'],
    ['with a mark-up', { outlay: true, markUpPercent: 5 }, 'bill.outlay_marked_up'],
  ])('is refused %s', (_, given, code) => expect(() => assertBillLines([{ ...line, ...given }])).toThrow(code));

  it.each([{ outlay: true }, { outlay: true, markUpPercent: 0 }, { outlay: false, markUpPercent: 5 }])('may be %j', (given) =>
    expect(() => assertBillLines([{ ...line, ...given }])).not.toThrow(),
  );
});

const cost = {
  billLineId: 9,
  billId: 4,
  billNumber: 'P-1',
  vendorName: 'UAB Popierius',
  billDate: '2026-03-02',
  ageDays: 8,
  customerId: 7,
  customerName: 'AB Beržas',
  projectId: 3 as number | null,
  projectName: 'Portal',
  itemId: null,
  description: 'Permit',
  quantity: 2,
  unit: 'C62',
  currency: 'EUR',
  cost: 100,
  markUp: 12,
  outlay: false,
  unitPrice: 56,
  price: 112,
  baseUnitPrice: 56,
  invoiceId: null,
  invoiceNumber: null,
};

const expense = {
  expenseId: 9,
  userName: 'Ieva Ievaitė',
  vendorName: 'Circle K',
  expenseDate: '2026-03-04',
  ageDays: 6,
  customerId: 7,
  customerName: 'AB Beržas',
  projectId: null,
  projectName: null,
  description: 'Fuel',
  currency: 'EUR',
  cost: 50,
  markUp: 10,
  outlay: false,
  unitPrice: 55,
  price: 55,
  baseUnitPrice: 55,
  invoiceId: null,
  invoiceNumber: null,
};

it('becomes a line that says nothing of mark-up and vendor', () =>
  expect(lineOfCost(cost)).toEqual({
    kind: 'bill',
    itemId: null,
    description: 'Permit',
    quantity: 2,
    unit: 'C62',
    sources: [{ kind: 'billLine', id: 9 }],
  }));

it('of an expense becomes a line, too', () =>
  expect(lineOfCost(expense)).toEqual({
    kind: 'bill',
    itemId: null,
    description: 'Fuel',
    quantity: 1,
    unit: 'C62',
    sources: [{ kind: 'expense', id: 9 }],
  }));

it('stands with the others of its project', () => {
  const costs = [cost, { ...cost, billLineId: 10, projectId: null }, { ...cost, billLineId: 11 }];
  expect(costsByProject(costs).map((group) => group.map(({ billLineId }) => billLineId))).toEqual([[9, 11], [10]]);
});
