import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { CreditNoteCounts, CreditNoteDetail, CreditNoteRecord, InvoiceDetail } from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { store } from '../../../test/builders/store.ts';
import { listPath, testApp, type TestApp } from '../../../test/test-app.ts';
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

const path = (id: number, verb = ''): string => `/api/v1/credit-notes/${id}${verb && `/${verb}`}`;
const command = (id: number, verb: string, body: object = {}) => world.admin.post(path(id, verb)).send(body);
const pay = (id: number, amount: number) =>
  world.admin.post(`/api/v1/invoices/${id}/record-payment`).send({ paymentDate: '2026-03-05', amount, method: 'bankTransfer' });

describe('a draft', () => {
  it('credits lines by quantity or by amount, in the words and at the rate of its invoice', async () => {
    const invoice = await world.sent({
      currency: 'USD',
      exchangeRate: 0.9,
      exchangeRateInverted: false,
      orderNumber: 'PO-1',
      yourReference: 'Rūta Rūtaitė',
      deliveryPlace: 'Kaunas',
      projectId: world.projectId,
      discountPercent: 10,
      lines: [world.line({ quantity: 4, unitPrice: 25 }), world.line({ description: 'Travel', taxRateId: world.rates.low })],
    });
    const [first, second] = invoice.lines;
    const lines = [
      { invoiceLineId: first?.id ?? 0, quantity: 1 },
      { invoiceLineId: second?.id ?? 0, amount: 40 },
    ];
    const note = await world.note(invoice.id, { lines, customerNotes: 'Sorry', internalNote: 'Our mistake' });
    expect(note).toMatchObject({
      status: 'draft',
      number: null,
      invoiceId: invoice.id,
      invoiceNumber: invoice.number,
      invoiceDate: '2026-03-02',
      customerId: world.customerId,
      projectId: world.projectId,
      orderNumber: 'PO-1',
      yourReference: 'Rūta Rūtaitė',
      deliveryPlace: 'Kaunas',
      currency: 'USD',
      exchangeRate: 0.9,
      exchangeRateInverted: false,
      creditNoteDate: '2026-03-05',
      reason: 'Returned',
      customerNotes: 'Sorry',
      internalNote: 'Our mistake',
      subtotal: 65,
      discount: 6.5,
      net: 58.5,
      tax: 6.53,
      total: 65.03,
      due: 65.03,
      applied: 0,
      unallocated: 0,
      paidBack: 0,
      isDelivered: false,
    });
    expect(note.lines.map(({ quantity, net, isByAmount }) => ({ quantity, net, isByAmount }))).toEqual([
      { quantity: 1, net: 25, isByAmount: false },
      { quantity: 1, net: 40, isByAmount: true },
    ]);
    expect(note.taxes.map(({ percent, base, amount }) => ({ percent, base, amount }))).toEqual([
      { percent: 21, base: 22.5, amount: 4.73 },
      { percent: 5, base: 36, amount: 1.8 },
    ]);
    expect(await world.creditable(invoice.id)).toMatchObject({
      creditedTotal: 0,
      lines: [{ creditedQuantity: 0 }, { creditedNet: 0 }],
    });
  });

  it('is changed, listed, counted and deleted', async () => {
    const invoice = await world.sent({ lines: [world.line({ quantity: 2 }), world.line()] });
    const note = await world.note(invoice.id);
    const change = world.credit(invoice.id, { reason: 'Too much', lines: world.byQuantity(invoice, 1).slice(0, 1) });
    const changed = await world.admin.put(path(note.id)).set('If-Match', `"${note.version}"`).send(change).expect(200);
    expect(changed.body).toMatchObject({ reason: 'Too much', total: 121, lines: [{ quantity: 1 }] });
    expect(
      (await world.admin.put(path(note.id)).set('If-Match', `"${note.version}"`).send(change).expect(409)).body,
    ).toMatchObject({
      code: 'error.stale',
    });
    const listed = await world.admin.get(listPath('credit-notes', { filter: { invoiceId: invoice.id } })).expect(200);
    expect((listed.body as CreditNoteRecord[]).map(({ id, total }) => ({ id, total }))).toEqual([{ id: note.id, total: 121 }]);
    const { draft } = (await world.admin.get('/api/v1/credit-notes/counts').expect(200)).body as CreditNoteCounts;
    expect(draft).toBeGreaterThanOrEqual(1);
    const { version } = changed.body as { version: number };
    await world.admin.delete(path(note.id)).set('If-Match', `"${version}"`).expect(200);
    await world.admin.get(path(note.id)).expect(404);
    const ids = [(await world.note(invoice.id)).id, (await world.note(invoice.id)).id];
    const gone = await world.admin
      .delete('/api/v1/credit-notes')
      .query({ filter: JSON.stringify({ id: ids }) })
      .expect(200);
    expect(gone.body).toEqual(ids);
  });

  it('adds up the whole filter by currency, without void ones, and what is used of sent ones only', async () => {
    const customerId = await store(api, aCustomer());
    const [first, second, third] = [
      await world.sent({ customerId }),
      await world.sent({ customerId }),
      await world.sent({ customerId }),
    ];
    await world.note(first.id);
    await world.sentNote(second.id);
    await world.admin
      .post(`/api/v1/invoices/${third.id}/mark-paid`)
      .send({ paymentDate: '2026-03-05', method: 'cash' })
      .expect(200);
    const left = await world.sentNote(third.id);
    const totals = async (filter: object): Promise<unknown> =>
      (
        await world.admin
          .get('/api/v1/credit-notes/totals')
          .query({ filter: JSON.stringify(filter) })
          .expect(200)
      ).body;
    const sums = { currency: 'EUR', count: 3, due: 3 * left.due, applied: left.due, paidBack: 0, unallocated: left.due };
    expect(await totals({ customerId })).toEqual([sums]);
    expect(await totals({ customerId, status: 'draft' })).toEqual([
      { ...sums, count: 1, due: left.due, applied: 0, unallocated: 0 },
    ]);
    expect(await totals({ customerId: 999_999 })).toEqual([]);
  });

  it('is shown as the paper that would be sent', async () => {
    const { id } = await world.note((await world.sent()).id);
    const { headers, body } = await world.admin.get(path(id, 'preview-pdf')).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect((body as Buffer).subarray(0, 4).toString()).toBe('%PDF');
    await world.admin.get(path(id, 'pdf')).expect(409);
  });
});

