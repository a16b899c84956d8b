import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aSentInvoice } from '../../../test/builders/invoice.ts';
import { store } from '../../../test/builders/store.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { clock } from '../../platform/context/clock.ts';
import { notify } from './notify.ts';

const { now: systemNow } = clock;
let api: TestApp;
let admin: Agent;
let employee: Agent;
type Note = { id: number; kind: string; params: object; readAt: string | null };

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  employee = await api.as('employee');
});
afterAll(async () => {
  clock.now = systemNow;
  await api.close();
});

const tell = (to: Agent[], number: string) =>
  api.em().transactional((em) =>
    notify(
      em,
      to.map(({ userId }) => userId),
      {
        kind: 'invoicePaid',
        params: { number, amount: 12.5 },
        subject: 'Invoice',
        subjectId: 1,
        dedupeKey: `invoicePaid ${number}`,
      },
    ),
  );
const list = async (by: Agent): Promise<Note[]> => (await by.get('/api/v1/notifications').expect(200)).body as Note[];
const unread = async (by: Agent): Promise<unknown> => (await by.get('/api/v1/notifications/unread-count').expect(200)).body;

describe('notifications', () => {
  it('are sent once, to the right people', async () => {
    await tell([admin, employee], 'INV-1');
    await tell([admin, employee], 'INV-1');
    await tell([admin], 'INV-2');
    expect(await list(employee)).toEqual([
      expect.objectContaining({
        kind: 'invoicePaid',
        params: { number: 'INV-1', amount: 12.5 },
        subject: 'Invoice',
        subjectId: 1,
        readAt: null,
      }),
    ]);
    expect(await unread(admin)).toEqual({ unread: 2 });
  });

  it('are marked as read one by one or all at once, only one’s own', async () => {
    const [note] = await list(admin);
    expect(
      (
        await employee
          .post('/api/v1/notifications/mark-read')
          .send({ ids: [note?.id] })
          .expect(200)
      ).body,
    ).toEqual({ unread: 1 });
    expect(
      (
        await admin
          .post('/api/v1/notifications/mark-read')
          .send({ ids: [note?.id] })
          .expect(200)
      ).body,
    ).toEqual({ unread: 1 });
    expect((await admin.post('/api/v1/notifications/mark-read').send({ all: true }).expect(200)).body).toEqual({ unread: 0 });
    expect(await unread(employee)).toEqual({ unread: 1 });
  });

  it('refuse invalid ids, and people without the right', async () => {
    await admin
      .post('/api/v1/notifications/mark-read')
      .send({ ids: ['1; drop'] })
      .expect(400);
    await (await api.as('client')).get('/api/v1/notifications').expect(403);
    await api.visitor.get('/api/v1/notifications').expect(401);
  });

  it('reach readers of invoices once, on the day after the due date in the organisation’s time zone', async () => {
    const accountant = await api.as('accountant');
    await api.sql(
      `insert into organisation (id, name, country, base_currency, time_zone) values (1, 'F', 'LT', 'EUR', 'Europe/Vilnius')
       on conflict (id) do update set time_zone = 'Europe/Vilnius'`,
    );
    await store(api, aSentInvoice({ customerId: aCustomer({ name: 'Vėluoja' }), number: 'INV-9', dueDate: '2026-03-14' }));
    const overdue = async (now: string): Promise<void> => {
      clock.now = () => new Date(now);
      await api.app
        .get(JobRegistry)
        .entries.find(({ name }) => name === 'tellOverdue')
        ?.work({} as never, api.em(), false);
    };
    await overdue('2026-03-14T21:59:00Z');
    expect(await list(accountant)).toEqual([]);
    await overdue('2026-03-14T22:01:00Z');
    await overdue('2026-03-15T10:00:00Z');
    expect(await list(accountant)).toEqual([
      expect.objectContaining({ kind: 'invoiceOverdue', params: { number: 'INV-9', customer: 'Vėluoja' }, subject: 'Invoice' }),
    ]);
    expect(await list(employee)).toHaveLength(1);
  });
});
