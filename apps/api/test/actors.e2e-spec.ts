import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listPath, testApp, type TestApp } from './test-app.ts';
import { EntityManager } from '@mikro-orm/postgresql';
import { abilityOf } from '@kontor/abilities';
import type { AbilityRule, AuditRecord } from '@kontor/domain';
import { actor, person, system, type Actor } from '../src/platform/context/actor.ts';
import { runWith } from '../src/platform/context/context.ts';
import { InvoiceIssuingService } from '../src/sales/invoices/issuing/invoice-issuing.service.ts';
import { InvoicesService } from '../src/sales/invoices/invoices.service.ts';
import { invoiceWorld, type InvoiceWorld } from '../src/sales/invoices/invoices.sample.ts';
import { PaymentsService } from '../src/sales/payments/payments.service.ts';
import { WriteOffsService } from '../src/sales/write-offs/write-offs.service.ts';
import { TodosService } from '../src/samples/todos/todos.service.ts';
import { TimeEntriesService } from '../src/work/time-entries/time-entries.service.ts';

let api: TestApp;
let world: InvoiceWorld;
beforeAll(async () => {
  api = await testApp({ KONTOR_REGISTRATION: 'open' });
  world = await invoiceWorld(api);
});
afterAll(() => api.close());

const as = <T>(by: Actor, work: () => Promise<T>): Promise<T> =>
  runWith({ requestId: 'job-1-1', actor: by, root: api.app.get(EntityManager) }, work);
const link = (rules: AbilityRule[]): Actor => ({ kind: 'link', userId: null, rules, ability: abilityOf(rules) });
const history = async (subject: string, subjectId: number): Promise<unknown[]> => {
  const { body } = await world.admin.get(listPath('audit', { filter: { subject, subjectId } })).expect(200);
  return (body as AuditRecord[]).map(({ verb, actor: by, userId, userName }) => [verb, by, userId, userName]);
};

describe('an actor', () => {
  it('may be a job: it creates and sends an invoice, and the history shows it', async () => {
    const { id } = await as(system, async () => {
      const made = await api.app.get(InvoicesService).create(world.input());
      return api.app.get(InvoiceIssuingService).send(made.id, {});
    });
    expect(await history('Invoice', id)).toEqual([
      ['send', 'system', null, null],
      ['create', 'system', null, null],
    ]);
  });

  it('may be a job that books money: the history has the verb of each command', async () => {
    const { id } = await world.sent();
    const money = { paymentDate: '2026-03-05', method: 'bankTransfer' as const };
    await as(system, async () => {
      const payments = api.app.get(PaymentsService);
      const writeOffs = api.app.get(WriteOffsService);
      const { customerId } = await payments.record(id, { ...money, amount: 20 });
      const allocations = [{ invoiceId: id, amount: 30 }];
      const booked = await payments.create({ ...money, customerId, currency: 'EUR', amount: 30, allocations });
      await payments.undo(booked.id, booked.version);
      await writeOffs.record(id, { writeOffDate: '2026-03-05', amount: 1, reason: 'Rounding' });
      const [writeOff] = (await writeOffs.list({ filter: JSON.stringify({ invoiceId: id }) })).rows;
      await writeOffs.undo(writeOff?.id ?? 0, writeOff?.version ?? 0);
      await payments.markPaid(id, money);
    });
    const verbs = ['markPaid', 'undoWriteOff', 'writeOff', 'undoPayment', 'recordPayment', 'recordPayment'];
    expect((await history('Invoice', id)).slice(0, 6)).toEqual(verbs.map((verb) => [verb, 'system', null, null]));
  });

  it('may be a link, which opens one record for one purpose', async () => {
    const { id, version } = await world.draft();
    const { id: other } = await world.draft();
    const invoices = api.app.get(InvoicesService);
    const customer = link([{ action: ['read', 'update'], subject: 'Invoice', conditions: { id } }]);
    await as(customer, async () => {
      expect((await invoices.list({})).rows.map((row) => row.id)).toEqual([id]);
      await expect(invoices.get(other)).rejects.toMatchObject({ status: 404 });
      await expect(invoices.remove(id, version)).rejects.toMatchObject({ status: 403 });
      await expect(invoices.update(other, version, world.input())).rejects.toMatchObject({ status: 404 });
      await invoices.update(id, version, world.input({ dueDate: '2026-03-20' }));
    });
    expect(await history('Invoice', id)).toContainEqual(['update', 'link', null, null]);
  });

  it('may be a token, which acts for its person within its own rights', async () => {
    const { userId, displayName } = { userId: world.admin.userId, displayName: 'Ona Onaitė' };
    await api.sql('update user_account set display_name = $1 where id = $2', [displayName, userId]);
    const { id } = await world.draft();
    const rules: AbilityRule[] = [{ action: ['read', 'send'], subject: 'Invoice' }];
    const token: Actor = { kind: 'token', tokenId: 1, serviceAccountId: null, userId, rules, ability: abilityOf(rules) };
    await as(token, async () => {
      await api.app.get(InvoiceIssuingService).send(id, {});
      await expect(api.app.get(InvoicesService).create(world.input())).rejects.toMatchObject({ status: 403 });
    });
    expect((await history('Invoice', id))[0]).toEqual(['send', 'token', userId, displayName]);
  });

  it('has hours and lists of its own only as a person', async () => {
    const hours = { projectId: 1, workDate: '2026-01-05', minutes: 60, billable: true };
    await as(system, async () => {
      await expect(api.app.get(TodosService).list({})).rejects.toMatchObject({ code: 'error.not_authorized' });
      const refusal = { status: 400, fields: { userId: { code: 'field.required' } } };
      await expect(api.app.get(TimeEntriesService).create(hours)).rejects.toMatchObject(refusal);
      expect(() => person()).toThrow('error.not_authorized');
    });
  });

  it('is a visitor before anybody has logged in, with no right to a record', async () => {
    const account = { email: 'nauja@example.com', username: 'nauja', password: 'correct horse battery' };
    await api.visitor.post('/jwt/register').send(account).expect(200);
    const [user] = await api.sql<{ id: number }>(`select id from user_account where username = 'nauja'`);
    expect(await history('User', user?.id ?? 0)).toEqual([['create', 'visitor', null, null]]);
  });

  it('does not exist outside of requests and jobs', () => {
    expect(() => actor()).toThrow('Nobody acts here');
  });
});
