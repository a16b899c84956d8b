import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { JwtService } from '@nestjs/jwt';
import type { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { signAccessToken } from '../auth/tokens.ts';
import { statementsOf } from '../../../test/statements.ts';
import { crowd } from '../../../test/stopwatch.ts';
import { addressOf, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { aRole } from '../../../test/builders/user.ts';
import { aTimeEntry } from '../../../test/builders/time-entry.ts';
import { aProject, aProjectMember } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { EventsService } from './events.service.ts';
import { historyChannel } from './history-feed.ts';
import { tellAtCommit } from '../messages/messages.ts';
import { publish } from './publish.ts';
import { Tickets } from './tickets.ts';

let api: TestApp;
let root: string;
let admin: Agent;

beforeAll(async () => {
  api = await testApp();
  root = addressOf(api);
  admin = await api.as('admin');
});
afterAll(() => api.close());

type Line = { events: Record<string, unknown>[]; isOpen: () => boolean; close: () => void };

async function listen(by: Agent): Promise<Line> {
  const { body } = await by.post('/api/v1/events/ticket').expect(200);
  return follow((body as { ticket: string }).ticket);
}
async function follow(ticket: string, headers: Record<string, string> = {}): Promise<Line> {
  const leave = new AbortController();
  const answer = await fetch(`${root}/api/v1/events?ticket=${ticket}`, { headers, signal: leave.signal });
  if (answer.status !== 200) throw new Error(`refused with ${answer.status}`);
  const events: Record<string, unknown>[] = [];
  let open = true;
  const read = async (): Promise<void> => {
    let rest = '';
    for await (const chunk of (answer.body ?? new ReadableStream<Uint8Array>()).pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) if (part.startsWith('data: ')) events.push(JSON.parse(part.slice(6)) as Record<string, unknown>);
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => (open = false));
  return { events, isOpen: () => open, close: () => leave.abort() };
}
const tell = (event: Parameters<typeof publish>[1]) => api.em().transactional(async (em) => publish(em, event));
const news = { channel: historyChannel, payload: '' };
const aCustomer = {
  kind: 'company',
  name: 'UAB Įvykis',
  country: 'LT',
  currency: 'EUR',
  language: 'lt',
  active: true,
  alikeConfirmed: true,
};

describe('live events', () => {
  it('announce every audited change once it is committed', async () => {
    const line = await listen(admin);
    const { id } = (await admin.post('/api/v1/customers').send(aCustomer).expect(201)).body as { id: number };
    await until(() => line.events.length > 0);
    expect(line.events).toEqual([{ type: 'changed', subject: 'Customer', id }]);
    line.close();
  });

  it('come with the change, and need not wait until the history is next looked through', async () => {
    const line = await listen(admin);
    const lateness: number[] = [];
    for (let round = 1; round <= 7; round += 1) {
      await admin.post('/api/v1/customers').send(aCustomer).expect(201);
      const from = performance.now();
      await until(() => line.events.length === round);
      lateness.push(performance.now() - from);
    }
    // The median, as a busy machine delays some of them, and some meet the look-through.
    expect((lateness.sort((a, b) => a - b)[3] ?? 0) / crowd()).toBeLessThan(1000);
    line.close();
  });

  it('read a record once for all listeners who may only read their own', async () => {
    const [mine, ...others] = await Promise.all(Array.from({ length: 5 }, () => api.as('employee')));
    const lines = await Promise.all([admin, mine as Agent, ...others].map(listen));
    const projectId = await store(api, aProject());
    const id = await store(api, aTimeEntry({ userId: mine?.userId, projectId }));
    const asked = await statementsOf(async () => {
      await tell({ type: 'changed', subject: 'TimeEntry', id });
      await tell({ type: 'changed', subject: 'Customer', id: 1 });
      await until(() => lines.every(({ events }) => events.some(({ subject }) => subject === 'Customer')));
    });
    expect(lines.map(({ events }) => events.filter(({ subject }) => subject === 'TimeEntry').length)).toEqual([1, 1, 0, 0, 0, 0]);
    expect(asked.filter(({ text }) => text.includes('from "time_entry"'))).toHaveLength(1);
    lines.forEach(({ close }) => close());
  });

  it('announce a change that began first and committed last, and each change once', async () => {
    const line = await listen(admin);
    const write = (em: EntityManager, subjectId: number) =>
      sql<{
        id: number;
      }>`insert into audit (actor, verb, subject, subject_id, changes) values ('system', 'update', 'Item', ${subjectId}, '{}') returning id`
        .execute(em.getKysely())
        .then(({ rows }) => rows[0]?.id ?? 0);
    const slow = api.em();
    await slow.begin();
    const lower = await write(slow, 1);
    const higher = await api.em().transactional(async (em) => {
      tellAtCommit(em.getTransactionContext<object>() ?? em, news);
      return write(em, 2);
    });
    expect(lower).toBeLessThan(higher);
    await until(() => line.events.length > 0);
    expect(line.events).toEqual([{ type: 'changed', subject: 'Item', id: 2 }]);
    tellAtCommit(slow.getTransactionContext<object>() ?? slow, news);
    await slow.commit();
    await until(() => line.events.length > 1);
    await admin.post('/api/v1/customers').send(aCustomer).expect(201);
    await until(() => line.events.length > 2);
    expect(line.events.map(({ subject, id }) => (subject === 'Item' ? id : subject))).toEqual([2, 1, 'Customer']);
    line.close();
  });

  it('are caught up with when a message was lost', async () => {
    const line = await listen(admin);
    await api.sql(`insert into audit (actor, verb, subject, subject_id, changes) values ('system', 'update', 'Item', 3, '{}')`);
    await until(() => line.events.length > 0);
    expect(line.events).toEqual([{ type: 'changed', subject: 'Item', id: 3 }]);
    line.close();
  });

  it('skip rows that a backup brought from another cluster with higher transaction ids', async () => {
    await api.sql(
      `insert into audit (actor, verb, subject, subject_id, changes, xid) values ('system', 'update', 'Item', 4, '{}', '999999999999')`,
    );
    const line = await listen(admin);
    const { id } = (await admin.post('/api/v1/customers').send(aCustomer).expect(201)).body as { id: number };
    await until(() => line.events.length > 0);
    expect(line.events).toEqual([{ type: 'changed', subject: 'Customer', id }]);
    line.close();
  });

  it('wait for the commit of the outer transaction', async () => {
    const line = await listen(admin);
    await api.em().transactional(async (em) => {
      await em.transactional(async (inner) => publish(inner, { type: 'changed', subject: 'Item', id: 5 }));
      await em
        .transactional(async (inner) => {
          publish(inner, { type: 'changed', subject: 'Item', id: 6 });
          throw new Error('only this part');
        })
        .catch(() => undefined);
      await wait(100);
      expect(line.events).toEqual([]);
    });
    await until(() => line.events.length > 0);
    await wait(150);
    expect(line.events).toEqual([{ type: 'changed', subject: 'Item', id: 5 }]);
    line.close();
  });

  it('block nobody: no writing transaction waits for the lock of NOTIFY', async () => {
    const asked = await statementsOf(() => admin.post('/api/v1/customers').send(aCustomer).expect(201));
    expect(asked.filter(({ text }) => text.includes('pg_notify')).length).toBeLessThanOrEqual(1);
    const inTransaction = asked.slice(
      asked.findIndex(({ text }) => text === 'begin'),
      asked.findIndex(({ text }) => text === 'commit') + 1,
    );
    expect(inTransaction.length).toBeGreaterThan(2);
    expect(inTransaction.filter(({ text }) => text.includes('pg_notify'))).toEqual([]);
  });

  it('do not announce what was rolled back', async () => {
    const line = await listen(admin);
    const failing = api.em().transactional(async (em) => {
      publish(em, { type: 'changed', subject: 'Customer', id: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await tell({ type: 'changed', subject: 'Item', id: 2 });
    await until(() => line.events.length > 0);
    expect(line.events).toEqual([{ type: 'changed', subject: 'Item', id: 2 }]);
    line.close();
  });

  it('reach only readers of the subject or record, and the person they are for', async () => {
    const employee = await api.as('employee');
    const client = await api.as('client');
    const lines = await Promise.all([admin, employee, client].map(listen));
    const projectId = await store(api, aProject());
    const own = await store(api, aProjectMember({ projectId, userId: employee.userId }));
    const other = await store(api, aProjectMember({ projectId, userId: admin.userId }));
    await tell({ type: 'changed', subject: 'Invoice', id: 1 });
    await tell({ type: 'changed', subject: 'ProjectMember', id: other });
    await tell({ type: 'changed', subject: 'ProjectMember', id: own });
    await tell({ type: 'notification', subject: 'Notification', id: 5, userId: employee.userId });
    await tell({ type: 'changed', subject: 'Project', id: projectId });
    const [ofAdmin, ofEmployee, ofClient] = lines;
    await until(() => ofAdmin?.events.length === 4 && ofEmployee?.events.length === 3);
    expect(ofAdmin?.events.map(({ subject }) => subject)).toEqual(['Invoice', 'ProjectMember', 'ProjectMember', 'Project']);
    expect([...(ofEmployee?.events ?? [])].map(({ subject, id }) => `${String(subject)} ${String(id)}`).sort()).toEqual(
      ['Notification 5', `Project ${projectId}`, `ProjectMember ${own}`].sort(),
    );
    expect(ofClient?.events).toEqual([]);
    for (const line of lines) line.close();
  });

  it('need a valid, unused ticket', async () => {
    const { body } = await admin.post('/api/v1/events/ticket').expect(200);
    const { ticket } = body as { ticket: string };
    const line = await follow(ticket);
    await expect(follow(ticket)).rejects.toThrow('401');
    await expect(follow(admin.token)).rejects.toThrow('401');
    await expect(follow('nonsense')).rejects.toThrow('401');
    expect((await fetch(`${root}/api/v1/events`)).status).toBe(401);
    await api.visitor.post('/api/v1/events/ticket').expect(401);
    line.close();
  });

  it('are refused to a page of another site', async () => {
    const ticket = async () => ((await admin.post('/api/v1/events/ticket').expect(200)).body as { ticket: string }).ticket;
    await expect(follow(await ticket(), { Origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(follow(await ticket(), { 'Sec-Fetch-Site': 'cross-site' })).rejects.toThrow('403');
    (await follow(await ticket(), { Origin: root })).close();
  });

  it('are not begun for a screen that has gone while its ticket was read', async () => {
    const { body } = await admin.post('/api/v1/events/ticket').expect(200);
    const ticket = await api.app.get(Tickets).take((body as { ticket: string }).ticket);
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    response.destroy();
    await once(response, 'close');
    const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    await api.app.get(EventsService).connect(ticket, response as Parameters<EventsService['connect']>[1]);
    expect([response.headersSent, timers()]).toEqual([false, before]);
  });

  it('end when the token expires', async () => {
    const [session] = await api.sql<{ id: number }>(`select id from session where user_id = $1`, [admin.userId]);
    const token = await signAccessToken(api.app.get(JwtService), admin.userId, session?.id ?? 0, 2);
    const asked = await fetch(`${root}/api/v1/events/ticket`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
    const line = await follow(((await asked.json()) as { ticket: string }).ticket);
    expect(line.isOpen()).toBe(true);
    await until(() => !line.isOpen());
  });

  it('end when the person is disabled', async () => {
    const leaver = await api.as('employee');
    const line = await listen(leaver);
    await api.sql(`update user_account set active = false where id = $1`, [leaver.userId]);
    await api.sql(`select pg_notify('kontor_access', '')`);
    await until(() => !line.isOpen());
  });

  it('announce that the person’s rights have changed', async () => {
    await store(api, aRole({ key: 'passing', rules: [{ action: 'read', subject: 'Auth' }] }));
    const line = await listen(await api.as('passing'));
    const other = await listen(await api.as('client'));
    await api.sql(`update role set rules = '[{"action":"read","subject":["Auth","Item"]}]' where key = 'passing'`);
    await api.sql(`select pg_notify('kontor_access', '')`);
    await until(() => line.events.length > 0);
    expect(line.events).toEqual([{ type: 'rights' }]);
    await tell({ type: 'changed', subject: 'Item', id: 1 });
    await until(() => line.events.length > 1);
    expect(other.events).toEqual([]);
    line.close();
    other.close();
  });

  it('come at most ten a second, and equal ones are merged', async () => {
    const line = await listen(admin);
    await api.em().transactional(async (em) => {
      for (let at = 0; at < 60; at++) publish(em, { type: 'changed', subject: 'Item', id: 1 + (at % 30) });
    });
    await until(() => line.events.length > 0);
    await wait(1000);
    expect(line.events.length).toBeLessThanOrEqual(12);
    await until(() => line.events.length >= 30);
    await wait(250);
    expect(line.events).toHaveLength(30);
    line.close();
  });

  it('are at most 4 KiB long', async () => {
    await expect(tell({ type: 'x'.repeat(5000), subject: 'Item' })).rejects.toThrow('4096');
  });
});
