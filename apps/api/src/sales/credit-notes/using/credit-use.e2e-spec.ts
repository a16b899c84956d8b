import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AbilityRule, AuditRecord, CreditNoteDetail, CreditNoteRecord, InvoiceDetail } from '@kontor/domain';
import { aCustomer } from '../../../../test/builders/customer.ts';
import { store } from '../../../../test/builders/store.ts';
import { aRole } from '../../../../test/builders/user.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../../test/test-app.ts';
import { verify } from '../../../tools/verify.ts';
import { creditWorld, type CreditWorld } from '../credit-notes.sample.ts';

let api: TestApp;
let world: CreditWorld;

beforeAll(async () => {
  api = await testApp();
  world = await creditWorld(api);
});
afterAll(() => api.close());
afterEach(async () => {
  await api.sql(`update organisation set lock_date = '2024-12-31'`);
  expect((await verify(api.url)).problems).toEqual([]);
});

type Used = { own: InvoiceDetail; other: InvoiceDetail; note: CreditNoteDetail };

const pay = (id: number, amount: number) =>
  world.admin.post(`/api/v1/invoices/${id}/record-payment`).send({ paymentDate: '2026-03-05', amount, method: 'bankTransfer' });
const useCredit = (id: number) => world.admin.post(`/api/v1/invoices/${id}/use-credit`).send({});
const undo = (id: number, invoiceId: number, person: Agent = world.admin) =>
  person.post(`/api/v1/credit-notes/${id}/undo-use`).send({ invoiceId });
const command = (id: number, verb: string, body: object = {}) =>
  world.admin.post(`/api/v1/credit-notes/${id}/${verb}`).send(body);

/** A paid invoice of 121.00 of a new customer is credited, and its credit used for another invoice of this price before tax. */
async function used(unitPrice = 50.01): Promise<Used> {
  const customerId = await store(api, aCustomer());
  const own = await world.sent({ customerId });
  await pay(own.id, 121).expect(200);
  const { id } = await world.sentNote(own.id);
  const other = await world.sent({ customerId, lines: [world.line({ unitPrice })] });
  await useCredit(other.id).expect(200);
  return { own, other, note: await world.getNote(id) };
}

describe('credit that was used for another invoice', () => {
  it('is found by that invoice, and not by its own', async () => {
    const { own, other, note } = await used();
    const of = async (usedOnInvoiceId: number): Promise<CreditNoteRecord[]> =>
      (await world.admin.get(listPath('credit-notes', { filter: { usedOnInvoiceId } })).expect(200)).body as CreditNoteRecord[];
    expect(await of(other.id)).toMatchObject([{ id: note.id, allocations: [{ invoiceId: other.id, amount: 60.51 }] }]);
    expect(await of(own.id)).toEqual([]);
  });

  it('is taken back to the cent: the invoice is due again, and the credit note can be voided', async () => {
    const { own, other, note } = await used();
    expect(note).toMatchObject({ applied: 60.51, unallocated: 60.49 });
    expect(await world.get(other.id)).toMatchObject({ status: 'paid', credited: 60.51, balance: 0 });
    expect((await command(note.id, 'void', { reason: 'Wrong' }).expect(409)).body).toMatchObject({
      code: 'credit_note.credit_used',
    });
    expect((await undo(note.id, other.id).expect(200)).body).toMatchObject({ applied: 0, unallocated: 121, allocations: [] });
    expect(await world.get(other.id)).toMatchObject({ status: 'sent', credited: 0, balance: 60.51, paidAt: null });
    const { body } = await world.admin.get(listPath('audit', { filter: { verb: 'undoUse' }, range: [0, 9] })).expect(200);
    expect((body as AuditRecord[]).map(({ subject, subjectId }) => [subject, subjectId])).toEqual(
      expect.arrayContaining([
        ['CreditNote', note.id],
        ['Invoice', other.id],
      ]),
    );
    await undo(note.id, other.id).expect(404);
    await useCredit(other.id).expect(200);
    expect(await world.getNote(note.id)).toMatchObject({ applied: 60.51, unallocated: 60.49 });
    await undo(note.id, other.id).expect(200);
    await command(note.id, 'void', { reason: 'Wrong' }).expect(200);
    expect(await world.get(own.id)).toMatchObject({ status: 'paid', paid: 121, creditedTotal: 0 });
  });

  it('leaves an invoice settled that has credit of its own', async () => {
    const { other, note } = await used();
    const { id } = await world.sentNote(other.id);
    expect(await world.getNote(id)).toMatchObject({ applied: 0, unallocated: 60.51 });
    await undo(note.id, other.id).expect(200);
    expect(await world.get(other.id)).toMatchObject({ status: 'paid', credited: 60.51, balance: 0 });
    expect(await world.getNote(id)).toMatchObject({ applied: 60.51, unallocated: 0 });
  });
});

