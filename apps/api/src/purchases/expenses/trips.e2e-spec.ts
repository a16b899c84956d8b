import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExpenseInput, ExpenseRecord, TravelRateRecord } from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';

let api: TestApp;
let admin: Agent;
let ieva: Agent;
let car: TravelRateRecord;
let days: TravelRateRecord;

const rate = async (given: object): Promise<TravelRateRecord> =>
  (
    await admin
      .post('/api/v1/travel-rates')
      .send({ currency: 'EUR', validFrom: '2026-01-01', ...given })
      .expect(201)
  ).body as TravelRateRecord;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  ieva = await api.as('employee', { fullName: 'Ieva Ievaitė' });
  car = await rate({ kind: 'kilometres', name: 'Own car', amount: 0.35, passengerAmount: 0.1 });
  days = await rate({ kind: 'perDiem', name: 'Norway', amount: 736, currency: 'NOK' });
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
});

const drive = (given: object = {}): object => ({
  kind: 'kilometres',
  paidBy: 'employee',
  expenseDate: '2026-03-02',
  travelRateId: car.id,
  quantity: 84,
  passengers: 1,
  departure: 'Vilnius',
  destination: 'Kaunas',
  comment: 'Kick-off',
  alikeConfirmed: true,
  ...given,
});
const away = (given: object = {}): object => ({
  kind: 'perDiem',
  paidBy: 'employee',
  expenseDate: '2026-03-02',
  endDate: '2026-03-04',
  travelRateId: days.id,
  quantity: 2.5,
  comment: 'Fair in Oslo',
  exchangeRate: 0.085,
  exchangeRateInverted: false,
  alikeConfirmed: true,
  ...given,
});
const post = (body: object) => ieva.post('/api/v1/expenses').send(body);
const made = async (body: object): Promise<ExpenseRecord> => (await post(body).expect(201)).body as ExpenseRecord;

