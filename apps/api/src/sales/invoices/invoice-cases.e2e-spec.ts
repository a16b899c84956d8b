import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentLineInput, InvoiceDetail, InvoiceInput } from '@kontor/domain';
import { pagesOf } from '../../../test/pdf-text.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import { verify } from '../../tools/verify.ts';
import { invoiceWorld, type InvoiceWorld } from './invoices.sample.ts';

type Adjustment = { amount?: string; percent?: string; reason?: string };
type Tax = { category: string; rate: string };
type Case = {
  id: string;
  title: string;
  input: {
    currency: string;
    lines: {
      quantity: string;
      unit: string;
      price: string;
      baseQuantity?: string;
      vat: Tax;
      allowances?: Adjustment[];
      charges?: Adjustment[];
    }[];
    allowances?: Adjustment[];
    prepaid?: string;
    roundPayableTo?: string;
  };
  expected: {
    lines: { net: string }[];
    documentAllowances: { rate: string; amount: string }[];
    vatBreakdown: { category: string; rate: string; taxable: string; tax: string }[];
  } & Record<'sumOfLines' | 'allowanceTotal' | 'chargeTotal' | 'totalWithoutVat' | 'totalVat' | 'totalWithVat', string> &
    Record<'prepaid' | 'rounding' | 'payable', string>;
};
const file = new URL('../../../../../libs/domain/src/documents/testing/einvoice-cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] };

let api: TestApp;
let world: InvoiceWorld;
const rateIds = new Map<string, number>();

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
  for (const rate of ['25', '21', '15', '12', '5']) {
    const [row] = await api.sql<{ id: number }>(
      `insert into tax_rate (name, percent, category, valid_from) values ($1, $2, 'S', '2013-01-01') returning id`,
      [`Case ${rate}`, Number(rate)],
    );
    if (row) rateIds.set(rate, row.id);
  }
});
afterAll(async () => {
  await api.close();
  await stopDrawing();
});

const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
const only = (list: Adjustment[] | undefined): Adjustment => {
  if ((list?.length ?? 0) > 1) throw new Error('A case with two of a kind has to be said another way');
  return list?.[0] ?? {};
};

function inputOf({ input }: Case): Partial<InvoiceInput> {
  const discount = only(input.allowances);
  return {
    currency: input.currency,
    language: 'en',
    discountPercent: number(discount.percent),
    discountAmount: number(discount.amount),
    prepaid: number(input.prepaid),
    roundPayableTo: number(input.roundPayableTo),
    lines: input.lines.map((line): DocumentLineInput => {
      const [off, charge] = [only(line.allowances), only(line.charges)];
      return world.line({
        quantity: Number(line.quantity),
        unit: line.unit,
        unitPrice: Number(line.price),
        baseQuantity: number(line.baseQuantity),
        discountPercent: number(off.percent),
        discountAmount: number(off.amount),
        charge: number(charge.amount),
        chargeReason: charge.reason ?? null,
        taxRateId: rateIds.get(line.vat.rate),
      });
    }),
  };
}

/** Returns the answer in the format of the worked cases. */
function asExpected(invoice: InvoiceDetail): Case['expected'] {
  const text = (value: number): string => value.toFixed(2);
  return {
    lines: invoice.lines.map(({ net }, index) => ({ id: String(index + 1), net: text(net) })),
    documentAllowances: invoice.taxes.flatMap(({ percent, discount }) =>
      discount ? [{ rate: String(percent), amount: text(discount) }] : [],
    ),
    sumOfLines: text(invoice.subtotal),
    allowanceTotal: text(invoice.discount),
    chargeTotal: text(invoice.charge),
    totalWithoutVat: text(invoice.net),
    vatBreakdown: invoice.taxes.map(({ category, percent, base, amount }) => ({
      category,
      rate: String(percent),
      taxable: text(base),
      tax: text(amount),
    })),
    totalVat: text(invoice.tax),
    totalWithVat: text(invoice.total),
    prepaid: text(invoice.prepaid),
    rounding: text(invoice.rounding),
    payable: text(invoice.due),
  };
}

