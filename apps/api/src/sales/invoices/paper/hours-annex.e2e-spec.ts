import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hoursAsSources, type HoursAnnex, type InvoiceInput } from '@kontor/domain';
import { pagesOf } from '../../../../test/pdf-text.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { stopDrawing } from '../../../platform/pdf/typst.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
});
afterAll(async () => {
  await api.close();
  await stopDrawing();
});

const annexOf = async (id: number): Promise<HoursAnnex> =>
  (await world.admin.get(`/api/v1/invoices/${id}/hours-annex`).expect(200)).body as HoursAnnex;
const pages = async (id: number): Promise<string[]> => {
  const { body } = await world.admin.get(`/api/v1/invoices/${id}/preview-pdf`).buffer(true).expect(200);
  return pagesOf(body as Uint8Array);
};

/** Creates a draft that bills 1 h 15 min with 1.5 hours. */
async function ofHours(change: Partial<InvoiceInput> = {}): Promise<{ id: number; entries: number[] }> {
  const entries = [await world.hours({ minutes: 60 }), await world.hours({ minutes: 15 })];
  const line = world.line({ kind: 'time', unit: 'HUR', quantity: 1.5, sources: hoursAsSources(entries) });
  const { id } = await world.draft({ language: 'en', lines: [line], ...change });
  return { id, entries };
}
const send = (id: number) =>
  world.admin.post(`/api/v1/invoices/${id}/send`).send({ noAccountConfirmed: true, hoursAboveConfirmed: true }).expect(200);

describe('the hours annex of an invoice', () => {
  it('follows its paper on a page of its own, and adds up to its lines', async () => {
    const { id } = await ofHours({ hoursAnnex: true });
    expect(await world.get(id)).toMatchObject({ hoursAnnex: true });
    expect(await annexOf(id)).toMatchObject({
      minutes: 75,
      billedMinutes: 90,
      hours: [
        { date: '2026-03-01', projectName: 'Portal', minutes: 60, billedMinutes: 72 },
        { minutes: 15, billedMinutes: 18 },
      ],
    });
    const drawn = await pages(id);
    expect(drawn).toHaveLength(2);
    for (const text of ['Worked', 'Billed', '1:12', '1:30', 'Portal']) expect(drawn[1]).toContain(text);
  });

  it('is on the paper only where it was asked for, and can be read all the same', async () => {
    const { id } = await ofHours();
    expect(await world.get(id)).toMatchObject({ hoursAnnex: false });
    expect(await pages(id)).toHaveLength(1);
    expect((await annexOf(id)).billedMinutes).toBe(90);
  });

  it('takes no page where the invoice bills no hours', async () => {
    const { id } = await world.draft({ hoursAnnex: true });
    expect(await pages(id)).toHaveLength(1);
  });

  it('stays as it was sent', async () => {
    const { id, entries } = await ofHours({ hoursAnnex: true });
    await send(id);
    const sent = await annexOf(id);
    await api.sql(`update project set name = 'Another name' where id = (select project_id from time_entry where id = $1)`, [
      entries[0],
    ]);
    expect(await annexOf(id)).toEqual(sent);
    expect((await pages(id))[1]).toContain('Portal');
    await api.sql(`update project set name = 'Portal' where name = 'Another name'`);
  });

  it('is rounded as agreed where nobody typed another quantity', async () => {
    const entry = await world.hours({ minutes: 61 });
    const line = world.line({ kind: 'time', unit: 'HUR', quantity: 1.25, sources: hoursAsSources([entry]) });
    await api.sql(`update organisation set billing_rounding_mode = 'up', billing_rounding_minutes = 15`);
    const { id } = await world.draft({ hoursAnnex: true, lines: [line] });
    expect(await annexOf(id)).toMatchObject({ minutes: 61, billedMinutes: 75 });
    await api.sql(`update organisation set billing_rounding_mode = 'none', billing_rounding_minutes = 1`);
  });

  it('is for those who may read invoices', async () => {
    const { id } = await ofHours({ hoursAnnex: true });
    const employee = await api.as('employee');
    await employee.get(`/api/v1/invoices/${id}/hours-annex`).expect(403);
    await world.admin.get('/api/v1/invoices/999999/hours-annex').expect(404);
  });
});
