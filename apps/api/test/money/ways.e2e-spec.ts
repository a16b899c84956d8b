import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allows, subjects, type Subject } from '@kontor/abilities';
import { JobRegistry } from '../../src/platform/jobs/job-registry.ts';
import { listen, type LiveLine } from '../live-events.ts';
import { listPath } from '../test-app.ts';
import { amountsOf, secretsFrom, secretsIn } from './amounts.ts';
import { amountFieldsOf } from './fields.ts';
import { made, makers, paymentOn, profileOf, sentInvoice, writeOffOn } from './records.ts';
import { makeWorld, roles, type Person, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.api.close());
const personOf = (role: string): Person => world.people.get(role) as Person;
const secretsOf = async ({ ability }: Person): Promise<Set<number>> => secretsFrom(await amountsOf(world.api), ability);

/** An Admin changes an amount of every kind; returns the records with history. */
async function changeEverything(): Promise<{ subject: Subject; id: number }[]> {
  const { admin, customerId } = world;
  const put = async (resource: string, subject: Subject, change: object): Promise<{ subject: Subject; id: number }> => {
    const body = { ...(await makers[resource]?.(world, admin.userId)) };
    const { id, version } = await made(world, resource, body);
    await admin
      .put(`/api/v1/${resource}/${id}`)
      .set('If-Match', `"${version}"`)
      .send({ ...body, ...change })
      .expect(200);
    return { subject, id };
  };
  const { invoiceId, paymentId } = await paymentOn(world);
  const [{ invoice_id: writtenOffId }] = (await world.api.sql<{ invoice_id: number }>(
    'select invoice_id from write_off where id = $1',
    [(await writeOffOn(world)).id],
  )) as [{ invoice_id: number }];
  const profile = await profileOf(world);
  await admin
    .put('/api/v1/organisation/1')
    .send({ ...profile, defaultHourlyRate: 9202.29 })
    .expect(200);
  return [
    { subject: 'Organisation', id: 1 },
    { subject: 'Invoice', id: invoiceId },
    { subject: 'Invoice', id: writtenOffId },
    { subject: 'Payment', id: paymentId },
    await put('items', 'Item', { sellingPrice: 2999.41 }),
    await put('projects', 'Project', { hourlyRate: 3999.47, budgetAmount: 49999.53 }),
    await put('project-members', 'ProjectMember', { hourlyRate: 5999.59 }),
    await put('tasks', 'Task', { hourlyRate: 6999.61 }),
    await put('customers', 'Customer', { hourlyRate: 1999.31 }),
    { subject: 'User', id: ((await made(world, 'user-rates')) as unknown as { userId: number }).userId },
    await put('invoices', 'Invoice', { customerId, internalNote: 'b', discountPercent: 12.345 }),
  ];
}

describe('live events', () => {
  it('name a record and nothing of its content, to whatever role', async () => {
    const people = roles.map(personOf);
    const lines: LiveLine[] = [];
    for (const person of people) lines.push(await listen(world.api, person));
    const changed = new Set((await changeEverything()).map(({ subject }) => subject));
    // Ten a second at most.
    const heard = (line: LiveLine | undefined): Set<unknown> => new Set(line?.events.map(({ subject }) => subject));
    while (heard(lines.at(-1)).size < changed.size || heard(lines[0]).size < changed.size) await wait(20);
    for (const [at, person] of people.entries()) {
      const events = lines[at]?.events ?? [];
      expect([person.role, secretsIn(events, await secretsOf(person))]).toEqual([person.role, []]);
      const other = events.filter(
        ({ type, subject, id, ...rest }) =>
          type !== 'changed' ||
          !subjects.includes(subject as Subject) ||
          !(id === null || Number.isInteger(id)) ||
          Object.keys(rest).length > 0,
      );
      expect([person.role, other]).toEqual([person.role, []]);
    }
    for (const line of lines) line.close();
  });
});

describe('the history', () => {
  it('shows each role only the amounts that it may read', async () => {
    const changed = await changeEverything();
    const told: Record<string, string[]> = {};
    for (const role of roles) {
      const person = personOf(role);
      const secrets = await secretsOf(person);
      told[role] = [];
      for (const { subject, id } of changed) {
        const { body } = await person.get(listPath('audit', { filter: { subject, subjectId: id }, range: [0, 99] }));
        const rows = Array.isArray(body) ? (body as { changes: object }[]) : [];
        const fields = rows
          .flatMap(({ changes }) => Object.keys(changes))
          .filter((field) => amountFieldsOf(subject).includes(field));
        expect([role, subject, secretsIn(body, secrets)]).toEqual([role, subject, []]);
        expect([role, subject, fields.filter((field) => !allows(person.ability, 'read', subject, undefined, field))]).toEqual([
          role,
          subject,
          [],
        ]);
        told[role].push(...fields.map((field) => `${subject}.${field}`));
      }
    }
    for (const { subject } of changed) expect(told['admin']?.some((field) => field.startsWith(`${subject}.`))).toBe(true);
    expect(told['reader']).toEqual([]);
  });
});

