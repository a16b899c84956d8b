import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hoursAsSources, type TimeEntryRecord } from '@kontor/domain';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { anInvoiceSource } from '../../../test/builders/invoice.ts';
import { store } from '../../../test/builders/store.ts';
import { invoiceWorld, type InvoiceWorld } from './invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
});
afterAll(() => api.close());

const billing = (entry: number) => world.line({ kind: 'time', unit: 'HUR', sources: hoursAsSources([entry]) });
const stateOf = async (entry: number): Promise<string> =>
  ((await world.admin.get(`/api/v1/time-entries/${entry}`).expect(200)).body as TimeEntryRecord).billingState;
const unbilled = async (entry: number): Promise<boolean> =>
  (await api.sql('select 1 from unbilled_entry where time_entry_id = $1', [entry])).length > 0;
/** Releases the sources of a line, as a credit note will. */
const setFree = (invoiceId: number, held: true | null = null) =>
  api.sql(`update invoice_source s set held = $1 from invoice_line l where l.id = s.invoice_line_id and l.invoice_id = $2`, [
    held,
    invoiceId,
  ]);

describe('hours that are still ahead', () => {
  it('are billed after a question only', async () => {
    const entry = await world.hours();
    const { id } = await world.draft({ lines: [billing(entry)] });
    await api.sql(`update time_entry set work_date = current_date + 9 where id = $1`, [entry]);
    const send = (body: object) => world.admin.post(`/api/v1/invoices/${id}/send`).send(body);
    expect((await send({}).expect(409)).body).toMatchObject({
      code: 'invoice.hours_ahead',
      errors: { hoursAheadConfirmed: { code: 'invoice.hours_ahead' } },
    });
    expect((await send({ hoursAheadConfirmed: true }).expect(200)).body).toMatchObject({ status: 'sent' });
  });
});

describe('a line that bills more hours than were logged for it', () => {
  const send = (id: number, body: object = {}) => world.admin.post(`/api/v1/invoices/${id}/send`).send(body);

  it('is sent after a question only', async () => {
    const entry = await world.hours({ minutes: 60 });
    const { id } = await world.draft({ lines: [world.line(), { ...billing(entry), quantity: 9 }] });
    const code = 'invoice.hours_above';
    expect((await send(id).expect(409)).body).toMatchObject({
      code,
      params: { line: 2, billed: '9:00', logged: '1:00' },
      errors: { hoursAboveConfirmed: { code } },
    });
    expect((await send(id, { hoursAboveConfirmed: true }).expect(200)).body).toMatchObject({ status: 'sent' });
  });

  it('is not one that was rounded as agreed, bills less, or has another unit', async () => {
    const [one, other, third] = [await world.hours({ minutes: 50 }), await world.hours(), await world.hours()];
    await api.sql(`update organisation set billing_rounding_mode = 'up', billing_rounding_minutes = 30`);
    const quantities = [{ quantity: 1 }, { quantity: 0.5 }, { quantity: 9, unit: 'C62' }];
    const lines = [one, other, third].map((entry, at) => ({ ...billing(entry), ...quantities[at] }));
    const { id } = await world.draft({ lines });
    await send(id).expect(200);
    await api.sql(`update organisation set billing_rounding_mode = 'none', billing_rounding_minutes = 1`);
  });
});

describe('what a line bills', () => {
  it('is refused where its kind is not known, and as many times as it is named', async () => {
    const entry = await world.hours();
    const post = (sources: unknown[]) =>
      world.admin.post('/api/v1/invoices').send(world.input({ lines: [world.line({ sources: sources as never })] }));
    expect((await post([{ kind: 'customer', id: 1 }]).expect(400)).body).toMatchObject({
      errors: { 'lines.0.sources.0.kind': expect.anything() },
    });
    const { body } = await post([...hoursAsSources([entry]), ...hoursAsSources([entry])]).expect(422);
    expect(body).toMatchObject({ errors: { 'lines.0.sources': { code: 'field.repeated' } } });
  });

  it('is exactly one record for each link', async () => {
    const { lines } = await world.draft();
    const link = store(api, anInvoiceSource({ line: lines[0]?.id, timeEntryId: null }));
    await expect(link).rejects.toThrow('invoice_source_exactly_one');
  });

  it('is free to be billed again once the line has set it free, and the link stays', async () => {
    const entry = await world.hours();
    const first = await world.sent({ lines: [billing(entry)] });
    expect([await stateOf(entry), await unbilled(entry)]).toEqual(['billed', false]);
    await setFree(first.id);
    expect([await stateOf(entry), await unbilled(entry)]).toEqual(['unbilled', true]);
    expect((await world.get(first.id)).lines[0]?.sources).toEqual([]);

    const second = await world.sent({ lines: [billing(entry)] });
    expect([await stateOf(entry), await unbilled(entry)]).toEqual(['billed', false]);
    expect(await api.sql('select held from invoice_source where time_entry_id = $1 order by id', [entry])).toEqual([
      { held: null },
      { held: true },
    ]);
    expect((await world.get(second.id)).lines[0]?.sources).toEqual(hoursAsSources([entry]));
  });

  it('is held by one line at most: what another holds is not taken back', async () => {
    const entry = await world.hours();
    const first = await world.sent({ lines: [billing(entry)] });
    await setFree(first.id);
    const { id } = await world.draft({ lines: [billing(entry)] });
    await expect(setFree(first.id, true)).rejects.toThrow('invoice_source_time_entry_unique');
    await world.admin
      .delete('/api/v1/invoices')
      .query({ filter: JSON.stringify({ id: [id] }) })
      .expect(200);
    await setFree(first.id, true);
    expect([await stateOf(entry), await unbilled(entry)]).toEqual(['billed', false]);
  });
});
