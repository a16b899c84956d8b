import { describe, expect, it } from '@jest/globals';
import type { Finding } from '../../documents/finding.ts';
import { estimatePreflight } from '../estimate/estimate.preflight.ts';
import { assertInvoiceSendable, invoicePreflight, type InvoiceToSend } from './invoice.preflight.ts';

const rate = { percent: 21, category: 'S', validFrom: '2009-09-01', validTo: null } as const;
const line = { taxRateId: 1, taxPercent: 21, taxCategory: 'S', serviceFrom: null, serviceTo: null } as const;
const seller = {
  name: 'UAB Kontor',
  legalCode: '302471293',
  vatCode: 'LT100005033512',
  isVatRegistered: true,
  street: 'Gedimino pr. 1',
  city: 'Vilnius',
  country: 'LT',
};
const buyer = {
  kind: 'company' as const,
  name: 'Fjord AS',
  legalCode: '974760673',
  vatCode: null,
  street: 'Torget 1',
  city: 'Bergen',
  country: 'NO',
};
const lawful: InvoiceToSend = {
  id: 7,
  customerId: 1,
  currency: 'EUR',
  language: 'en',
  date: '2026-03-10',
  dateField: 'invoiceDate',
  supplyDate: null,
  advanceDate: null,
  deliveryPlace: null,
  lines: [line],
  charges: [],
  seller,
  buyer,
  taxes: [{ category: 'S', exemptionReason: null }],
  rateOf: () => rate,
  today: '2026-03-10',
  lockDate: null,
  total: 121,
  prepaid: 0,
  rounding: 0,
  lastHour: null,
  account: { kidMethod: 'none', kidLength: null },
};
const found = (given: Partial<InvoiceToSend>): Finding[] => invoicePreflight({ ...lawful, ...given });
const said = (given: Partial<InvoiceToSend>): string[] =>
  found(given).map(({ code, weight, path }) => [weight, code, path].filter(Boolean).join(' '));
const series = { resetsYearly: true, year: 2026, nextNumber: 4, lastIssuedDate: '2026-03-15' };

