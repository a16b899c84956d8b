import { describe, expect, it } from '@jest/globals';
import {
  assertCharges,
  assertCostConfirmed,
  assertCustomerComplete,
  assertHasLines,
  assertNotAhead,
  assertNotOverpaid,
  assertOpenPeriod,
  assertOrganisationComplete,
  assertReferences,
  assertServicePeriods,
  assertExchangeRate,
} from './document.checks.ts';

const refusal = (code: string, more: object = {}) => expect.objectContaining({ code, ...more }) as unknown as Error;

describe('the dates of a document', () => {
  it.each([
    ['2026-01-31', true],
    ['2026-02-01', false],
  ])('with books closed on 2026-01-31 refuse %s: %s', (date, refused) => {
    const check = () => assertOpenPeriod(date, '2026-01-31', 'invoiceDate');
    if (refused) expect(check).toThrow(refusal('organisation.period_locked', { params: { date: '2026-01-31' } }));
    else expect(check).not.toThrow();
    expect(() => assertOpenPeriod(date, null, 'invoiceDate')).not.toThrow();
  });

  it('of the service on a line end when they begin, or later', () => {
    const lines = (...periods: [string | null, string | null][]) =>
      periods.map(([serviceFrom, serviceTo]) => ({ serviceFrom, serviceTo }));
    expect(() =>
      assertServicePeriods(lines(['2026-03-01', '2026-03-01'], ['2026-03-01', null], [null, '2026-01-01'])),
    ).not.toThrow();
    expect(() => assertServicePeriods(lines([null, null], ['2026-03-02', '2026-03-01']))).toThrow(
      refusal('document.service_period', { errors: { 'lines.1.serviceTo': { code: 'document.service_period' } } }),
    );
  });

  it('are not after the day on which it is sent', () => {
    expect(() => assertNotAhead('2026-03-01', '2026-03-01', 'invoiceDate')).not.toThrow();
    expect(() => assertNotAhead('2026-03-02', '2026-03-01', 'invoiceDate')).toThrow(
      refusal('document.date_in_future', {
        errors: { invoiceDate: { code: 'document.date_in_future', params: { date: '2026-03-02' } } },
      }),
    );
  });
});

describe('sending needs', () => {
  const seller = {
    name: 'UAB Kontor',
    legalCode: '302308327',
    vatCode: null,
    street: 'Gedimino pr. 1',
    city: 'Vilnius',
    country: 'LT',
    isVatRegistered: false,
  };

  it('at least one line', () => {
    expect(() => assertHasLines(true)).not.toThrow();
    expect(() => assertHasLines(false)).toThrow(refusal('document.no_lines'));
  });

  it.each([
    [{}, null],
    [{ street: null, legalCode: ' ' }, 'legalCode, street'],
    [{ isVatRegistered: true }, 'vatCode'],
    [{ isVatRegistered: true, vatCode: 'LT100004801610' }, null],
  ])('a seller with %j: lacks %s', (change, fields) => {
    const check = () => assertOrganisationComplete({ ...seller, ...change }, ['O']);
    if (fields) expect(check).toThrow(refusal('document.organisation_incomplete', { params: { fields } }));
    else expect(check).not.toThrow();
  });

  it.each([
    [{ vatCode: null }, 'isVatRegistered, vatCode'],
    [{ vatCode: 'LT100004801610' }, 'isVatRegistered'],
    [{ vatCode: 'LT100004801610', isVatRegistered: true }, null],
  ])('a seller who is registered for VAT where it is charged: with %j lacks %s', (change, fields) => {
    const check = () => assertOrganisationComplete({ ...seller, ...change }, ['O', 'S']);
    if (fields) expect(check).toThrow(refusal('document.organisation_incomplete', { params: { fields } }));
    else expect(check).not.toThrow();
  });

  it('a buyer with a name, and a company with an address', () => {
    const address = { street: 'Storgata 1', city: 'Bergen' };
    const buyer = { kind: 'company', name: 'AS Fjord', country: 'NO', vatCode: null, ...address } as const;
    expect(() => assertCustomerComplete(buyer)).not.toThrow();
    expect(() => assertCustomerComplete({ ...buyer, name: ' ' })).toThrow(
      refusal('document.customer_incomplete', { params: { fields: 'name' } }),
    );
    expect(() => assertCustomerComplete({ ...buyer, street: ' ', city: null })).toThrow(
      refusal('document.customer_incomplete', { params: { fields: 'street, city' } }),
    );
    expect(() => assertCustomerComplete({ ...buyer, kind: 'person', street: null, city: null })).not.toThrow();
  });
});

