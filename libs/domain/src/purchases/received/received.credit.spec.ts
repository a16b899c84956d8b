import { describe, expect, it } from '@jest/globals';
import { aDocumentToWrite, rates } from '../../documents/e-invoice/testing/a-document.ts';
import { caseDocuments } from '../../documents/e-invoice/testing/cases.ts';
import type { DocumentToWrite } from '../../documents/e-invoice/e-invoice.document.ts';
import type { EInvoice } from '../../documents/e-invoice/e-invoice.ts';
import { eInvoiceOf } from '../../documents/e-invoice/e-invoice.of.ts';
import { billTotals } from '../bill/bill.totals.ts';
import { creditAsBill } from '../vendor-credit-note/vendor-credit-note.draft.ts';
import { correctedBill, creditOfVendor, isReceivedCredit, turnedIfNegative } from './received.credit.ts';
import { negated } from './testing/negated.ts';
import { assertFromVendor } from './received.party.ts';
import type { ReceivingFirm } from './received.purchase.ts';

const own = rates.map((one) => ({ ...one, validFrom: '2009-01-01', validTo: null, isDefault: one.id === 1 }));
const firm: ReceivingFirm = {
  name: 'R&D „Ąžuolas“, UAB',
  legalCode: '110053842',
  vatCode: 'LT100538411',
  electronicAddress: null,
  isVatRegistered: true,
  baseCurrency: 'EUR',
  language: 'lt',
};
const vendor = { id: 7, account: 'NO9386011117947', paymentTermsDays: 30, categoryId: 3, taxRateId: null };
const bills = [
  { id: 1, number: 'S-1', billDate: '2025-03-01' },
  { id: 2, number: 's - 1', billDate: '2026-03-01' },
  { id: 3, number: 'S-1', billDate: '2026-12-24' },
  { id: 4, number: null, billDate: '2026-03-01' },
];
const basis = { firm, vendor, isNewVendor: false, rates: own, bills };

const creditNote = (change: Partial<EInvoice> = {}, document: DocumentToWrite = aDocumentToWrite()): EInvoice => {
  const invoice = eInvoiceOf(document);
  if (!invoice) throw new Error('There is no e-invoice of it');
  return { ...invoice, type: '381', dueDate: null, preceding: [], ...change };
};
const credit = (invoice: EInvoice) => {
  const { input, findings } = creditOfVendor(invoice, basis);
  const lines = input.lines.map((one) => {
    const { percent = null, category = 'O' as const } = own.find(({ id }) => id === one.taxRateId) ?? {};
    return { ...one, taxPercent: percent, taxCategory: category };
  });
  return { input, findings, codes: findings.map(({ code }) => code), totals: billTotals({ ...creditAsBill(input), lines }) };
};

describe('a credit note of a vendor', () => {
  it.each(caseDocuments)('has the amounts of the vendor in case $id', ({ document }) => {
    const invoice = creditNote({}, document);
    const { totals } = credit(invoice);
    expect([totals.net, totals.tax, totals.total]).toEqual([invoice.totals.net, invoice.totals.tax, invoice.totals.total]);
  });

  it('is told neither a due date nor an account, as nobody pays it', () => {
    const { input, codes } = credit(creditNote());
    expect(codes).toEqual([]);
    expect(input).toMatchObject({ vendorId: 7, number: 'INV-2026-0001', creditDate: '2026-11-21', billIds: [] });
  });

  it('keeps a tax that the rate does not give, and tells', () => {
    const { taxes, totals } = creditNote();
    const { input, findings } = credit(
      creditNote({
        taxes: taxes.map((row) => ({ ...row, amount: 21.03 })),
        totals: { ...totals, tax: 21.03, total: 121.03, due: 121.03 },
      }),
    );
    expect(input.lines[0]?.taxAmount).toBe(21.03);
    expect(findings).toEqual([{ code: 'received.tax_differs', params: { percent: 21, said: 21.03, sum: 21 } }]);
  });

  it('that the vendor counts as paid back in part is told', () =>
    expect(credit(creditNote({ totals: { ...creditNote().totals, prepaid: 21, due: 100 } })).findings).toEqual([
      { code: 'received.credit_prepaid', params: { prepaid: 21, due: 100 } },
    ]));

  it('names the bills that it corrects, each once, and what is not known', () => {
    const preceding = ['S-1', ' s-1', 'X-9'].map((number) => ({ number, date: null }));
    const { input, findings } = credit(creditNote({ preceding }));
    expect(input.billIds).toEqual([2]);
    expect(findings).toEqual([{ code: 'received.bill_unknown', params: { number: 'X-9' } }]);
  });

  it('over nothing is refused', () =>
    expect(() => credit(creditNote({ totals: { ...creditNote().totals, total: 0 } }))).toThrow(
      expect.objectContaining({ code: 'received.no_amount' }),
    ));
});

