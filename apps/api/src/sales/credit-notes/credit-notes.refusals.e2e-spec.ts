import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { hoursAsSources, type CreditNoteInput, type TimeEntryRecord } from '@kontor/domain';
import { store } from '../../../test/builders/store.ts';
import { aSentInvoice } from '../../../test/builders/invoice.ts';
import { aRole } from '../../../test/builders/user.ts';
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

const post = (input: Partial<CreditNoteInput>) => world.admin.post('/api/v1/credit-notes').send(input);
const voidInvoice = (id: number, more: object = {}) =>
  world.admin.post(`/api/v1/invoices/${id}/void`).send({ reason: 'Wrong', ...more });
const billing = (entry: number, change: object = {}) =>
  world.line({ kind: 'time', unit: 'HUR', sources: hoursAsSources([entry]), ...change });
const stateOf = async (entry: number): Promise<string> =>
  ((await world.admin.get(`/api/v1/time-entries/${entry}`).expect(200)).body as TimeEntryRecord).billingState;

describe('a credit note is refused', () => {
  it('for an invoice that is a draft, void, an opening one or unknown, at its field', async () => {
    const draft = await world.draft();
    const voided = await world.sent();
    await voidInvoice(voided.id).expect(200);
    const openingId = await store(
      api,
      aSentInvoice({
        customerId: world.customerId,
        number: 'OLD-1',
        opening: true,
        snapshot: null,
        numberSeriesId: null,
      }),
    );
    for (const [id, status, code] of [
      [draft.id, 409, 'credit_note.not_issued'],
      [voided.id, 409, 'credit_note.not_issued'],
      [openingId, 409, 'credit_note.opening_invoice'],
      [2_000_000, 422, 'error.reference_missing'],
    ] as const) {
      const { body } = await post(world.credit(id, { lines: [{ invoiceLineId: 1, quantity: 1 }] })).expect(status);
      expect(body).toMatchObject({ code, errors: { invoiceId: { code } } });
    }
    await world.admin.get(`/api/v1/invoices/${draft.id}/creditable`).expect(409);
    await world.admin.get('/api/v1/invoices/2000000/creditable').expect(404);
  });

  it('before the date of the invoice, in a closed period, without lines, or beyond what the invoice has', async () => {
    const { id, lines } = await world.sent({ lines: [world.line({ quantity: 2 })] });
    const invoiceLineId = lines[0]?.id ?? 0;
    const whole = [{ invoiceLineId, quantity: 2 }];
    for (const [change, field, code] of [
      [{ creditNoteDate: '2026-03-01', lines: whole }, 'creditNoteDate', 'credit_note.before_invoice'],
      [{ lines: [] }, 'lines', 'credit_note.no_lines'],
      [{ lines: [{ invoiceLineId, quantity: 2.5 }] }, 'lines.0.quantity', 'credit_note.over_quantity'],
      [{ lines: [{ invoiceLineId, amount: 200.01 }] }, 'lines.0.amount', 'credit_note.over_amount'],
      [{ lines: [{ invoiceLineId }] }, 'lines.0.quantity', 'credit_note.quantity_or_amount'],
      [{ lines: [{ invoiceLineId, quantity: 1, sources: hoursAsSources([7]) }] }, 'lines.0.sources', 'credit_note.other_sources'],
      [{ lines: [{ invoiceLineId: 2_000_000, quantity: 1 }] }, 'lines.0.invoiceLineId', 'error.reference_missing'],
    ] as const) {
      const { body } = await post(world.credit(id, change as Partial<CreditNoteInput>)).expect(422);
      expect(body).toMatchObject({ errors: { [field]: { code } } });
    }
    await api.sql(`update organisation set lock_date = '2026-03-05'`);
    expect((await post(world.credit(id, { lines: whole })).expect(422)).body).toMatchObject({
      errors: { creditNoteDate: { code: 'organisation.period_locked' } },
    });
    await api.sql(`update organisation set lock_date = '2024-12-31'`);
  });

  it('when it would give back a written-off part that nobody paid', async () => {
    const invoice = await world.sent();
    const off = { writeOffDate: '2026-03-05', amount: 21, reason: 'Bank fee' };
    await world.admin.post(`/api/v1/invoices/${invoice.id}/write-off`).send(off).expect(200);
    const { id } = await world.note(invoice.id);
    expect((await world.admin.post(`/api/v1/credit-notes/${id}/send`).send({}).expect(409)).body).toMatchObject({
      code: 'credit_note.written_off',
    });
  });

  it('to people without the right, and outside the rows of those who have it', async () => {
    const invoice = await world.sent({ orderNumber: 'PO-1' });
    const other = await world.sent({ orderNumber: 'PO-2' });
    const [mine, theirs] = [await world.note(invoice.id), await world.note(other.id)];
    const allowed = { projectManager: [404, 403], auditor: [200, 403], employee: [403, 403], storekeeper: [403, 403] } as const;
    for (const [role, [read, change]] of Object.entries(allowed)) {
      const person = await api.as(role);
      await person.get(`/api/v1/credit-notes/${mine.id}`).expect(read);
      await person.post('/api/v1/credit-notes').send(world.credit(invoice.id)).expect(change);
      await person.post(`/api/v1/credit-notes/${mine.id}/send`).send({}).expect(change);
      await person.post(`/api/v1/invoices/${invoice.id}/correct`).send({}).expect(change);
    }
    await store(
      api,
      aRole({
        key: 'crediting',
        rules: [
          { action: 'read', subject: 'Invoice' },
          { action: 'manage', subject: 'CreditNote', conditions: { orderNumber: 'PO-1' } },
        ],
      }),
    );
    const person = await api.as('crediting');
    const lines = world.byQuantity(invoice, 1);
    const created = await person.post('/api/v1/credit-notes').send(world.credit(invoice.id, { lines })).expect(201);
    await person
      .post('/api/v1/credit-notes')
      .send(world.credit(other.id, { lines: world.byQuantity(other, 1) }))
      .expect(403);
    await person.get(`/api/v1/credit-notes/${theirs.id}`).expect(404);
    await person.post(`/api/v1/credit-notes/${theirs.id}/send`).send({}).expect(404);
    const moved = world.credit(other.id, { lines: world.byQuantity(other, 1) });
    const { id, version } = created.body as { id: number; version: number };
    await person.put(`/api/v1/credit-notes/${id}`).set('If-Match', `"${version}"`).send(moved).expect(403);
    await person.delete(`/api/v1/credit-notes/${theirs.id}`).set('If-Match', `"${theirs.version}"`).expect(404);
  });
});