describe('taking credit back is refused', () => {
  it('from its own invoice, of a void credit note, and of what is unknown', async () => {
    const own = await world.sent();
    const note = await world.sentNote(own.id);
    expect((await undo(note.id, own.id).expect(409)).body).toMatchObject({ code: 'credit_note.own_use' });
    expect(await world.getNote(note.id)).toMatchObject({ applied: 121, unallocated: 0 });
    const stranger = await world.sent();
    await undo(note.id, stranger.id).expect(404);
    await undo(note.id, 2_000_000).expect(404);
    await undo(2_000_000, own.id).expect(404);
    await command(note.id, 'void', { reason: 'Wrong' }).expect(200);
    expect((await undo(note.id, stranger.id).expect(409)).body).toMatchObject({
      code: 'credit_note.cannot_undo_use',
      params: { status: 'void' },
    });
  });

  it('in a closed period', async () => {
    const { other, note } = await used();
    const day = note.allocations[0]?.allocationDate;
    await api.sql(`update organisation set lock_date = '${day}'`);
    expect((await undo(note.id, other.id).expect(422)).body).toMatchObject({
      errors: { allocationDate: { code: 'organisation.period_locked' } },
    });
    expect(await world.get(other.id)).toMatchObject({ status: 'paid', credited: 60.51 });
  });

  it('to people who may not record payments, see amounts, or read the credit note', async () => {
    const { other, note } = await used();
    const rights: AbilityRule[] = [
      { action: ['read', 'recordPayment'], subject: 'Invoice' },
      { action: 'read', subject: 'CreditNote' },
    ];
    const roles: Record<string, [AbilityRule[], number]> = {
      undoes_nothing: [[{ action: 'read', subject: ['Invoice', 'CreditNote'] }], 403],
      undoes_blindly: [[...rights, { action: 'read', subject: 'Invoice', fields: ['@money'], inverted: true }], 403],
      undoes_unseeing: [[...rights, { action: 'read', subject: 'CreditNote', fields: ['@money'], inverted: true }], 403],
      undoes_others: [
        [
          { action: ['read', 'recordPayment'], subject: 'Invoice' },
          { action: 'read', subject: 'CreditNote', conditions: { orderNumber: 'PO-9' } },
        ],
        404,
      ],
      undoes_elsewhere: [
        [
          { action: ['read', 'recordPayment'], subject: 'Invoice', conditions: { orderNumber: 'PO-9' } },
          { action: 'read', subject: 'CreditNote' },
        ],
        404,
      ],
    };
    for (const [key, [rules, status]] of Object.entries(roles)) {
      await store(api, aRole({ key, rules }));
      await undo(note.id, other.id, await api.as(key)).expect(status);
    }
    expect(await world.get(other.id)).toMatchObject({ status: 'paid', credited: 60.51 });
    await store(api, aRole({ key: 'undoes', rules: rights }));
    await undo(note.id, other.id, await api.as('undoes')).expect(200);
  });
});

describe('at once', () => {
  it('a use is taken back once', async () => {
    const { other, note } = await used();
    const answers = await Promise.all(Array.from({ length: 6 }, () => undo(note.id, other.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await world.get(other.id)).toMatchObject({ status: 'sent', credited: 0, balance: 60.51 });
    expect(await world.getNote(note.id)).toMatchObject({ applied: 0, unallocated: 121 });
  });

  it('uses, undoing and voiding never lose or double an amount', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { other, note } = await used();
      const third = await world.sent({ customerId: other.customerId });
      const answers = await Promise.all([
        undo(note.id, other.id),
        useCredit(third.id),
        useCredit(other.id),
        command(note.id, 'void', { reason: 'Wrong' }),
        undo(note.id, third.id),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
      expect((await verify(api.url)).problems).toEqual([]);
    }
  });
});
