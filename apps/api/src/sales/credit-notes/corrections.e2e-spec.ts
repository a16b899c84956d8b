import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { hoursAsSources, type CorrectedInvoice, type CorrectInvoiceInput, type TimeEntryRecord } from '@kontor/domain';
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

const given: CorrectInvoiceInput = { creditNoteDate: '2026-03-05', reason: 'Wrong price' };
const correct = (id: number, change: Partial<CorrectInvoiceInput> = {}) =>
  world.admin.post(`/api/v1/invoices/${id}/correct`).send({ ...given, ...change });
const stateOf = async (entry: number): Promise<string> =>
  ((await world.admin.get(`/api/v1/time-entries/${entry}`).expect(200)).body as TimeEntryRecord).billingState;

describe('correcting an invoice', () => {
  it('credits it in full and repeats it as a draft, at its own tax point', async () => {
    const invoice = await world.sent({
      discountPercent: 10,
      charges: [{ reason: 'Freight', amount: 10 }],
      orderNumber: 'PO-1',
      referenceNumber: 'K-1',
      customerNotes: 'Thank you',
      terms: '14 days',
      contactId: world.contactId,
      prepaid: 20,
      lines: [world.line({ quantity: 3, unitPrice: 33.33 }), world.line({ taxRateId: world.rates.low, discountPercent: 5 })],
    });
    const made = (await correct(invoice.id).expect(201)).body as CorrectedInvoice;
    const note = await world.getNote(made.creditNoteId);
    expect(note).toMatchObject({ status: 'sent', reason: 'Wrong price', total: invoice.total, unallocated: 20 });
    expect(await world.get(invoice.id)).toMatchObject({ status: 'paid', credited: invoice.due, creditedTotal: invoice.total });
    const draft = await world.get(made.invoiceId);
    expect(draft).toMatchObject({
      status: 'draft',
      number: null,
      invoiceDate: '2026-03-05',
      dueDate: '2026-03-19',
      supplyDate: '2026-03-02',
      orderNumber: 'PO-1',
      referenceNumber: null,
      customerNotes: 'Thank you',
      terms: '14 days',
      prepaid: 0,
      contactId: world.contactId,
      subtotal: invoice.subtotal,
      net: invoice.net,
      tax: invoice.tax,
      total: invoice.total,
    });
    const repeated = (lines: typeof draft.lines) => lines.map(({ id: _, sources: __, ...line }) => line);
    expect(repeated(draft.lines)).toEqual(repeated(invoice.lines));
    expect(draft).toMatchObject({ correctedInvoiceId: invoice.id, correctedInvoiceNumber: invoice.number, correctionId: null });
    expect(await world.get(invoice.id)).toMatchObject({
      correctedInvoiceId: null,
      correctedInvoiceNumber: null,
      correctionId: draft.id,
      correctionNumber: null,
    });
    expect((await correct(invoice.id).expect(409)).body).toMatchObject({ code: 'credit_note.nothing_left' });
  });

  it('credits only what other credit notes left', async () => {
    const invoice = await world.sent({ lines: [world.line({ quantity: 3, unitPrice: 33.33 })] });
    const first = await world.sentNote(invoice.id, { lines: world.byQuantity(invoice, 1) });
    const { creditNoteId } = (await correct(invoice.id).expect(201)).body as CorrectedInvoice;
    const rest = await world.getNote(creditNoteId);
    expect(Math.round(first.total * 100) + Math.round(rest.total * 100)).toBe(Math.round(invoice.total * 100));
    expect(rest.lines).toMatchObject([{ quantity: 2 }]);
  });

  it.each([true, false])('moves its hours to the draft: %s', async (moveSources) => {
    const entry = await world.hours();
    const line = world.line({ kind: 'time', unit: 'HUR', sources: hoursAsSources([entry]) });
    const invoice = await world.sent({ lines: [line] });
    const { invoiceId } = (await correct(invoice.id, { moveSources }).expect(201)).body as CorrectedInvoice;
    const sources = hoursAsSources([entry]);
    expect((await world.get(invoiceId)).lines[0]?.sources).toEqual(moveSources ? sources : []);
    expect((await world.get(invoice.id)).lines[0]?.sources).toEqual(moveSources ? [] : sources);
    expect(await stateOf(entry)).toBe(moveSources ? 'reserved' : 'billed');
  });

  it('leaves nothing behind when the draft is refused', async () => {
    const invoice = await world.sent();
    await api.sql(`update tax_rate set valid_to = '2026-02-01' where id = $1`, [world.rates.high]);
    await correct(invoice.id).expect(422);
    await api.sql(`update tax_rate set valid_to = null where id = $1`, [world.rates.high]);
    expect(await world.get(invoice.id)).toMatchObject({ status: 'sent', credited: 0, balance: invoice.balance });
    expect(await api.sql('select 1 from credit_note where invoice_id = $1', [invoice.id])).toEqual([]);
  });
});