describe('a stored answer', () => {
  const createdWith = (person: Person, key: string, body: object) =>
    person.post('/api/v1/projects').set('Idempotency-Key', key).send(body);

  it('is repeated to nobody else who sends the same key', async () => {
    const [key, body] = [randomUUID(), (await makers['projects']?.(world, 0)) ?? {}];
    await createdWith(personOf('admin'), key, body).expect(201);
    const answer = await createdWith(personOf('reader'), key, body).expect(403);
    expect(answer.headers['idempotency-replayed']).toBeUndefined();
    expect(secretsIn(answer.body, await secretsOf(personOf('reader')))).toEqual([]);
  });
  it('is not repeated once the person’s rights have changed, and nothing is done twice', async () => {
    const person = await world.anybody('projectManager');
    const [key, body] = [randomUUID(), (await makers['projects']?.(world, 0)) ?? {}];
    const first = await createdWith(person, key, body).expect(201);
    expect((await createdWith(person, key, body).expect(201)).body).toEqual(first.body);
    await world.api.sql(`update user_account set role_id = (select id from role where key = 'reader') where id = $1`, [
      person.userId,
    ]);
    await world.api.sql(`select pg_notify('kontor_access', '')`);
    while ((await person.get('/api/v1/payments')).status !== 200) await wait(20);
    const again = await createdWith(person, key, body).expect(409);
    expect(again.body).toMatchObject({ code: 'error.idempotency_rights' });
    expect(secretsIn(again.body, await secretsOf(personOf('reader')))).toEqual([]);
    const { code } = body as { code: string };
    expect(await api(`select count(*)::int as n from project where code = $1`, [code])).toEqual([{ n: 1 }]);
  });
  const api = (text: string, values: unknown[]): Promise<object[]> => world.api.sql(text, values);
});

describe('notifications', () => {
  it('name an invoice and its customer, never an amount, in the bell and in letters', async () => {
    const { invoiceId } = await paymentOn(world, 99_999.13);
    await world.api.sql(
      `insert into notification_preference (user_id, kind, in_app, by_email) select id, k.kind, true, true from user_account,
       (values ('invoiceSent'), ('invoicePaid'), ('invoiceOverdue')) as k (kind) where id = $1`,
      [personOf('reader').userId],
    );
    await work('tellAboutInvoice', { invoiceId, kind: 'invoiceSent', byId: 0 });
    await work('tellAboutInvoice', { invoiceId, kind: 'invoicePaid', byId: 0 });
    await work('tellOverdue', {});
    const rows = await world.api.sql<{ id: number }>('select id from notification where user_id = $1', [
      personOf('reader').userId,
    ]);
    for (const { id } of rows) await work('mailNotification', { notificationId: id });
    const secrets = await secretsOf(personOf('reader'));
    const { body } = await personOf('reader')
      .get(listPath('notifications', { range: [0, 99] }))
      .expect(200);
    const news = body as { kind: string; params: object }[];
    expect(new Set(news.map(({ kind }) => kind))).toEqual(new Set(['invoiceSent', 'invoicePaid', 'invoiceOverdue']));
    for (const { params } of news) expect(Object.keys(params).sort()).toEqual(['customer', 'number']);
    const letters = await world.api.sql('select subject, text from mail where to_address = $1', [personOf('reader').email]);
    expect(letters.length).toBeGreaterThan(2);
    expect(secretsIn([news, letters], secrets)).toEqual([]);
  });
  const work = async (name: string, payload: object): Promise<void> => {
    await world.api.app
      .get(JobRegistry)
      .entries.find((entry) => entry.name === name)
      ?.work(payload as never, world.api.em(), true);
  };
});

describe('the error log', () => {
  it('keeps no amount of a write that the database refused', async () => {
    const { id } = await sentInvoice(world);
    await world.api.sql('alter table payment rename column reference to reference_of');
    const input = { paymentDate: '2026-11-21', amount: 3210.17, method: 'bankTransfer', reference: '3210.17' };
    await world.admin.post(`/api/v1/invoices/${id}/record-payment`).send(input).expect(500);
    await world.api.sql('alter table payment rename column reference_of to reference');
    let rows: unknown[] = [];
    while (rows.length === 0) rows = (await personOf('reader').get('/api/v1/error-logs').expect(200)).body as unknown[];
    expect(JSON.stringify(rows)).toContain('reference');
    expect(secretsIn(rows, new Set([3210.17, 4321.19, 12963.57]))).toEqual([]);
  });
});
