import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addDays,
  todayIn,
  type BillDetail,
  type VendorCreditNoteDetail,
  type VendorPaymentRecord,
  type VendorStatement,
} from '@kontor/domain';
import { pagesOf } from '../../../test/pdf-text.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';
import { billWorld, type BillWorld } from '../bills/bill.sample.ts';
import { creditWorld, type CreditWorld } from '../vendor-credit-notes/vendor-credit-note.sample.ts';

let api: TestApp;
let world: BillWorld;
let credits: CreditWorld;

beforeAll(async () => {
  api = await testApp();
  world = await billWorld(api);
  credits = creditWorld(world);
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
});

const path = (from: string, to: string, id = world.vendorId) => `/api/v1/vendors/${id}/statement?from=${from}&to=${to}`;
const read = async (from: string, to: string, id?: number): Promise<VendorStatement[]> =>
  (await world.admin.get(path(from, to, id)).expect(200)).body as VendorStatement[];
const post = async <T>(at: string, body: object = {}): Promise<T> =>
  (await world.admin.post(`/api/v1/${at}`).send(body).expect(200)).body as T;
const newVendor = async (name: string): Promise<number> => {
  const vendor = { kind: 'company', name, country: 'LT', currency: 'EUR', active: true, alikeConfirmed: true };
  return ((await world.admin.post('/api/v1/vendors').send(vendor).expect(201)).body as { id: number }).id;
};
const pay = (id: number, amount: number, paymentDate: string) =>
  post<BillDetail>(`bills/${id}/record-payment`, { paymentDate, amount, method: 'bankTransfer', reference: 'RF18' });

