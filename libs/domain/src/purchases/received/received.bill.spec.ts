import { describe, expect, it } from '@jest/globals';
import { aDocumentToWrite, line, rate, rates } from '../../documents/e-invoice/testing/a-document.ts';
import { caseDocuments } from '../../documents/e-invoice/testing/cases.ts';
import { randomDocuments } from '../../documents/e-invoice/testing/random-document.ts';
import type { DocumentToWrite } from '../../documents/e-invoice/e-invoice.document.ts';
import type { EInvoice } from '../../documents/e-invoice/e-invoice.ts';
import { eInvoiceOf } from '../../documents/e-invoice/e-invoice.of.ts';
import { compare } from '../../platform/values/money.ts';
import { billTotals } from '../bill/bill.totals.ts';
import { billOfVendor } from './received.bill.ts';
import type { ReceivingFirm, ReceivingVendor } from './received.purchase.ts';
import { codesApart, companyNumber } from './received.codes.ts';
import { isForUs, vendorCodes, vendorFrom, vendorOf } from './received.party.ts';

const always = { validFrom: '2009-01-01', validTo: null };
const own = [...rates, rate(11, 'S', 15)].map((one) => ({ ...one, ...always, isDefault: one.id === 1 }));
const firm: ReceivingFirm = {
  name: 'R&D „Ąžuolas“, UAB',
  legalCode: '110053842',
  vatCode: 'LT100538411',
  electronicAddress: null,
  isVatRegistered: true,
  baseCurrency: 'EUR',
  language: 'lt',
};
const vendor: ReceivingVendor = {
  id: 7,
  account: 'LT121000011101001000',
  paymentTermsDays: 30,
  categoryId: 3,
  taxRateId: null,
};
const basis = { firm, vendor, isNewVendor: false, rates: own };

const invoiceOf = (document: DocumentToWrite = aDocumentToWrite(), change: Partial<EInvoice> = {}): EInvoice => {
  const invoice = eInvoiceOf(document);
  if (!invoice) throw new Error('There is no e-invoice of it');
  return { ...invoice, type: '380', ...change };
};
const bill = (invoice: EInvoice, given = basis) => {
  const { input, findings } = billOfVendor(invoice, given);
  const lines = input.lines.map((one) => {
    const { percent = null, category = 'O' as const } = given.rates.find(({ id }) => id === one.taxRateId) ?? {};
    return { ...one, taxPercent: percent, taxCategory: category };
  });
  return { input, codes: findings.map(({ code }) => code), findings, totals: billTotals({ ...input, lines }) };
};

describe('the bill has the amounts of the vendor', () => {
  it.each(caseDocuments)('in case $id', ({ document }) => {
    const { totals } = invoiceOf(document);
    const made = bill(invoiceOf(document)).totals;
    expect([made.net, made.tax, made.total]).toEqual([totals.net, totals.tax, totals.total]);
  });

  it('in 200 random documents', () => {
    for (const document of randomDocuments(260)) {
      const invoice = invoiceOf(document);
      const isReverse = invoice.lines.every(({ tax }) => ['AE', 'K'].includes(tax.category));
      if (compare(invoice.totals.total, 0) <= 0 || document.currency === 'JPY' || isReverse) continue;
      const { totals, input } = bill(invoice);
      expect([document.number, totals.net, totals.tax, totals.total]).toEqual([
        ...[document.number, invoice.totals.net, invoice.totals.tax, invoice.totals.total],
      ]);
      expect(input.lines.every(({ quantity, unitCost }) => quantity !== 0 && unitCost >= 0)).toBe(true);
    }
  });
});

it('a plain invoice becomes a plain bill', () => {
  const { input, codes } = bill(invoiceOf());
  expect(codes).toEqual([]);
  expect(input).toMatchObject({
    vendorId: 7,
    number: 'INV-2026-0001',
    orderNumber: 'PO-77',
    billDate: '2026-11-21',
    dueDate: '2026-12-05',
    currency: 'EUR',
    exchangeRate: 1,
    pricesIncludeTax: false,
    reverseCharge: false,
    lines: [
      {
        description: 'Konsultacija',
        quantity: 1,
        unit: 'HUR',
        unitCost: 100,
        taxRateId: 1,
        categoryId: 3,
        deductiblePercent: 100,
      },
    ],
  });
  expect(input.lines[0]?.taxAmount).toBeUndefined();
});