it.each([
  ['of its day', '2025-03-01', 1],
  ['of its year', '2026-01-15', 2],
  ['the latest before the credit note, without a day', null, 2],
  ['none of another year', '2024-03-01', undefined],
])('a reference means the bill %s', (_, date, id) =>
  expect(correctedBill({ number: 'S-1', date }, bills, '2026-11-21')?.id).toBe(id),
);

it.each([
  ['381', true],
  ['396', true],
  ['503', true],
  ['380', false],
  ['386', false],
])('type %s is a credit note: %s', (type, expected) => expect(isReceivedCredit({ type })).toBe(expected));

describe('an e-invoice of the firm itself', () => {
  const { seller } = creditNote();
  const us = { legalCode: '304567894', vatCode: 'LT100001919017', country: 'LT' };
  it.each([
    ['by the company number', { ...us, vatCode: null }],
    ['by the VAT number, without its prefix too', { ...us, legalCode: null, vatCode: '100001919017' }],
  ])('is refused %s', (_, given) =>
    expect(() => assertFromVendor(creditNote(), given)).toThrow(expect.objectContaining({ code: 'received.own' })),
  );
  it.each([
    ['with other codes', { ...us, legalCode: '110053842', vatCode: 'LT100538411' }, seller],
    ['where the firm has no codes', { ...us, legalCode: null, vatCode: null }, seller],
    ['with the same digits in another country', us, { ...seller, country: 'NO' }],
    ['without codes', us, { ...seller, vatId: null, legalId: null }],
  ])('is none %s', (_, given, from) => expect(() => assertFromVendor(creditNote({ seller: from }), given)).not.toThrow());
});

describe('a negative invoice', () => {
  const negative = (): EInvoice => negated({ ...creditNote(), type: '380' });
  it.each(caseDocuments)('is a credit note with the amounts turned in case $id', ({ document }) => {
    const { totals } = creditNote({}, document);
    const turned = turnedIfNegative(negated({ ...creditNote({}, document), type: '380' }));
    if (totals.total <= 0) return;
    expect([isReceivedCredit(turned), turned.totals]).toEqual([true, totals]);
    const made = credit(turned);
    expect([made.totals.net, made.totals.tax, made.totals.total]).toEqual([totals.net, totals.tax, totals.total]);
    expect(made.codes).toContain('received.negative');
  });
  it('with lines that do not come below zero is none, and is refused', () => {
    const { totals } = creditNote();
    const odd = { ...creditNote(), type: '380', totals: { ...totals, total: -5 } };
    expect(turnedIfNegative(odd)).toBe(odd);
  });
  it('that is a credit note already stays refused', () =>
    expect(() => credit(turnedIfNegative({ ...negative(), type: '381' }))).toThrow(
      expect.objectContaining({ code: 'received.no_amount' }),
    ));
});

it('what contradicts itself is a credit note, and told', () =>
  expect(credit({ ...creditNote(), otherType: 'NC' }).findings).toEqual([
    { code: 'received.type_differs', params: { type: 'NC' } },
  ]));