const paperOf = async (id: number): Promise<string> => {
  const { body } = await world.admin.get(`/api/v1/invoices/${id}/preview-pdf`).buffer().expect(200);
  return (await pagesOf(body as Buffer)).join(' ');
};
const shown = (amount: string | number): string =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Number(amount)).replace('-', '−');

describe('the worked cases of EN 16931 through the API', () => {
  it.each(cases.map((one) => [one.id, one.title, one] as const))('%s %s', async (_id, _title, one) => {
    const invoice = await world.draft(inputOf(one));
    const { documentAllowances, ...expected } = one.expected;
    expect({ ...asExpected(invoice), documentCharges: [] }).toEqual({
      ...expected,
      documentAllowances: documentAllowances.map(({ rate, amount }) => ({ rate, amount })),
    });
    const paper = await paperOf(invoice.id);
    for (const { net } of one.expected.lines) expect(paper).toContain(shown(net));
    for (const { rate, taxable, tax } of one.expected.vatBreakdown)
      expect(paper).toContain(`VAT ${rate}% of ${shown(taxable)} ${shown(tax)}`);
    expect(paper).toContain(`Total incl. VAT ${shown(one.expected.totalWithVat)} ${invoice.currency}`);
    expect(paper).toContain(`Amount due ${shown(one.expected.payable)} ${invoice.currency}`);
    // Sending keeps the amounts.
    const sent = (await world.admin.post(`/api/v1/invoices/${invoice.id}/send`).send({ noAccountConfirmed: true }).expect(200))
      .body as InvoiceDetail;
    expect({ ...asExpected(sent), documentCharges: [] }).toEqual({ ...asExpected(invoice), documentCharges: [] });
    expect(sent.balance).toBe(Number(one.expected.payable));
  });

  it('a price for a hundred, a line charge and what was paid before are said on the paper', async () => {
    const lines = [
      world.line({
        quantity: 1250,
        unitPrice: 12.5,
        baseQuantity: 100,
        discountAmount: 6.25,
        charge: 75.05,
        chargeReason: 'Travel',
      }),
    ];
    const charges = [
      { reason: 'Freight', percent: 10 },
      { reason: 'Packing', amount: 2, taxRateId: world.rates.low },
    ];
    const invoice = await world.draft({ lines, charges, prepaid: 100, roundPayableTo: 0.05, language: 'en' });
    expect(invoice).toMatchObject({ subtotal: 225.05, charge: 24.51, net: 249.56, tax: 52.09, total: 301.65, due: 201.65 });
    const paper = await paperOf(invoice.id);
    for (const part of ['12.50 / 100', '6.25', 'Travel: 75.05', 'Freight 10% 22.51', 'Packing 2.00', 'Paid in advance −100.00'])
      expect(paper).toContain(part);
  });
});

