import { describe, expect, it } from '@jest/globals';
import { draftColumns } from './invoice.draft.ts';
import type { InvoiceInput } from './invoice.input.ts';

const rates = [
  { id: 1, name: 'PVM 21 %', percent: 21, category: 'S', exemptionReason: null, isafCode: 'PVM1', saftCode: null },
  { id: 2, name: 'Be PVM', percent: null, category: 'O', exemptionReason: 'x'.repeat(201), isafCode: null, saftCode: null },
] as const;
const basis = {
  rateOf: ({ taxRateId }: { taxRateId: number }) => rates.find(({ id }) => id === taxRateId) ?? rates[0],
  exchangeRate: 0.0843,
  exchangeRateInverted: false,
};
const line = { kind: 'text', description: 'Work', quantity: 2, unit: 'HUR', unitPrice: 100, taxRateId: 1 } as const;
const input = (given: Partial<InvoiceInput> = {}): InvoiceInput => ({
  customerId: 7,
  invoiceDate: '2026-11-21',
  dueDate: '2026-12-05',
  currency: 'NOK',
  exchangeRate: 1,
  language: 'no',
  pricesIncludeTax: false,
  lines: [line],
  ...given,
});

describe('the columns of a draft', () => {
  it('hold every figure computed anew, and nothing that was not typed', () =>
    expect(draftColumns(input(), basis)).toEqual({
      customerId: 7,
      contactId: null,
      yourReference: null,
      projectId: null,
      referenceNumber: null,
      orderNumber: null,
      invoiceDate: '2026-11-21',
      dueDate: '2026-12-05',
      currency: 'NOK',
      exchangeRate: 0.0843,
      language: 'no',
      pricesIncludeTax: false,
      discountPercent: null,
      discountAmount: null,
      hoursAnnex: false,
      customerNotes: null,
      terms: null,
      internalNote: null,
      exchangeRateInverted: false,
      exchangeRateDate: null,
      exchangeRateSource: null,
      supplyDate: null,
      advanceDate: null,
      deliveryPlace: null,
      charges: [],
      roundPayableTo: null,
      prepaid: 0,
      rounding: 0,
      subtotal: 200,
      discount: 0,
      charge: 0,
      net: 200,
      tax: 42,
      total: 242,
      balance: 242,
      lines: [
        {
          ...line,
          position: 1,
          itemId: null,
          discountPercent: 0,
          discount: 0,
          net: 200,
          baseQuantity: 1,
          discountAmount: null,
          charge: 0,
          chargeReason: null,
          taxName: 'PVM 21 %',
          taxPercent: 21,
          taxCategory: 'S',
          taxReason: null,
          taxIsafCode: 'PVM1',
          taxSaftCode: null,
          serviceFrom: null,
          serviceTo: null,
          sources: [],
        },
      ],
      taxes: [{ category: 'S', percent: 21, discount: 0, charge: 0, base: 200, amount: 42, exemptionReason: null }],
    }));

  it('count the lines from one and keep what each one bills and takes off', () => {
    const second = {
      ...line,
      discountPercent: 10,
      serviceFrom: '2026-11-01',
      serviceTo: '2026-11-20',
      sources: [5, 6].map((id) => ({ kind: 'timeEntry' as const, id })),
    };
    expect(draftColumns(input({ lines: [line, second] }), basis).lines).toMatchObject([
      { position: 1, net: 200, sources: [] },
      { position: 2, discountPercent: 10, discount: 20, net: 180, serviceFrom: '2026-11-01', sources: second.sources },
    ]);
  });

  it('take blanks and zeros for nothing', () =>
    expect(
      draftColumns(input({ referenceNumber: '  ', orderNumber: ' A-1 ', discountPercent: 0, discountAmount: 0 }), basis),
    ).toMatchObject({ referenceNumber: null, orderNumber: 'A-1', discountPercent: null, discountAmount: null }));

  it('take the discount of the document off before tax', () =>
    expect(draftColumns(input({ discountPercent: 10 }), basis)).toMatchObject({
      subtotal: 200,
      discount: 20,
      net: 180,
      tax: 37.8,
      total: 217.8,
      balance: 217.8,
    }));

  it('keep charges with the tax of their own, what was paid before and what rounds the amount to pay', () => {
    const charges = [
      { reason: 'Freight', amount: 10, taxRateId: 1 },
      { reason: 'Handling', percent: 5 },
    ];
    expect(draftColumns(input({ charges, prepaid: 100, roundPayableTo: 1 }), basis)).toMatchObject({
      subtotal: 200,
      charge: 20,
      net: 220,
      tax: 46.2,
      total: 266.2,
      prepaid: 100,
      rounding: -0.2,
      balance: 166,
      charges: [
        { reason: 'Freight', percent: null, amount: 10, taxRateId: 1, taxPercent: 21, taxCategory: 'S', charge: 10 },
        { reason: 'Handling', percent: 5, amount: null, taxRateId: null, taxPercent: null, taxCategory: null, charge: 10 },
      ],
      taxes: [{ charge: 20, base: 220 }],
    });
  });

  it('say in 200 characters why there is no tax', () =>
    expect(draftColumns(input({ lines: [{ ...line, taxRateId: 2 }] }), basis).taxes).toEqual([
      { category: 'O', percent: null, discount: 0, charge: 0, base: 200, amount: 0, exemptionReason: 'x'.repeat(200) },
    ]));
});