describe('it is told', () => {
  const plain = invoiceOf();
  const taxed = (percent: number): EInvoice =>
    invoiceOf(
      aDocumentToWrite({
        rateOf: () => rate(1, 'S', percent),
      }),
    );
  const totals = (change: Partial<EInvoice['totals']>): EInvoice => ({ ...plain, totals: { ...plain.totals, ...change } });
  it.each<[string, EInvoice, string[]]>([
    ['that sums do not add up', totals({ net: 101, due: 120 }), ['received.sum', 'received.sum', 'received.sum']],
    ['that the total is not that of the lines', totals({ total: 200, due: 200 }), ['received.sum', 'received.total_differs']],
    [
      'that a line is not quantity times price',
      { ...plain, lines: plain.lines.map((one) => ({ ...one, price: 90 })) },
      ['received.line_differs'],
    ],
    [
      'that tax is not that of its rate',
      {
        ...plain,
        taxes: plain.taxes.map((one) => ({ ...one, amount: 21.03 })),
        totals: { ...plain.totals, tax: 21.03, total: 121.03, due: 121.03 },
      },
      ['received.tax_differs'],
    ],
    ['that something is paid already', totals({ prepaid: 21, due: 100 }), ['received.prepaid']],
    ['that the vendor rounds', totals({ rounding: 0.4, due: 121.4 }), ['received.rounding']],
    ['that there is no due date', { ...plain, dueDate: null }, ['received.due_missing']],
    ['that the due date is too early', { ...plain, dueDate: '2026-11-01' }, ['received.due_early']],
    ['that the number is too long', { ...plain, number: 'N'.repeat(60) }, ['received.number_cut']],
    [
      'that the buyer is another',
      { ...plain, buyer: { ...plain.buyer, vatId: 'LT119511515', legalId: null, endpoint: null } },
      ['received.not_for_us'],
    ],
    [
      'that the account is another',
      {
        ...plain,
        payment: { ...plain.payment, means: '58', reference: null, account: 'NO9386011117947', accountName: null, bic: null },
      },
      ['received.account_differs'],
    ],
    [
      'that the account cannot be one',
      { ...plain, payment: { means: '58', reference: null, account: 'LT991000011101001000', accountName: null, bic: null } },
      ['received.account_bad', 'received.account_differs'],
    ],
    ['that a rate is missing here', taxed(24), ['received.rate_missing']],
    [
      'that the firm owes the tax itself',
      invoiceOf(aDocumentToWrite({ input: { lines: [line({ taxRateId: 6 })] } })),
      ['received.reverse_charge'],
    ],
    [
      'that the exchange rate is not known',
      invoiceOf(aDocumentToWrite({ input: { currency: 'USD', exchangeRate: 0.5 } }), { taxInBase: null }),
      ['received.exchange_missing'],
    ],
  ])('%s', (_, invoice, codes) => expect(bill(invoice).codes).toEqual(codes));

  it('with what the vendor says and what its parts come to', () =>
    expect(bill(totals({ total: 200, due: 200 })).findings).toEqual([
      { code: 'received.sum', params: { rule: 'BR-CO-15', said: 200, sum: 121 } },
      { code: 'received.total_differs', params: { said: 200, sum: 121 } },
    ]));
});

describe('what the bill says instead', () => {
  it('of a tax that the rate does not give: the one of the vendor, typed', () => {
    const invoice = invoiceOf(aDocumentToWrite({ input: { lines: [line(), line({ unitPrice: 10 })] } }));
    const [row] = invoice.taxes;
    const { input, totals } = bill({ ...invoice, taxes: row ? [{ ...row, amount: 23.12 }] : [] });
    expect(input.lines.map(({ taxAmount }) => taxAmount)).toEqual([21.02, undefined]);
    expect(totals.tax).toBe(23.12);
  });

  it('of a rate that is missing here: the amount typed, without deduction', () => {
    const { input, totals } = bill(invoiceOf(aDocumentToWrite({ rateOf: () => rate(1, 'S', 24) })));
    expect(input.lines).toMatchObject([{ taxRateId: 4, taxAmount: 24, deductiblePercent: 0 }]);
    expect([totals.total, totals.deductibleTax]).toEqual([124, 0]);
  });

  it('of reverse charge: the own rate, on top', () => {
    const { input, totals } = bill(invoiceOf(aDocumentToWrite({ input: { lines: [line({ taxRateId: 6 })] } })));
    expect(input).toMatchObject({ reverseCharge: true, lines: [{ taxRateId: 1 }] });
    expect([totals.total, totals.reverseTax]).toEqual([100, 21]);
  });

  it('of another currency: the rate that follows from the tax', () =>
    expect(bill(invoiceOf(aDocumentToWrite({ input: { currency: 'USD', exchangeRate: 0.5 } }))).input.exchangeRate).toBe(0.5));

  it('of a firm outside VAT: it deducts nothing', () =>
    expect(bill(invoiceOf(), { ...basis, firm: { ...firm, isVatRegistered: false } }).totals.deductibleTax).toBe(0));

  it('of a missing due date: the terms of the vendor', () =>
    expect(bill(invoiceOf(undefined, { dueDate: null })).input.dueDate).toBe('2026-12-21'));

  it('of a Norwegian account: its IBAN is the same one', () => {
    const payment = { means: '30', reference: null, account: 'NO93 8601 1117 947', accountName: null, bic: null };
    expect(bill(invoiceOf(undefined, { payment }), { ...basis, vendor: { ...vendor, account: '86011117947' } }).codes).toEqual(
      [],
    );
  });

  it.each([
    ['nothing to pay', { totals: { ...invoiceOf().totals, total: 0 } }, 'received.no_amount'],
    [
      'too many lines',
      { lines: Array.from({ length: 501 }, () => invoiceOf().lines[0]) as EInvoice['lines'] },
      'received.too_many_lines',
    ],
  ])('of %s: it is refused', (_, change, code) =>
    expect(() => bill(invoiceOf(undefined, change))).toThrow(expect.objectContaining({ code })),
  );

  it('of a day without any rate: it is refused', () =>
    expect(() => bill(invoiceOf(), { ...basis, rates: [] })).toThrow(expect.objectContaining({ code: 'received.no_rates' })));
});

