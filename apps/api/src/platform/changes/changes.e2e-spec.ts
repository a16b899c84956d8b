import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCustomer } from '@kontor/demo-data';
import type { Changes, RecordChange } from '@kontor/domain';
import pg from 'pg';
import { aProject, aProjectMember } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { settled } from '../../../test/settled.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
});
afterAll(() => api.close());

const askNow = async (since?: string, by = admin): Promise<Changes> =>
  (await by.get(`/api/v1/changes${since === undefined ? '' : `?since=${since}`}`).expect(200)).body as Changes;
async function ask(since?: string, by = admin): Promise<Changes> {
  await settled(api);
  return askNow(since, by);
}
const insert = `insert into audit (actor, verb, subject, subject_id, changes) values ('system', 'update', 'Item', $1, '{}')`;
async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(api.url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const shortOf = ({ subject, id, kind, verb }: RecordChange) => [subject, id, kind, verb];

describe('the feed of changes', () => {
  it('tells what was created, changed and deleted since a cursor, each once', async () => {
    const { cursor, changes } = await ask();
    expect(changes).toEqual([]);
    const { body } = await admin.post('/api/v1/customers').send(aCustomer()).expect(201);
    const { id, version } = body as { id: number; version: number };
    const path = `/api/v1/customers/${id}`;
    await admin
      .put(path)
      .send({ name: 'Renamed', kind: 'company', currency: 'EUR', language: 'lt', country: 'LT', active: true, version })
      .expect(200);
    await admin.delete(path).set('If-Match', '"2"').expect(200);
    const first = await ask(cursor);
    expect(first.changes.filter(({ subject }) => subject === 'Customer').map(shortOf)).toEqual([
      ['Customer', id, 'create', 'create'],
      ['Customer', id, 'update', 'update'],
      ['Customer', id, 'delete', 'delete'],
    ]);
    expect(await ask(first.cursor)).toEqual({ changes: [], cursor: first.cursor, more: false });
    expect(await ask(cursor)).toEqual(first);
  });

  it('waits for a transaction that began earlier and commits later, and then tells both', async () => {
    const { cursor } = await ask();
    await connected(async (slow) => {
      await slow.query('begin');
      await slow.query(insert, [700_001]);
      await connected((quick) => quick.query(insert, [700_002]));
      const during = await askNow(cursor);
      expect(during.changes).toEqual([]);
      await slow.query('commit');
      const after = await ask(during.cursor);
      expect(after.changes.map(({ id }) => id)).toEqual([700_001, 700_002]);
    });
  });

  it('loses and doubles nothing while eight write, some of whom give up', async () => {
    let { cursor } = await ask();
    const written: number[] = [];
    const told: number[] = [];
    let next = 800_000;
    const writer = (own: number) =>
      connected(async (client) => {
        for (let turn = 0; turn < 25; turn += 1) {
          await client.query('begin');
          const ids = Array.from({ length: 1 + ((own + turn) % 3) }, () => (next += 1));
          for (const id of ids) await client.query(insert, [id]);
          const isGivenUp = (own + turn) % 7 === 0;
          await client.query(isGivenUp ? 'rollback' : 'commit');
          if (!isGivenUp) written.push(...ids);
        }
      });
    let writing = true;
    const read = async (): Promise<void> => {
      const answer = await askNow(cursor);
      cursor = answer.cursor;
      told.push(...answer.changes.map(({ id }) => id));
    };
    const reader = (async () => {
      while (writing) await read();
    })();
    await Promise.all(Array.from({ length: 8 }, (_, own) => writer(own)));
    writing = false;
    await reader;
    await settled(api);
    await read();
    expect(told.toSorted()).toEqual(written.toSorted());
  });

  it('comes in pages that end in the middle of a transaction', async () => {
    const { cursor } = await ask();
    await api.sql(`insert into audit (actor, verb, subject, subject_id, changes)
      select 'system', 'update', 'Item', 900000 + n, '{}' from generate_series(1, 501) n`);
    const first = await ask(cursor);
    const second = await ask(first.cursor);
    expect([first.changes.length, first.more, second.changes.map(({ id }) => id), second.more]).toEqual([
      500,
      true,
      [900_501],
      false,
    ]);
  });

  it('tells of nothing that the caller may not read, of deleted records neither', async () => {
    const worker = await api.as('employee');
    const other = await api.as('employee');
    const projectId = await store(api, aProject({}));
    const { cursor } = await ask();
    const log = async (by: Agent) => {
      const sent = by.post('/api/v1/time-entries').send({ projectId, workDate: '2026-01-05', minutes: 5, billable: true });
      return ((await sent.expect(201)).body as { id: number }).id;
    };
    const [mine, gone, theirs] = [await log(worker), await log(worker), await log(other)];
    await worker.delete(`/api/v1/time-entries/${gone}`).set('If-Match', '"1"').expect(200);
    await api.sql(`insert into audit (actor, verb, subject, subject_id, changes)
      values ('system', 'update', 'Role', 1, '{}'), ('system', 'read', 'User', 1, '{}'), ('system', 'update', 'Unheard', 1, '{}')`);
    const hours = ({ changes }: Changes) =>
      changes.filter(({ subject }) => subject === 'TimeEntry').map(({ id, kind }) => [id, kind]);
    const seen = await ask(cursor, worker);
    expect(hours(seen)).toEqual([
      [mine, 'create'],
      [gone, 'create'],
      [gone, 'delete'],
    ]);
    expect(seen.changes.some(({ subject }) => subject === 'Role')).toBe(false);
    expect(hours(await ask(cursor, other))).toEqual([[theirs, 'create']]);
    const whole = (await ask(cursor)).changes.map(({ subject }) => subject);
    expect([whole.includes('Role'), whole.includes('User'), whole.includes('Unheard')]).toEqual([true, false, false]);
  });

  it('tells those who lead a project of its deleted records, and nobody else', async () => {
    const [manager, other] = [await api.as('projectManager'), await api.as('projectManager')];
    const projectId = await store(api, aProject({}));
    await store(api, aProjectMember({ projectId, userId: manager.userId }));
    const { cursor } = await ask();
    const spent = { paidBy: 'employee', expenseDate: '2026-03-02', vendorName: 'Fuel', currency: 'EUR', amount: 121, projectId };
    const { id } = (await admin.post('/api/v1/expenses').send(spent).expect(201)).body as { id: number };
    await admin.delete(`/api/v1/expenses/${id}`).set('If-Match', '"1"').expect(200);
    const expenses = ({ changes }: Changes) => changes.filter(({ subject }) => subject === 'Expense').map(shortOf);
    expect(expenses(await ask(cursor, manager))).toEqual([
      ['Expense', id, 'create', 'create'],
      ['Expense', id, 'delete', 'delete'],
    ]);
    expect(expenses(await ask(cursor, other))).toEqual([]);
  });

  it('refuses a cursor of another installation, or of a time that is not yet', async () => {
    const { cursor } = await ask();
    const [stamp = '', xid = ''] = cursor.split('-');
    const others = [
      'x',
      'ffffffff-1-1',
      `${stamp}-${BigInt(xid) + 1_000_000n}-0`,
      `${stamp}-99999999999999999999-0`,
      `${cursor}-1`,
      '0',
    ];
    for (const since of others) {
      const { body } = await admin.get(`/api/v1/changes?since=${since}`).expect(400);
      expect(body).toMatchObject({ code: 'changes.other_cursor' });
    }
    await api.visitor.get('/api/v1/changes').expect(401);
  });

  it('asks nothing of the database that only its owner may', async () => {
    const [may] = await api.sql(`select has_function_privilege('pg_monitor', 'pg_control_system()', 'execute') as may`);
    expect(may).toEqual({ may: true });
  });
});