describe('an invoice with a living credit note', () => {
  it('is not voided, be it a draft or sent, until that is deleted or void', async () => {
    const { id } = await world.sent();
    const draft = await world.note(id);
    expect((await voidInvoice(id).expect(409)).body).toMatchObject({ code: 'invoice.has_credit_notes' });
    await world.admin.delete(`/api/v1/credit-notes/${draft.id}`).set('If-Match', `"${draft.version}"`).expect(200);
    const sent = await world.sentNote(id);
    expect((await voidInvoice(id).expect(409)).body).toMatchObject({ code: 'invoice.has_credit_notes' });
    await expect(api.sql(`update invoice set status = 'void', balance = 0 where id = $1`, [id])).rejects.toThrow('uncredited');
    await world.admin.post(`/api/v1/credit-notes/${sent.id}/void`).send({ reason: 'Wrong' }).expect(200);
    await voidInvoice(id).expect(200);
  });
});

describe('sources', () => {
  it('are billed again where the credit note says so, and stay billed elsewhere', async () => {
    const [free, kept] = [await world.hours(), await world.hours()];
    const invoice = await world.sent({ lines: [billing(free), billing(kept)] });
    const [first, second] = world.byQuantity(invoice, 1);
    if (!first || !second) throw new Error('The invoice has two lines');
    const lines = [{ ...first, sources: hoursAsSources([free]) }, second];
    const note = await world.note(invoice.id, { lines });
    expect(note.lines.map(({ sources }) => sources)).toEqual([hoursAsSources([free]), []]);
    expect([await stateOf(free), await stateOf(kept)]).toEqual(['billed', 'billed']);
    await world.admin.post(`/api/v1/credit-notes/${note.id}/send`).send({}).expect(200);
    expect([await stateOf(free), await stateOf(kept)]).toEqual(['unbilled', 'billed']);
    expect((await world.getNote(note.id)).lines.map(({ sources }) => sources)).toEqual([hoursAsSources([free]), []]);

    await world.admin.post(`/api/v1/credit-notes/${note.id}/void`).send({ reason: 'Wrong' }).expect(200);
    expect(await stateOf(free)).toBe('billed');
  });

  it('that another invoice bills by now are not taken back by voiding', async () => {
    const entry = await world.hours();
    const invoice = await world.sent({ lines: [billing(entry)] });
    const lines = world.byQuantity(invoice, 1).map((line) => ({ ...line, sources: hoursAsSources([entry]) }));
    const note = await world.sentNote(invoice.id, { lines });
    await world.draft({ lines: [billing(entry)] });
    expect(
      (await world.admin.post(`/api/v1/credit-notes/${note.id}/void`).send({ reason: 'Wrong' }).expect(409)).body,
    ).toMatchObject({
      code: 'invoice.hours_taken',
    });
    expect(await world.getNote(note.id)).toMatchObject({ status: 'sent' });
  });
});