it('lines below cost are named until somebody confirms', () => {
  const below = [0, 2].map((index) => ({ index, itemId: 1, name: 'Router', unitPrice: 50, purchasePrice: 60 }));
  expect(() => assertCostConfirmed(below, true)).not.toThrow();
  expect(() => assertCostConfirmed([], false)).not.toThrow();
  expect(() => assertCostConfirmed(below, false)).toThrow(
    refusal('document.price_below_cost', {
      params: { items: 'Router' },
      errors: {
        'lines.0.unitPrice': { code: 'document.price_below_cost', params: { items: 'Router' } },
        'lines.2.unitPrice': { code: 'document.price_below_cost', params: { items: 'Router' } },
      },
    }),
  );
});

describe('what a document names', () => {
  const input = { customerId: 7, contactId: 8, projectId: 9, lines: [{ taxRateId: 1, itemId: 5 }] };
  const rates = [
    { id: 1, validFrom: '2026-01-01', validTo: null },
    { id: 2, validFrom: '2020-01-01', validTo: '2025-12-31' },
  ];
  const check = (given: object = {}, known: object = {}) =>
    assertReferences({ ...input, ...given }, '2026-01-01', {
      hasCustomer: true,
      contactOf: 7,
      projectOf: 7,
      rateOf: (id) => rates.find((rate) => rate.id === id),
      hasItem: (id) => id === 5,
      ...known,
    });

  it('is taken when it is there and belongs together', () => expect(() => check()).not.toThrow());
  it('may be left out', () =>
    expect(() => check({ contactId: null, projectId: null }, { contactOf: null, projectOf: null })).not.toThrow());
  it.each([
    ['a customer that is not there', { hasCustomer: false }, 'customerId', 'error.reference_missing'],
    ['a contact that is not there', { contactOf: null }, 'contactId', 'error.reference_missing'],
    ['a contact of another customer', { contactOf: 6 }, 'contactId', 'document.contact_of_other_customer'],
    ['a project that is not there', { projectOf: null }, 'projectId', 'error.reference_missing'],
    ['a project of another customer', { projectOf: 6 }, 'projectId', 'document.project_of_other_customer'],
    ['a tax rate that is not there', { rateOf: () => undefined }, 'lines.0.taxRateId', 'error.reference_missing'],
    ['a tax rate that has ended', { rateOf: () => rates[1] }, 'lines.0.taxRateId', 'tax_rate.not_in_force'],
    ['an item that is not there', { hasItem: () => false }, 'lines.0.itemId', 'error.reference_missing'],
  ])('is refused at its field: %s', (_, known, path, code) =>
    expect(() => check({}, known)).toThrow(refusal(code, { errors: { [path]: expect.objectContaining({ code }) as unknown } })),
  );
  it('is refused all at once', () =>
    expect(() => check({}, { hasCustomer: false, hasItem: () => false })).toThrow(
      refusal('error.reference_missing', {
        errors: { customerId: { code: 'error.reference_missing' }, 'lines.0.itemId': { code: 'error.reference_missing' } },
      }),
    ));
});

describe('the amounts of a document', () => {
  it('have a charge that is something', () => {
    expect(() => assertCharges([{ percent: 5 }, { amount: 0.01, percent: null }])).not.toThrow();
    expect(() => assertCharges([{ percent: 5 }, { amount: 0 }])).toThrow(
      refusal('document.enter_amount', { errors: { 'charges.1.amount': { code: 'document.enter_amount' } } }),
    );
  });

  it('leave nothing to be paid back', () => {
    expect(() => assertNotOverpaid({ total: 121, prepaid: 121, rounding: 0 })).not.toThrow();
    expect(() => assertNotOverpaid({ total: 121, prepaid: 121.01, rounding: 0 })).toThrow(
      refusal('document.prepaid_above_total', { errors: { prepaid: { code: 'document.prepaid_above_total' } } }),
    );
  });
});

describe('the exchange rate of a document', () => {
  const check =
    (exchangeRate?: number | null, exchangeRateDate?: string, currency = 'NOK') =>
    () =>
      assertExchangeRate({ currency, exchangeRate: exchangeRate ?? null, exchangeRateDate: exchangeRateDate ?? null }, 'EUR');

  it.each([
    ['in the currency of the books', check(1, undefined, 'EUR')],
    ['that was entered', check(11.7354)],
    ['of 1, with its date', check(1, '2026-03-02')],
  ])('%s is taken', (_, tried) => expect(tried).not.toThrow());

  it.each([
    ['is missing', check()],
    ['is 1 because nobody entered it', check(1)],
  ])('is asked for where it %s', (_, tried) =>
    expect(tried).toThrow(
      refusal('document.enter_exchange_rate', { errors: { exchangeRate: { code: 'document.enter_exchange_rate' } } }),
    ),
  );
});