describe('a trip', () => {
  it('is paid by its kilometres and passengers, whatever amount is sent', async () => {
    expect(await made(drive({ amount: 999, taxAmount: 5, vendorName: 'Circle K' }))).toMatchObject({
      kind: 'kilometres',
      amount: 37.8,
      net: 37.8,
      tax: 0,
      baseAmount: 37.8,
      currency: 'EUR',
      paidBy: 'employee',
      quantity: 84,
      passengers: 1,
      unitAmount: 0.35,
      passengerAmount: 0.1,
      travelRateName: 'Own car',
      vendorName: null,
      departure: 'Vilnius',
      destination: 'Kaunas',
      comment: 'Kick-off',
      endDate: null,
      hasPaper: false,
    });
  });

  it('is paid by its days and parts of days, in the currency of the rate', async () => {
    expect(await made(away({ departure: 'Vilnius', currency: 'EUR' }))).toMatchObject({
      kind: 'perDiem',
      amount: 1840,
      currency: 'NOK',
      baseAmount: 156.4,
      quantity: 2.5,
      endDate: '2026-03-04',
      departure: null,
      passengers: 0,
      passengerAmount: null,
    });
    expect(await made(away({ endDate: undefined, quantity: 1 }))).toMatchObject({ amount: 736, endDate: '2026-03-02' });
  });

  it.each<[change: object, field: string, code: string]>([
    [{ quantity: null }, 'quantity', 'expense.enter_kilometres'],
    [{ travelRateId: null }, 'travelRateId', 'field.required'],
    [{ expenseDate: '2025-12-31' }, 'travelRateId', 'travel_rate.not_in_force'],
    [{ departure: ' ' }, 'departure', 'field.required'],
    [{ destination: null }, 'destination', 'field.required'],
    [{ comment: null }, 'comment', 'expense.enter_purpose'],
    [{ paidBy: 'firm' }, 'paidBy', 'expense.trip_paid_by_firm'],
  ])('by car with %j is refused', async (change, field, code) => {
    expect((await post(drive(change)).expect(422)).body).toMatchObject({ errors: { [field]: { code } } });
  });

  it.each<[change: object, field: string, code: string]>([
    [{ quantity: 3.01 }, 'quantity', 'expense.too_many_days'],
    [{ quantity: null }, 'quantity', 'expense.enter_days'],
    [{ endDate: '2026-03-01' }, 'endDate', 'expense.ends_before_it_begins'],
    [{ endDate: '2099-01-01' }, 'endDate', 'expense.in_future'],
    [{ paidBy: 'firm' }, 'paidBy', 'expense.trip_paid_by_firm'],
  ])('by days with %j is refused', async (change, field, code) => {
    expect((await post(away(change)).expect(422)).body).toMatchObject({ errors: { [field]: { code } } });
  });

  it('is never paid by the firm, in the database either, and a receipt of the firm does not become one', async () => {
    const { id } = await made(drive());
    await expect(api.sql(`update expense set paid_by = 'firm' where id = $1`, [id])).rejects.toThrow('expense_trip');
    const firms = await made({ kind: 'receipt', paidBy: 'firm', expenseDate: '2026-03-02', amount: 12 });
    const change = ieva.put(`/api/v1/expenses/${firms.id}`).send({ ...drive({ paidBy: 'firm' }), version: firms.version });
    expect((await change.expect(422)).body).toMatchObject({ errors: { paidBy: { code: 'expense.trip_paid_by_firm' } } });
  });

  it('takes no rate of another kind, and a receipt still needs its amount', async () => {
    expect((await post(drive({ travelRateId: days.id })).expect(422)).body).toMatchObject({ errors: { travelRateId: {} } });
    const receipt: Partial<ExpenseInput> = { paidBy: 'employee', expenseDate: '2026-03-02' };
    expect((await post(receipt).expect(422)).body).toMatchObject({ errors: { amount: { code: 'document.enter_amount' } } });
  });

  it('is paid by the rate of its day when it is submitted, and keeps it', async () => {
    const changing = await rate({ kind: 'kilometres', name: 'Van', amount: 0.3 });
    const { id } = await made(drive({ travelRateId: changing.id, passengers: 0 }));
    const change = async (amount: number): Promise<void> => {
      const {
        version,
        createdAt: _,
        updatedAt: __,
        id: rateId,
        ...input
      } = (await admin.get(`/api/v1/travel-rates/${changing.id}`).expect(200)).body as TravelRateRecord;
      await admin
        .put(`/api/v1/travel-rates/${rateId}`)
        .send({ ...input, amount, version })
        .expect(200);
    };
    const amount = async (): Promise<number> =>
      ((await ieva.get(`/api/v1/expenses/${id}`).expect(200)).body as ExpenseRecord).amount;
    await change(0.4);
    expect(await amount()).toBe(25.2);
    await ieva.post(`/api/v1/expenses/${id}/submit`).send({}).expect(200);
    expect(await amount()).toBe(33.6);
    await change(0.5);
    expect(await amount()).toBe(33.6);
  });

  it('becomes a receipt again, and is billed to its customer', async () => {
    const customerId = await store(api, aCustomer({ markUpPercent: 10 }));
    const trip = await made(drive({ customerId, billable: true, passengers: 0 }));
    expect((await admin.get(`/api/v1/expenses/${trip.id}`)).body).toMatchObject({ amount: 29.4, unitPrice: 32.34 });
    const input = { kind: 'receipt', paidBy: 'employee', expenseDate: '2026-03-02', amount: 12, vendorName: 'Bolt' };
    const { body } = await ieva
      .put(`/api/v1/expenses/${trip.id}`)
      .send({ ...input, version: trip.version })
      .expect(200);
    expect(body).toMatchObject({ kind: 'receipt', amount: 12, travelRateId: null, quantity: null, departure: null });
  });
});

describe('a rate of travel', () => {
  const post = (given: object) =>
    admin.post('/api/v1/travel-rates').send({ kind: 'kilometres', currency: 'EUR', amount: 0.4, ...given });

  it('follows another of its name, and never overlaps it', async () => {
    await rate({ kind: 'kilometres', name: 'Bicycle', amount: 0.1, validTo: '2026-06-30' });
    const refused = await post({ name: 'Bicycle', validFrom: '2026-06-30' }).expect(422);
    expect(refused.body).toMatchObject({ errors: { validFrom: { code: 'travel_rate.overlaps' } } });
    await post({ name: 'Bicycle', validFrom: '2026-07-01' }).expect(201);
  });

  it('adds for passengers by kilometre only, ends after it begins, and stays while a trip uses it', async () => {
    const day = { kind: 'perDiem', name: 'Latvia', validFrom: '2026-01-01' };
    expect((await post({ ...day, passengerAmount: 1 }).expect(422)).body).toMatchObject({ code: 'travel_rate.no_passengers' });
    expect((await post({ ...day, validTo: '2025-01-01' }).expect(422)).body).toMatchObject({ errors: { validTo: {} } });
    await admin.delete(`/api/v1/travel-rates/${car.id}`).set('If-Match', `"${car.version}"`).expect(409);
    await ieva.get('/api/v1/travel-rates').expect(200);
    await ieva
      .post('/api/v1/travel-rates')
      .send({ ...day, name: 'Mine', currency: 'EUR', amount: 1 })
      .expect(403);
  });
});