describe('the statement of a vendor', () => {
  it('adds up what was owed before, what happened day by day, and what is owed after', async () => {
    const may = await world.opened({ billDate: '2026-05-31', dueDate: '2026-06-14' });
    const june = await world.opened({ billDate: '2026-06-02', dueDate: '2026-06-16' });
    await world.opened({ billDate: '2026-07-01', dueDate: '2026-07-15' });
    await world.draft({ billDate: '2026-06-03', dueDate: '2026-06-16' });
    await world.opened({ billDate: '2026-06-04', dueDate: '2026-06-16', vendorId: world.otherVendorId });
    const gone = await world.opened({ billDate: '2026-06-05', dueDate: '2026-06-16' });
    await post(`bills/${gone.id}/void`, { reason: 'Entered twice' });
    await pay(may.id, 100.5, '2026-06-10');
    const note = await credits.opened({ creditDate: '2026-06-11' });
    const applied = { applicationDate: '2026-06-20', allocations: [{ billId: june.id, amount: 40 }] };
    await post(`vendor-credit-notes/${note.id}/apply`, applied);
    await post(`vendor-credit-notes/${note.id}/refund`, { refundDate: '2026-06-21', amount: 10.25, method: 'cash' });
    const [statement, ...others] = await read('2026-06-01', '2026-06-30');
    expect(others).toEqual([]);
    expect(statement).toMatchObject({ currency: 'EUR', opening: 121, billed: 121, paid: 100.5, credited: 60.5, refunded: 10.25 });
    expect(statement?.closing).toBe(91.25);
    expect(statement?.rows.map(({ kind, date, reference, amount, balance }) => [kind, date, reference, amount, balance])).toEqual(
      [
        ['bill', '2026-06-02', june.number, 121, 242],
        ['payment', '2026-06-10', 'RF18', -100.5, 141.5],
        ['creditNote', '2026-06-11', note.number, -60.5, 81],
        ['refund', '2026-06-21', note.number, 10.25, 91.25],
      ],
    );
    expect(statement?.rows.map(({ documentId }) => documentId)).toEqual([june.id, expect.any(Number), note.id, note.id]);
    expect(statement?.rows[1]?.parts).toEqual([{ billId: may.id, billNumber: may.number, amount: 100.5 }]);
    // 20.50 of May and 81 of June are open, and 10.25 of the credit is unused.
    expect(statement?.ages.map(({ amount }) => amount)).toEqual([0, 101.5, 0, 0, 0]);
    expect(statement?.credit).toBe(10.25);
    expect(statement?.rowCount).toBe(4);
    const second = (await world.admin.get(`${path('2026-06-01', '2026-06-30')}&page=2`).expect(200)).body as VendorStatement[];
    expect(second).toEqual([{ ...statement, rows: [] }]);
    await world.admin.get(`${path('2026-06-01', '2026-06-30')}&page=0`).expect(400);
    const [before] = await read('2026-06-12', '2026-06-15');
    expect(before).toMatchObject({ opening: 81, rows: [], closing: 81, credit: 60.5 });
    expect(before?.ages.map(({ amount }) => amount)).toEqual([121, 20.5, 0, 0, 0]);
  });

  it('says what other exchange rates gained or lost, in money and in credit', async () => {
    const vendorId = await newVendor('Nordlys AS');
    const at = (exchangeRate: number) => ({ currency: 'NOK', exchangeRate, exchangeRateInverted: true });
    const bill = () => world.opened({ vendorId, billDate: '2026-06-02', dueDate: '2026-06-16', ...at(11) });
    const lost = async () => (await read('2026-06-01', '2026-06-30', vendorId)).map((one) => one.exchangeDifference);
    // 121 NOK are 11.00 EUR at 11 and 12.10 at 10; 60.50 NOK are 5.50 and 6.05.
    const [paidOne, credited] = [await bill(), await bill()];
    const payment = { paymentDate: '2026-06-10', amount: 121, method: 'bankTransfer' };
    await post(`bills/${paidOne.id}/record-payment`, { ...payment, exchangeRate: 10, exchangeRateInverted: true });
    expect(await lost()).toEqual([0, -1.1]);
    const note = await credits.opened({ vendorId, creditDate: '2026-06-11', ...at(10) });
    const applied = { applicationDate: '2026-06-20', allocations: [{ billId: credited.id, amount: 60.5 }] };
    await post(`vendor-credit-notes/${note.id}/apply`, applied);
    expect(await lost()).toEqual([0, -1.65]);
  });

  it('counts ages to today while the period is not over', async () => {
    const today = todayIn('Europe/Vilnius', new Date());
    const vendorId = await newVendor('Later, UAB');
    await world.opened({ vendorId, billDate: today, dueDate: addDays(today, 5) });
    const [statement] = await read(today, addDays(today, 60), vendorId);
    expect(statement?.ages.map(({ amount }) => amount)).toEqual([121, 0, 0, 0, 0]);
  });

  it('keeps currencies apart, that of the vendor first', async () => {
    const vendorId = await newVendor('Fjord AS');
    await world.opened({ vendorId, currency: 'NOK', exchangeRate: 0.09, exchangeRateInverted: false });
    const statements = await read('2026-01-01', '2026-12-31', vendorId);
    expect(statements.map(({ currency, closing }) => [currency, closing])).toEqual([
      ['EUR', 0],
      ['NOK', 121],
    ]);
  });

  it.each([
    ['en', ['Statement of a vendor', 'Balance before 1 Jun 2026', 'Days overdue on 30 Jun 2026']],
    ['no', ['Kontoutskrift for leverandør', 'Saldo før 01.06.2026']],
    ['lt', ['Skolų suderinimo aktas', '2026-06-30 duomenimis pirkėjas skolingas pardavėjui 91,25 EUR.', 'pardavėjo apskaitoje']],
  ])('comes as a PDF in %s, with both parties and what was paid', async (language, said) => {
    await api.sql('update organisation set language = $1', [language]);
    const { body, headers } = await world.admin
      .get(path('2026-06-01', '2026-06-30').replace('/statement', '/statement/pdf'))
      .expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    const text = (await pagesOf(body as Buffer)).join(' ').replace(/\s+/g, ' ');
    for (const part of [...said, 'UAB Popierius', 'RF18']) expect(text).toContain(part);
    expect(text.includes('Parašas')).toBe(language === 'lt');
  });

  it('refuses invalid or reversed dates, unknown vendors, and people who may not read the amounts', async () => {
    await world.admin.get(path('2026-02-31', '2026-06-30')).expect(400);
    await world.admin.get(path('2026-06-01', '2026-05-31')).expect(400);
    await world.admin.get(path('2026-06-01', '2026-06-30', 999_999)).expect(404);
    for (const role of ['employee', 'projectManager', 'storekeeper'] as const)
      await (await api.as(role)).get(path('2026-06-01', '2026-06-30')).expect(403);
    await (await api.as('auditor')).get(path('2026-06-01', '2026-06-30')).expect(200);
    await (await api.as('employee')).get(path('2026-06-01', '2026-06-30').replace('/statement', '/statement/pdf')).expect(403);
  });
});