describe('sending', () => {
  it('gives a number of its own series, freezes the credit note and reduces the balance', async () => {
    const invoice = await world.sent({ lines: [world.line({ quantity: 4 })] });
    const note = await world.sentNote(invoice.id, { lines: world.byQuantity(invoice, 1) });
    expect(note).toMatchObject({ status: 'sent', total: 121, applied: 121, unallocated: 0, pdfState: 'pending' });
    expect(note.number).toMatch(/^CN-2026-\d{4}$/);
    expect(await world.get(invoice.id)).toMatchObject({
      status: 'sent',
      credited: 121,
      creditedTotal: 121,
      balance: 363,
      paid: 0,
    });
    await command(note.id, 'send').expect(409);
    const change = world.credit(invoice.id, { lines: world.byQuantity(invoice, 1) });
    await world.admin.put(path(note.id)).set('If-Match', `"${note.version}"`).send(change).expect(409);
    await world.admin.delete(path(note.id)).set('If-Match', `"${note.version}"`).expect(409);
    await expect(api.sql('update credit_note set total = 1, net = 1, tax = 0 where id = $1', [note.id])).rejects.toThrow(
      'frozen',
    );
    await expect(api.sql('delete from credit_note_line where credit_note_id = $1', [note.id])).rejects.toThrow('frozen');
  });

  it('of the whole settles an unpaid invoice, and makes credit of a paid one', async () => {
    const [unpaid, paid] = [await world.sent(), await world.sent()];
    expect(await world.sentNote(unpaid.id)).toMatchObject({ applied: 121, unallocated: 0 });
    expect(await world.get(unpaid.id)).toMatchObject({ status: 'paid', credited: 121, balance: 0 });
    await pay(paid.id, 100).expect(200);
    expect(await world.sentNote(paid.id)).toMatchObject({ applied: 21, unallocated: 100 });
    expect(await world.get(paid.id)).toMatchObject({ status: 'paid', paid: 100, credited: 21, creditedTotal: 121, balance: 0 });
  });

  it('settles its invoice, too, when a payment bounces that had made credit of it', async () => {
    const invoice = await world.sent({ lines: [world.line()] });
    await pay(invoice.id, 60).expect(200);
    const note = await world.note(invoice.id);
    expect((await command(note.id, 'send').expect(200)).body).toMatchObject({ applied: 61, unallocated: 60 });
    const { body } = await world.admin.get(`/api/v1/invoices/${invoice.id}/payments`).expect(200);
    const [payment] = body as { id: number; version: number }[];
    await world.admin.delete(`/api/v1/payments/${payment?.id}`).set('If-Match', `"${payment?.version}"`).expect(200);
    const after = (await world.admin.get(`/api/v1/invoices/${invoice.id}`).expect(200)).body as InvoiceDetail;
    expect(after).toMatchObject({ status: 'paid', paid: 0, credited: 121, balance: 0 });
    expect((await world.admin.get(path(note.id)).expect(200)).body).toMatchObject({ applied: 121, unallocated: 0 });
  });

  it('by email waits for the PDF, and the customer has it then', async () => {
    const invoice = await world.sent();
    const { id } = await world.note(invoice.id);
    const { body } = await world.admin.get(path(id, 'letter')).expect(200);
    expect(body).toMatchObject({
      subject: expect.stringContaining('{number}'),
      text: expect.stringContaining(invoice.number ?? ''),
    });
    await command(id, 'send', { to: 'rasa@example.com' }).expect(200);
    const [mail] = await api.sql<{ subject: string; state: string }>(
      `select subject, state from mail where subject_type = 'CreditNote' and subject_id = $1`,
      [id],
    );
    expect(mail?.subject).toContain((await world.getNote(id)).number);
    await command(id, 'mail', { to: 'ona@example.com' }).expect(200);
  });

  it('takes the rest of each tax group with the last credit, so that all of them are the invoice to the cent', async () => {
    const lines = [
      world.line({ quantity: 3, unitPrice: 10.02 }),
      world.line({ quantity: 3, unitPrice: 33.33, discountPercent: 7.5 }),
      world.line({ quantity: 3, unitPrice: 49.99, taxRateId: world.rates.low }),
    ];
    const charges = [{ reason: 'Freight', amount: 4.99 }];
    const invoice = await world.sent({ lines, charges, discountPercent: 3.3, roundPayableTo: 1 });
    const notes: CreditNoteDetail[] = [];
    for (let n = 0; n < 3; n += 1) notes.push(await world.sentNote(invoice.id, { lines: world.byQuantity(invoice, 1) }));
    const cents = (of: (one: CreditNoteDetail) => number): number =>
      notes.reduce((all, one) => all + Math.round(of(one) * 100), 0);
    expect(cents(({ due }) => due)).toBe(Math.round(invoice.due * 100));
    for (const figure of ['subtotal', 'discount', 'charge', 'net', 'tax', 'total'] as const)
      expect([figure, cents((one) => one[figure])]).toEqual([figure, Math.round(invoice[figure] * 100)]);
    for (const { percent, base, amount } of invoice.taxes) {
      const of = (note: CreditNoteDetail) => note.taxes.find((one) => one.percent === percent);
      expect([cents((note) => of(note)?.base ?? 0), cents((note) => of(note)?.amount ?? 0)]).toEqual([
        Math.round(base * 100),
        Math.round(amount * 100),
      ]);
    }
    const again = world.credit(invoice.id, { lines: world.byQuantity(invoice, 1) });
    expect((await world.admin.post('/api/v1/credit-notes').send(again).expect(422)).body).toMatchObject({
      errors: { 'lines.0.quantity': { code: 'credit_note.over_quantity', params: { left: 0 } } },
    });
  });

  it('computes anew what another credit note left in the meantime', async () => {
    const invoice = await world.sent({ lines: [world.line({ quantity: 3, unitPrice: 33.33 })] });
    const last = await world.note(invoice.id, { lines: world.byQuantity(invoice, 1) });
    const [one, two] = [
      await world.sentNote(invoice.id, { lines: world.byQuantity(invoice, 1) }),
      await world.sentNote(invoice.id, { lines: world.byQuantity(invoice, 1) }),
    ];
    const { body } = await command(last.id, 'send').expect(200);
    const sum = [one, two, body as typeof one].reduce((all, { total }) => all + Math.round(total * 100), 0);
    expect(sum).toBe(Math.round(invoice.total * 100));
  });
});

