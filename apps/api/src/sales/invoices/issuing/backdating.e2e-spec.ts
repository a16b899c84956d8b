import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InvoiceDetail } from '@kontor/domain';
import type pg from 'pg';
import type { AbilityRule } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../../test/test-app.ts';
import { stopDrawing } from '../../../platform/pdf/typst.ts';
import { clock } from '../../../platform/context/clock.ts';
import { numbersFollow } from '../../../firm/number-series/number-series.proof.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices.sample.ts';

const realNow = clock.now;
let api: TestApp;
let world: InvoiceWorld;
let accountant: Agent;

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
  accountant = await api.as('accountant');
  clock.now = () => new Date('2027-06-01T10:00:00Z');
  await send((await on('2026-03-20')).id).expect(200);
});
afterAll(async () => {
  clock.now = realNow;
  await api.close();
  await stopDrawing();
});

const on = (invoiceDate: string) => world.draft({ invoiceDate, dueDate: '2027-12-31' });
const send = (id: number, body: object = {}, by: Agent = world.admin) => by.post(`/api/v1/invoices/${id}/send`).send(body);
const reason = { backdateReason: ' The work was done on the 10th ' };
const series = async () =>
  (
    await api.sql("select next_number, year, last_issued_date::text as last from number_series where document_kind = 'invoice'")
  )[0];
const refused = async (date: string, body: object, code: string, by?: Agent): Promise<void> => {
  const before = await series();
  const { id } = await on(date);
  expect((await send(id, body, by).expect(422)).body).toMatchObject({ code });
  expect(await series()).toEqual(before);
  expect(await api.sql(`select 1 from audit where subject = 'Invoice' and subject_id = $1 and verb = 'send'`, [id])).toEqual([]);
};
const historyOf = async (id: number) =>
  (
    await api.sql<{ user_id: number; changes: Record<string, unknown> }>(
      `select user_id, changes from audit where subject = 'Invoice' and verb = 'send' and subject_id = $1`,
      [id],
    )
  )[0];
const verified = async (): Promise<string[]> => {
  const client = {
    query: async (text: string, values?: unknown[]) => ({ rows: await api.sql(text, values) }),
  } as unknown as pg.Client;
  return (await numbersFollow(client)).problems;
};

describe('a date before the last one of the series', () => {
  it('is refused without the right, without a reason, and with a blank one', async () => {
    await refused('2026-03-10', reason, 'document.date_before_last', accountant);
    await refused('2026-03-10', {}, 'document.date_before_last');
    await refused('2026-03-10', { backdateReason: '  ' }, 'document.date_before_last');
    await send((await on('2026-03-10')).id, { backdateReason: 'x'.repeat(501) }).expect(400);
  });

  it('passes with both: the next number, the series ends where it did, and the history tells who and why', async () => {
    const { id } = await on('2026-03-10');
    expect((await send(id, reason).expect(200)).body as InvoiceDetail).toMatchObject({
      number: 'INV-2026-0002',
      invoiceDate: '2026-03-10',
      status: 'sent',
    });
    expect(await series()).toEqual({ next_number: 3, year: 2026, last: '2026-03-20' });
    expect(await historyOf(id)).toMatchObject({
      user_id: world.admin.userId,
      changes: { backdateReason: [null, 'The work was done on the 10th'] },
    });
    const { body } = await world.admin.get('/api/v1/number-series/1/completeness').expect(200);
    expect(body).toMatchObject({ issuedCount: 2, missingCount: 0, earlierDateCount: 1 });
    expect(await verified()).toEqual([]);
    await refused('2026-03-15', {}, 'document.date_before_last');
  });

  it('is a right that a role can be given', async () => {
    const { rules } = (await api.sql<{ rules: AbilityRule[] }>(`select rules from role where key = 'accountant'`))[0] ?? {
      rules: [],
    };
    const chief = await api.asOwnRole([...rules, { action: 'backdate', subject: 'Invoice' }]);
    const { id } = await on('2026-03-12');
    await send(id, reason, chief).expect(200);
    expect(await historyOf(id)).toMatchObject({ user_id: chief.userId });
  });

  it('with a reason that is not needed is sent as ever, and the history keeps none', async () => {
    const { id } = await on('2026-03-20');
    await send(id, reason).expect(200);
    expect((await historyOf(id))?.changes).not.toHaveProperty('backdateReason');
  });

  it('is refused in closed books, whatever the reason', async () => {
    const { id } = await on('2026-03-10');
    await api.sql(`update organisation set lock_date = '2026-03-15'`);
    expect((await send(id, reason).expect(422)).body).toMatchObject({ code: 'organisation.period_locked' });
    await api.sql(`update organisation set lock_date = '2024-12-31'`);
  });

  it('gives each its own number when two go back at once', async () => {
    const drafts = await Promise.all([on('2026-03-01'), on('2026-03-02'), on('2026-03-03')]);
    const sent = await Promise.all(drafts.map(async ({ id }) => (await send(id, reason).expect(200)).body as InvoiceDetail));
    expect(sent.map(({ number }) => number).sort()).toEqual(['INV-2026-0005', 'INV-2026-0006', 'INV-2026-0007']);
    expect(await verified()).toEqual([]);
  });

  it('does not go back to a year whose numbers are used up', async () => {
    await send((await on('2027-01-05')).id).expect(200);
    await refused('2026-12-31', reason, 'document.backdate_other_period');
    await send((await on('2027-01-02')).id, reason).expect(200);
    expect(await series()).toEqual({ next_number: 3, year: 2027, last: '2027-01-05' });
  });

  it('is found by the check of the numbers where the history has no reason for backdating, though it has another', async () => {
    await api.sql('alter table audit disable trigger all');
    await api.sql(
      `update audit set changes = changes - 'backdateReason' || '{"numberSeriesReason": [null, "Abroad"]}' where verb = 'send'`,
    );
    await api.sql('alter table audit enable trigger all');
    expect(await verified()).toContain('INV-2027-0002 of 2027-01-02 comes after INV-2027-0001 of 2027-01-05');
  });
});