describe('what is said of an invoice before it is sent', () => {
  it('is nothing where all is there', () => expect(found({})).toEqual([]));

  it.each<[string, Partial<InvoiceToSend>, string[]]>([
    ['has no line', { lines: [] }, ['refused document.no_lines lines']],
    ['has a seller without a seat', { seller: { ...seller, street: '' } }, ['refused document.organisation_incomplete']],
    ['has a company without a town', { buyer: { ...buyer, city: null } }, ['refused document.customer_incomplete']],
    [
      'has reverse charge without a ground for a buyer without a code',
      { buyer: { ...buyer, legalCode: null }, taxes: [{ category: 'AE' }] },
      ['refused document.ground_missing lines', 'refused document.buyer_vat_code customerId'],
    ],
    [
      'has a rate that became another, and one that ended',
      { lines: [line, { ...line, taxPercent: 20 }], rateOf: () => ({ ...rate, validTo: '2026-01-01' }) },
      ['refused tax_rate.not_in_force lines.0.taxRateId', 'refused tax_rate.not_in_force lines.1.taxRateId'],
    ],
    [
      'has a rate that changed',
      { rateOf: () => ({ ...rate, percent: 22 }) },
      ['refused document.tax_rate_changed lines.0.taxRateId'],
    ],
    ['lies in closed books', { lockDate: '2026-03-31' }, ['refused organisation.period_locked invoiceDate']],
    ['is dated ahead', { today: '2026-03-09' }, ['refused document.date_in_future invoiceDate']],
    ['has no room for its KID', { account: { kidMethod: 'mod10', kidLength: 1 } }, ['refused bank_account.kid_too_short']],
    ['has no series', { series: null }, ['refused number_series.missing']],
    ['comes before the last one', { series }, ['refused document.date_before_last invoiceDate']],
    ['may come before the last one', { series, mayBackdate: true }, ['asked document.date_before_last invoiceDate']],
    ['does not say where to pay', { account: null }, ['asked invoice.no_bank_account noAccountConfirmed']],
    ['may not know where to pay', { account: undefined }, []],
    ['bills hours ahead', { lastHour: '2026-03-11' }, ['asked invoice.hours_ahead hoursAheadConfirmed']],
    [
      'bills 9 hours for 60 minutes',
      { billedHours: [{ line: 2, hours: 9, minutes: 60 }] },
      ['asked invoice.hours_above hoursAboveConfirmed'],
    ],
    ['bills 20 minutes as a third of an hour', { billedHours: [{ line: 1, hours: 0.333334, minutes: 20 }] }, []],
    [
      'is a Norwegian one in Lithuanian without a place of delivery',
      { seller: { ...seller, country: 'NO' }, language: 'lt', buyer: { ...buyer, kind: 'person' as const, city: null } },
      ['told document.language_changed language', 'told document.delivery_place_missing deliveryPlace'],
    ],
    [
      'takes the customer above the limit',
      { buyer: { ...buyer, currency: 'EUR', creditLimit: 1000, receivable: 900, unusedCredit: 0 } },
      ['told invoice.above_credit_limit'],
    ],
    [
      'takes the customer to the limit',
      { buyer: { ...buyer, currency: 'EUR', creditLimit: 1021, receivable: 900, unusedCredit: 0 } },
      [],
    ],
    [
      'is covered by what the customer paid too much',
      { buyer: { ...buyer, currency: 'EUR', creditLimit: 1000, receivable: 900, unusedCredit: 50 } },
      [],
    ],
    [
      'is in another currency than the limit',
      { buyer: { ...buyer, currency: 'NOK', creditLimit: 0, receivable: 900, unusedCredit: 0 } },
      [],
    ],
    [
      'is for a customer who buys for money down only',
      { buyer: { ...buyer, currency: 'EUR', creditLimit: 0, receivable: 0, unusedCredit: 0 } },
      ['told invoice.above_credit_limit'],
    ],
    [
      'is a Norwegian one with a place of delivery',
      { seller: { ...seller, country: 'NO' }, deliveryPlace: 'Voss', buyer: { ...buyer, kind: 'person' as const, city: null } },
      [],
    ],
  ])('%s', (_what, given, expected) => expect(said(given)).toEqual(expected));

  it('is what sending refuses, unless it is only told or was confirmed', () => {
    const asked = { account: null, lastHour: '2026-03-11' };
    expect(() => assertInvoiceSendable({ ...lawful, ...asked })).toThrow(
      expect.objectContaining({ code: 'invoice.no_bank_account' }),
    );
    expect(() =>
      assertInvoiceSendable({ ...lawful, ...asked, noAccountConfirmed: true, hoursAheadConfirmed: true }),
    ).not.toThrow();
    const told = { seller: { ...seller, country: 'NO' }, language: 'lt' } as const;
    expect(() => assertInvoiceSendable({ ...lawful, ...told })).not.toThrow();
    const both = { taxes: [{ category: 'AE' as const }], buyer: { ...buyer, legalCode: null } };
    expect(() => assertInvoiceSendable({ ...lawful, ...both })).toThrow(
      expect.objectContaining({
        code: 'document.ground_missing',
        errors: expect.objectContaining({ customerId: { code: 'document.buyer_vat_code' } }) as unknown,
      }),
    );
  });

  it('is less for an estimate, which owes no tax yet', () => {
    const estimate = { ...lawful, dateField: 'estimateDate', today: '2026-03-09', taxes: [{ category: 'E' as const }] };
    expect(estimatePreflight({ ...estimate, seller: { ...seller, street: '' }, lockDate: '2026-12-31' })).toEqual([
      { code: 'document.date_in_future', weight: 'refused', path: 'estimateDate', params: { date: '2026-03-10' } },
      { code: 'document.ground_missing', weight: 'told', path: 'lines', params: { categories: 'E' } },
    ]);
  });
});