describe('the invoice', () => {
  it('tells what is left of each line', async () => {
    const invoice = await world.sent({ lines: [world.line({ quantity: 4 }), world.line()] });
    const [first] = world.byQuantity(invoice, 3);
    await world.sentNote(invoice.id, { lines: first ? [first] : [] });
    expect(await world.creditable(invoice.id)).toMatchObject({
      id: invoice.id,
      number: invoice.number,
      creditedTotal: 363,
      balance: 242,
      lines: [
        { creditedQuantity: 3, creditedNet: 300 },
        { creditedQuantity: 0, creditedNet: 0 },
      ],
      taxes: [{ base: 500, creditedBase: 300, creditedAmount: 63 }],
    });
  });

  it('keeps its history apart from that of the credit note', async () => {
    const invoice = await world.sent();
    await world.sentNote(invoice.id);
    const rows = await api.sql<{ subject: string; verb: string }>(
      `select subject, verb from audit where subject = 'Invoice' and subject_id = $1 order by id`,
      [invoice.id],
    );
    expect(rows.map(({ verb }) => verb)).toEqual(['create', 'send', 'credit']);
  });
});

describe('voiding a credit note', () => {
  it('makes its invoice due again, and is refused once the customer has it', async () => {
    const invoice = await world.sent();
    const note = await world.sentNote(invoice.id);
    const { body } = await command(note.id, 'void', { reason: 'Wrong customer' }).expect(200);
    expect(body).toMatchObject({ status: 'void', number: note.number, applied: 0, unallocated: 0, total: 121 });
    expect(await world.get(invoice.id)).toMatchObject({
      status: 'sent',
      credited: 0,
      creditedTotal: 0,
      balance: 121,
      paidAt: null,
    });
    expect((await command(note.id, 'mail', { to: 'ona@example.com' }).expect(409)).body).toMatchObject({
      code: 'credit_note.cannot_send',
    });
    const again = await world.note(invoice.id);
    await command(again.id, 'send', { to: 'rasa@example.com' }).expect(200);
    await api.sql(`update mail set state = 'sent' where subject_type = 'CreditNote' and subject_id = $1`, [again.id]);
    expect(await world.getNote(again.id)).toMatchObject({ isDelivered: true });
    expect((await command(again.id, 'void', { reason: 'Wrong' }).expect(409)).body).toMatchObject({
      code: 'credit_note.delivered',
    });
  });
});