/** A repeatable sequence of numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

type Event = { date: string; cents: number };
const cents = (amount: number): number => Math.round(amount * 100);
const dayOf = (place: number): string => new Date(Date.UTC(2026, 2, 5 + place)).toISOString().slice(0, 10);

describe.each([7, 23, 101])('after a random sequence (%i)', (seed) => {
  it('says the same as a sum of cents on every day, and closes with the balance of the vendor', async () => {
    const random = randomFrom(seed);
    const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
    const part = (amount: number): number => Math.max(1, Math.round(cents(amount) * random())) / 100;
    const vendorId = await newVendor(`Vendor ${seed}`);
    const events = new Map<string, Event>();
    const bills = async (): Promise<BillDetail[]> =>
      (
        (
          await world.admin
            .get(`/api/v1/bills?filter=${encodeURIComponent(JSON.stringify({ vendorId, payable: true }))}`)
            .expect(200)
        ).body as BillDetail[]
      ).filter(({ balance }) => balance > 0);
    let notes: VendorCreditNoteDetail[] = [];
    const payments: number[] = [];
    const line = () => ({ ...world.line(), unitCost: 1 + Math.round(random() * 90_000) / 100 });
    const keep = (note: VendorCreditNoteDetail): void => {
      notes = [...notes.filter(({ id }) => id !== note.id), note];
    };
    for (let step = 0; step < 45; step += 1) {
      const date = dayOf(Math.floor(step / 2));
      const kind = random();
      const [bill, note] = [pick(await bills()), pick(notes)];
      if (kind < 0.3) {
        const made = await world.opened({ vendorId, billDate: date, dueDate: date, lines: [line()] });
        events.set(`bill ${made.id}`, { date, cents: cents(made.total) });
      } else if (kind < 0.42) {
        const made = await credits.opened({ vendorId, creditDate: date, lines: [line()] });
        keep(made);
        events.set(`note ${made.id}`, { date, cents: -cents(made.total) });
      } else if (kind < 0.65 && bill) {
        const amount = random() < 0.4 ? bill.balance : part(bill.balance);
        const input = { vendorId, currency: 'EUR', exchangeRate: 1, paymentDate: date, method: 'bankTransfer' };
        const body = { ...input, allocations: [{ billId: bill.id, amount }] };
        const made = (await world.admin.post('/api/v1/vendor-payments').send(body).expect(201)).body as VendorPaymentRecord;
        payments.push(made.id);
        events.set(`payment ${made.id}`, { date, cents: -cents(made.amount) });
      } else if (kind < 0.78 && bill && note && note.available > 0) {
        const allocations = [{ billId: bill.id, amount: part(Math.min(bill.balance, note.available)) }];
        keep(await post(`vendor-credit-notes/${note.id}/apply`, { applicationDate: date, allocations }));
      } else if (kind < 0.86 && note && note.available > 0) {
        const amount = part(note.available);
        const after = await post<VendorCreditNoteDetail>(`vendor-credit-notes/${note.id}/refund`, {
          refundDate: date,
          amount,
          method: 'bankTransfer',
        });
        keep(after);
        events.set(`refund ${after.refunds.at(-1)?.id}`, { date, cents: cents(amount) });
      } else if (kind < 0.93 && payments.length) {
        const id = payments.splice(Math.floor(random() * payments.length), 1)[0];
        const { version } = (await world.admin.get(`/api/v1/vendor-payments/${id}`).expect(200)).body as { version: number };
        await world.admin.delete(`/api/v1/vendor-payments/${id}`).set('If-Match', `"${version}"`).expect(200);
        events.delete(`payment ${id}`);
      } else if (bill && bill.status === 'open') {
        await post(`bills/${bill.id}/void`, { reason: 'Entered twice' });
        events.delete(`bill ${bill.id}`);
      }
    }
    expect(events.size).toBeGreaterThan(10);
    for (const [first, last] of [
      [0, 40],
      [5, 12],
      [9, 9],
      [13, 30],
    ] as const) {
      const [from, to] = [dayOf(first), dayOf(last)];
      const until = (day: string, included: boolean): number =>
        [...events.values()]
          .filter(({ date }) => date < day || (included && date === day))
          .reduce((total, event) => total + event.cents, 0);
      const [statement] = await read(from, to, vendorId);
      if (!statement) throw new Error('No statement');
      const { opening, closing, ages, credit, rows, billed, paid, credited, refunded } = statement;
      expect([cents(opening), cents(closing)]).toEqual([until(from, false), until(to, true)]);
      expect(cents(opening) + cents(billed) - cents(paid) - cents(credited) + cents(refunded)).toBe(cents(closing));
      expect(rows.at(-1)?.balance ?? opening).toBe(closing);
      expect(ages.reduce((total, { amount }) => total + cents(amount), 0) - cents(credit)).toBe(cents(closing));
      expect(credit).toBeGreaterThanOrEqual(0);
    }
    const [{ balance } = { balance: '' }] = await api.sql<{ balance: string }>(
      `select (select coalesce(sum(balance), 0) from bill where vendor_id = $1)
        - (select coalesce(sum(available), 0) from vendor_credit_note where vendor_id = $1) as balance`,
      [vendorId],
    );
    const [whole] = await read('2026-01-01', dayOf(60), vendorId);
    expect(cents(whole?.closing ?? NaN)).toBe(cents(Number(balance)));
    expect(cents(whole?.credit ?? NaN)).toBe(notes.reduce((total, { available }) => total + cents(available), 0));
  });
});