describe('what a document adds and takes off', () => {
  const put = ({ id, version }: InvoiceDetail, change: Partial<InvoiceInput>) =>
    world.admin.put(`/api/v1/invoices/${id}`).send({ ...world.input(change), version });

  it('is kept as it was typed, and changes with the draft', async () => {
    const charge = { reason: 'Freight', amount: 10, taxRateId: world.rates.low };
    const invoice = await world.draft({ charges: [charge], prepaid: 21, roundPayableTo: 1 });
    expect(invoice.charges).toEqual([
      {
        ...charge,
        percent: null,
        taxName: 'VAT 5',
        taxPercent: 5,
        taxCategory: 'S',
        charge: 10,
        taxReason: null,
        taxIsafCode: null,
        taxSaftCode: null,
      },
    ]);
    expect(invoice).toMatchObject({ total: 131.5, prepaid: 21, roundPayableTo: 1, rounding: 0.5, due: 111, balance: 111 });
    expect(invoice.taxes).toMatchObject([
      { percent: 21, charge: 0 },
      { percent: 5, charge: 10, base: 10 },
    ]);
    const { body } = await put(invoice, {}).expect(200);
    expect(body).toMatchObject({
      charges: [],
      charge: 0,
      total: 121,
      prepaid: 0,
      roundPayableTo: null,
      rounding: 0,
      balance: 121,
    });
  });

  it('is no change when it is saved as it was', async () => {
    const charges = [{ reason: 'Freight', amount: 10, taxRateId: world.rates.low }];
    const invoice = await world.draft({ charges });
    const after = (await put(invoice, { charges, orderNumber: 'A' }).expect(200)).body as InvoiceDetail;
    await put(after, { charges: [], orderNumber: 'A' }).expect(200);
    const rows = await api.sql<{ changes: object }>(
      `select changes from audit where subject = 'Invoice' and verb = 'update' and subject_id = $1 order by id`,
      [invoice.id],
    );
    expect(rows.map(({ changes }) => 'charges' in changes)).toEqual([false, true]);
  });

  it('is paid when what is due is paid, and stands so on the statement', async () => {
    const customerId = world.otherCustomerId;
    const { id } = await world.sent({ customerId, prepaid: 100, roundPayableTo: 1 });
    const pay = { paymentDate: '2026-03-05', amount: 21, method: 'bankTransfer' };
    expect((await world.admin.post(`/api/v1/invoices/${id}/record-payment`).send(pay).expect(200)).body).toMatchObject({
      status: 'paid',
      total: 121,
      prepaid: 100,
      due: 21,
      paid: 21,
      balance: 0,
    });
    const query = '?from=2026-03-01&to=2026-03-31';
    const { body } = await world.admin.get(`/api/v1/customers/${customerId}/statement${query}`).expect(200);
    expect(JSON.stringify(body)).toContain('"amount":21');
  });

  it.each([
    [
      'both discounts of a line',
      () => ({ lines: [world.line({ discountPercent: 5, discountAmount: 5 })] }),
      'lines.0.discountPercent',
    ],
    ['a line discount above the line', () => ({ lines: [world.line({ discountAmount: 100.01 })] }), 'lines.0.discountAmount'],
    ['a price for no pieces', () => ({ lines: [world.line({ baseQuantity: 0 })] }), 'lines.0.baseQuantity'],
    ['a negative line charge', () => ({ lines: [world.line({ charge: -1 })] }), 'lines.0.charge'],
    ['a charge without a reason', () => ({ charges: [{ reason: ' ', amount: 1 }] }), 'charges.0.reason'],
    ['a charge of nothing', () => ({ charges: [{ reason: 'Freight' }] }), 'charges.0.amount'],
    ['a charge said both ways', () => ({ charges: [{ reason: 'Freight', amount: 1, percent: 1 }] }), 'charges.0.percent'],
    [
      'a charge with a rate of another year',
      () => ({ charges: [{ reason: 'Freight', amount: 1, taxRateId: world.rates.ended }] }),
      'charges.0.taxRateId',
    ],
    [
      'a charge with a rate that is none',
      () => ({ charges: [{ reason: 'Freight', amount: 1, taxRateId: 99999 }] }),
      'charges.0.taxRateId',
    ],
    ['more paid in advance than the total', () => ({ prepaid: 121.01 }), 'prepaid'],
    ['rounding to less than a cent', () => ({ roundPayableTo: 0.001 }), 'roundPayableTo'],
  ])('refuses %s', async (_what, change, path) => {
    const { status, body } = await world.admin.post('/api/v1/invoices').send(world.input(change()));
    expect([400, 422]).toContain(status);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([path]);
  });
});

describe('an invoice in a currency without cents', () => {
  it('has none, and its proof asks for none', async () => {
    const yen = {
      currency: 'JPY',
      exchangeRate: 0.006,
      exchangeRateInverted: false,
      lines: [world.line({ unitPrice: 100_001 })],
    };
    expect(await world.draft(yen)).toMatchObject({ net: 100_001, tax: 21_000, total: 121_001 });
    expect((await verify(api.url)).problems).toEqual([]);
  });
});