describe('paying back', () => {
  it('uses up the credit and is undone', async () => {
    const invoice = await world.sent();
    await pay(invoice.id, 121).expect(200);
    const { id } = await world.sentNote(invoice.id);
    const payment = { paidBackDate: '2026-03-10', method: 'bankTransfer', reference: 'RF18' };
    await command(id, 'undo-pay-back').expect(409);
    expect((await command(id, 'pay-back', { ...payment, paidBackDate: '2026-03-01' }).expect(422)).body).toMatchObject({
      errors: { paidBackDate: { code: 'credit_note.paid_back_before' } },
    });
    expect((await command(id, 'pay-back', payment).expect(200)).body).toMatchObject({
      status: 'sent',
      unallocated: 0,
      paidBack: 121,
      paidBackDate: '2026-03-10',
      paidBackMethod: 'bankTransfer',
      paidBackReference: 'RF18',
    });
    expect((await command(id, 'pay-back', payment).expect(409)).body).toMatchObject({ code: 'credit_note.no_credit' });
    expect((await command(id, 'void', { reason: 'Wrong' }).expect(409)).body).toMatchObject({ code: 'credit_note.paid_back' });
    expect((await command(id, 'undo-pay-back').expect(200)).body).toMatchObject({
      unallocated: 121,
      paidBack: 0,
      paidBackDate: null,
    });
  });
});

describe('the credit', () => {
  it('pays another invoice of the customer, and the credit note is not voided then', async () => {
    const paid = await world.sent({ customerId: world.otherCustomerId });
    await pay(paid.id, 121).expect(200);
    const note = await world.sentNote(paid.id);
    const other = await world.sent({ customerId: world.otherCustomerId, lines: [world.line({ unitPrice: 50 })] });
    const { body } = await world.admin.post(`/api/v1/invoices/${other.id}/use-credit`).send({}).expect(200);
    expect(body as InvoiceDetail).toMatchObject({ status: 'paid', paid: 0, credited: 60.5, creditedTotal: 0, balance: 0 });
    expect(await world.getNote(note.id)).toMatchObject({ applied: 60.5, unallocated: 60.5 });
    expect((await command(note.id, 'void', { reason: 'Wrong' }).expect(409)).body).toMatchObject({
      code: 'credit_note.credit_used',
    });
    const unvoidable = await world.admin.post(`/api/v1/invoices/${other.id}/void`).send({ reason: 'Wrong' }).expect(409);
    expect(unvoidable.body).toMatchObject({ code: 'invoice.has_credit' });
  });
});