describe('the parties', () => {
  const known = (id: number, name: string, vatCode: string | null, legalCode: string | null) => ({
    id,
    name,
    vatCode,
    legalCode,
  });
  it.each([
    ['by the VAT number', [known(1, 'Other', null, '304567894'), known(2, 'A', 'LT 100001919017', null)], 2],
    ['by the company number', [known(1, 'Other', null, '304567894'), known(2, 'B', null, null)], 1],
    ['by the name, where it has no codes', [known(3, 'UAB KONTOR PAVYZDYS', null, null)], 3],
    ['not by the name of one with other codes', [known(3, 'UAB Kontor pavyzdys', null, '110053842')], undefined],
    [
      'not by a name that two have',
      [known(3, 'UAB Kontor pavyzdys', null, null), known(4, 'UAB „Kontor pavyzdys“', null, null)],
      undefined,
    ],
    [
      'not by the VAT digits of another country',
      [
        { ...known(1, 'Musterfirma', 'LV 100001919017', null), country: 'LV' },
        { ...known(2, 'B', '100001919017', null), country: 'DE' },
      ],
      undefined,
    ],
    ['not by the company number of another country', [{ ...known(1, 'A', null, '304567894'), country: 'NO' }], undefined],
    ['not by the name of one in another country', [{ ...known(1, 'UAB Kontor pavyzdys', null, null), country: 'LV' }], undefined],
    [
      'by both codes rather than by one',
      [known(1, 'A', 'LT100001919017', '110053842'), known(2, 'B', 'LT100001919017', '304567894')],
      2,
    ],
    ['by one code, if nobody has both', [known(1, 'A', 'LT100001919017', '110053842')], 1],
  ])('a vendor is found %s', (_, vendors, id) => expect(vendorOf(invoiceOf(), vendors)?.id).toBe(id));

  it.each([
    ['PT811907980', 'PT', { country: 'PT', core: '811907980' }],
    ['811907980', 'DE', { country: 'DE', core: '811907980' }],
    ['NO 991 825 827 MVA', 'SE', { country: 'NO', core: '991825827' }],
    ['991825827MVA', 'NO', { country: 'NO', core: '991825827' }],
    ['EL123456789', 'GR', { country: 'GR', core: '123456789' }],
    ['ESB12345678', 'ES', { country: 'ES', core: 'B12345678' }],
    ['B12345678', 'ES', { country: 'ES', core: 'B12345678' }],
    ['ATU12345678', 'AT', { country: 'AT', core: 'U12345678' }],
    ['HRB 12345', 'DE', { country: 'DE', core: 'HRB12345' }],
    ['304567894', '', { country: null, core: '304567894' }],
  ])('the number of %s in %s is %j', (code, country, expected) => expect(companyNumber(code, country)).toEqual(expected));

  it('tells which code of the vendor is another one', () => {
    const apart = (vatCode: string | null, legalCode: string | null) =>
      codesApart(invoiceOf().seller, { country: 'LT', vatCode, legalCode });
    expect(apart('LT100001919017', '110053842')).toEqual([{ code: '304567894', known: '110053842' }]);
    expect(apart('100001919017', null)).toEqual([]);
    const { codes } = bill(invoiceOf(), { ...basis, codesApart: apart('LT1', null), vendorName: 'A' } as typeof basis);
    expect(codes).toEqual(['received.code_differs']);
  });

  it('codes are looked up without prefixes', () => expect(vendorCodes(invoiceOf())).toEqual(['100001919017', '304567894']));

  it.each([
    ['by its VAT code alone', { ...firm, legalCode: null }, true],
    ['by its name, where it has no codes', { ...firm, legalCode: null, vatCode: null, name: 'R&D Ąžuolas UAB' }, true],
    ['not by the digits of another country', { ...firm, country: 'LV', vatCode: 'LV100538411', legalCode: '110053842' }, false],
    ['not by its name, where the codes differ', { ...firm, legalCode: '304567894', vatCode: null }, false],
  ])('the firm is recognised %s', (_, given, expected) => {
    const { buyer } = invoiceOf();
    expect(isForUs({ ...invoiceOf(), buyer: { ...buyer, endpoint: null } }, given)).toBe(expected);
  });

  it('a new vendor has what the file says', () =>
    expect(vendorFrom(invoiceOf(), 'NO')).toMatchObject({
      name: 'UAB Kontor pavyzdys',
      legalCode: '304567894',
      vatCode: 'LT100001919017',
      country: 'LT',
      currency: 'EUR',
      email: 'labas@kontor.example',
      account: 'LT121000011101001000',
      active: true,
    }));
});
