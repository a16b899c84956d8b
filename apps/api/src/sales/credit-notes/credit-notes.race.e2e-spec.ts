import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { CorrectedInvoice, InvoiceDetail } from '@kontor/domain';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';
import { creditWorld, type CreditWorld } from './credit-notes.sample.ts';

let api: TestApp;
let world: CreditWorld;

beforeAll(async () => {
  api = await testApp();
  world = await creditWorld(api);
});
afterAll(() => api.close());
afterEach(async () => expect((await verify(api.url)).problems).toEqual([]));

const cents = (amount: number): number => Math.round(amount * 100);
const send = async (id: number): Promise<number> => (await world.admin.post(`/api/v1/credit-notes/${id}/send`).send({})).status;
const times = <T>(count: number, of: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => of(at)));
/** Are all amounts of an invoice accounted for? */
const settled = ({ due, paid, writtenOff, credited, balance }: InvoiceDetail): void =>
  expect(cents(paid) + cents(writtenOff) + cents(credited) + cents(balance)).toBe(cents(due));

describe('at once', () => {
  it('two people never credit more than was invoiced', async () => {
    const invoice = await world.sent({ lines: [world.line({ quantity: 3, unitPrice: 33.33 })] });
    const drafts: { id: number }[] = [];
    for (let n = 0; n < 8; n += 1) drafts.push(await world.note(invoice.id, { lines: world.byQuantity(invoice, 1) }));
    const statuses = await times(8, (at) => send(drafts[at]?.id ?? 0));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    const after = await world.get(invoice.id);
    expect(after).toMatchObject({ status: 'paid', creditedTotal: invoice.total, balance: 0 });
    settled(after);
  });

  it('the whole and a part of it are credited by one of two only', async () => {
    for (let n = 0; n < 4; n += 1) {
      const invoice = await world.sent({ lines: [world.line({ quantity: 2 })] });
      const whole = await world.note(invoice.id);
      const part = await world.note(invoice.id, { lines: [{ invoiceLineId: invoice.lines[0]?.id ?? 0, amount: 50 }] });
      const statuses = await Promise.all([send(whole.id), send(part.id)]);
      expect(statuses).toContain(200);
      const { creditedTotal } = await world.get(invoice.id);
      expect(creditedTotal).toBeLessThanOrEqual(invoice.total);
    }
  });

  it('credit and payments settle an invoice together', async () => {
    const invoice = await world.sent({ lines: [world.line({ quantity: 10 })] });
    const drafts: { id: number }[] = [];
    for (let n = 0; n < 5; n += 1) drafts.push(await world.note(invoice.id, { lines: world.byQuantity(invoice, 1) }));
    const pay = async (): Promise<number> =>
      (
        await world.admin
          .post(`/api/v1/invoices/${invoice.id}/record-payment`)
          .send({ paymentDate: '2026-03-05', amount: 200, method: 'bankTransfer' })
      ).status;
    const statuses = await times(11, (at) => (at < 5 ? send(drafts[at]?.id ?? 0) : pay()));
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
    const after = await world.get(invoice.id);
    expect(after.creditedTotal).toBe(605);
    settled(after);
    const [credit] = await api.sql<{ sum: number }>(
      `select (select coalesce(sum(unallocated), 0) from payment where customer_id = $1)
        + (select coalesce(sum(unallocated), 0) from credit_note where invoice_id = $2) as sum`,
      [world.customerId, invoice.id],
    );
    const paid = statuses.slice(5).filter((status) => status === 200).length * 200;
    expect(cents(credit?.sum ?? 0)).toBe(cents(paid + 605 - (invoice.due - after.balance)));
  });

  it('an invoice is credited or voided, not both', async () => {
    for (let n = 0; n < 6; n += 1) {
      const invoice = await world.sent();
      const lines = world.byQuantity(invoice, 1);
      const credit = async (): Promise<number> =>
        (await world.admin.post('/api/v1/credit-notes').send(world.credit(invoice.id, { lines }))).status;
      const voided = async (): Promise<number> =>
        (await world.admin.post(`/api/v1/invoices/${invoice.id}/void`).send({ reason: 'Wrong' })).status;
      const statuses = n % 2 ? await Promise.all([credit(), voided()]) : (await Promise.all([voided(), credit()])).reverse();
      expect([
        [201, 409],
        [409, 200],
      ]).toContainEqual(statuses);
    }
  });

  it('a credit note is sent, voided and paid back once', async () => {
    const invoice = await world.sent();
    await world.admin
      .post(`/api/v1/invoices/${invoice.id}/mark-paid`)
      .send({ paymentDate: '2026-03-05', method: 'cash' })
      .expect(200);
    const { id } = await world.note(invoice.id);
    const sent = await times(8, () => send(id));
    expect(sent.filter((status) => status === 200)).toHaveLength(1);
    const payBack = { paidBackDate: '2026-03-10', method: 'cash' };
    const ends = await times(8, async (at) =>
      at % 2
        ? (await world.admin.post(`/api/v1/credit-notes/${id}/pay-back`).send(payBack)).status
        : (await world.admin.post(`/api/v1/credit-notes/${id}/void`).send({ reason: 'Wrong' })).status,
    );
    expect(ends.filter((status) => status === 200)).toHaveLength(1);
    expect(ends.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  });

  it('two people use the same credit once', async () => {
    const paid = await world.sent({ customerId: world.otherCustomerId });
    await world.admin
      .post(`/api/v1/invoices/${paid.id}/mark-paid`)
      .send({ paymentDate: '2026-03-05', method: 'cash' })
      .expect(200);
    await world.sentNote(paid.id);
    const others: { id: number }[] = [];
    for (let n = 0; n < 3; n += 1) others.push(await world.sent({ customerId: world.otherCustomerId }));
    const statuses = await times(
      6,
      async (at) => (await world.admin.post(`/api/v1/invoices/${others[at % 3]?.id}/use-credit`).send({})).status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('an invoice is corrected once', async () => {
    const invoice = await world.sent();
    const correction = { creditNoteDate: '2026-03-05', reason: 'Wrong price' };
    const answers = await times(4, (at) =>
      world.admin.post(`/api/v1/invoices/${invoice.id}/correct`).send({ ...correction, reason: `Wrong ${at}` }),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    const { invoiceId } = (made[0]?.body ?? {}) as CorrectedInvoice;
    expect(await world.get(invoiceId)).toMatchObject({ status: 'draft', total: invoice.total });
  });
});
