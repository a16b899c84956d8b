import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TimeEntryRecord } from '@kontor/domain';
import { sql } from 'kysely';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aProject, aTask } from '../../../test/builders/project.ts';
import { anItem } from '../../../test/builders/item.ts';
import { aContact, aCustomer } from '../../../test/builders/customer.ts';
import { store } from '../../../test/builders/store.ts';
import { invoiceList } from '../../sales/invoices/invoices.list.ts';
import { paymentList } from '../../sales/payments/payments.list.ts';
import { timeEntryList } from '../../work/time-entries/time-entries.list.ts';
import type { Column } from './columns.ts';
import type { Order } from './query/order.ts';
import { foundPage, waysTo } from './query/search.ts';
import { whereOf } from './query/select.ts';

type Row = { id: number };
let api: TestApp;
let admin: Agent;
let employee: Agent;
let all: TimeEntryRecord[];

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin', { fullName: 'Ada Webster' });
  employee = await api.as('employee', { fullName: 'Egle Petraite' });
  for (const customer of [
    aCustomer({ name: 'Webmakers 100% UAB' }),
    aCustomer({ name: 'Norsk_Fjord AS', country: 'NO', currency: 'NOK' }),
  ]) {
    const customerId = await store(api, customer);
    for (const name of ['Website', 'Support'])
      await store(api, aTask({ projectId: aProject({ customerId, name }), name: 'Meeting' }));
    await store(api, aProject({ customerId, name: 'Audit' }));
  }
  await store(api, aCustomer({ name: 'Nobody' }));
  await api.sql(
    `insert into time_entry (user_id, project_id, task_id, work_date, minutes, note, billable)
     select case when n % 3 = 0 then $1::int else $2::int end, p.id,
       case when n % 2 = 0 then (select id from task where project_id = p.id) end,
       date '2026-03-01' + n % 40, 10 + n % 7, (array['meeting about the web', '50% of it', 'e_mail', null, 'Report'])[n % 5 + 1], n % 4 > 0
     from project p, generate_series(1, 30) n`,
    [employee.userId, admin.userId],
  );
  all = (await admin.get(listPath('time-entries', { range: [0, 999] })).expect(200)).body as TimeEntryRecord[];
});
afterAll(() => api.close());

const searched = ['note', 'projectName', 'taskName', 'customerName', 'userName'] as const;
const contains = (value: string | null, text: string): boolean => value?.toLowerCase().includes(text.toLowerCase()) ?? false;

/** Nulls last, equal values by id, both in the direction asked for. */
function inOrder(rows: TimeEntryRecord[], [field, direction]: [keyof TimeEntryRecord, 'ASC' | 'DESC']): number[] {
  const sign = direction === 'ASC' ? 1 : -1;
  const compare = (a: TimeEntryRecord, b: TimeEntryRecord): number => {
    const [left, right] = [a[field], b[field]];
    if (left === right) return sign * (a.id - b.id);
    if (left === null || right === null) return left === null ? 1 : -1;
    return left < right ? -sign : sign;
  };
  return [...rows].sort(compare).map(({ id }) => id);
}

describe('a list that is searched', () => {
  const sorts: [keyof TimeEntryRecord, 'ASC' | 'DESC'][] = [
    ['workDate', 'DESC'],
    ['minutes', 'ASC'],
    ['projectName', 'ASC'],
    ['customerName', 'DESC'],
    ['customerName', 'ASC'],
    ['userName', 'DESC'],
    ['id', 'DESC'],
  ];
  it.each(['web', 'WE', 'meeting', 'me', '0%', 'k_F', 'petraite', 'e', 'nothing like it', 'zz', '  ', 'of it'])(
    'finds rows that contain "%s" in any of its tables, once, in every order, for everybody with the right to read them',
    async (q) => {
      expect(all).toHaveLength(180);
      for (const [agent, may] of [
        [admin, all],
        [employee, all.filter(({ userId }) => userId === employee.userId)],
      ] as const) {
        const fitting = may.filter((row) => q.trim() === '' || searched.some((field) => contains(row[field], q)));
        for (const sort of sorts)
          for (const range of [
            [0, 24],
            [25, 31],
            [170, 190],
          ] as [number, number][]) {
            const answer = await agent.get(listPath('time-entries', { filter: { q }, sort, range })).expect(200);
            const expected = inOrder(fitting, sort).slice(range[0], range[1] + 1);
            expect((answer.body as Row[]).map(({ id }) => id)).toEqual(expected);
            expect(answer.headers['content-range']?.split('/')[1]).toBe(String(fitting.length));
          }
      }
    },
  );

  it('combines with other filters, and with a text in one column', async () => {
    const filter = { q: 'web', billable: true, customerName_q: 'norsk', minutes_gte: 12 };
    const answer = await admin.get(listPath('time-entries', { filter, range: [0, 99] })).expect(200);
    const expected = all.filter(
      (row) =>
        searched.some((field) => contains(row[field], 'web')) &&
        row.billable &&
        contains(row.customerName, 'norsk') &&
        row.minutes >= 12,
    );
    expect(expected.length).toBeGreaterThan(3);
    expect((answer.body as Row[]).map(({ id }) => id)).toEqual(inOrder(expected, ['workDate', 'DESC']));
  });

  it('covers derived columns beside a joined table', async () => {
    const [fjord] = await api.sql<{ id: number }>(`select id from customer where name like 'Norsk%'`);
    await store(api, aContact({ customerId: fjord?.id, firstName: 'Kari', lastName: 'Nordmann' }));
    for (const q of ['kari nord', 'fjord'])
      expect((await admin.get(listPath('contacts', { filter: { q } })).expect(200)).body).toHaveLength(1);
  });
});

describe('names', () => {
  const names = ['Zebra', 'Ąžuolas', 'Čiurlys', 'Dama', 'azas', 'Ørn', 'Åse', 'Cirkas'];
  const lithuanian = ['Åse', 'azas', 'Ąžuolas', 'Cirkas', 'Čiurlys', 'Dama', 'Ørn', 'Zebra'];
  const norwegian = ['azas', 'Ąžuolas', 'Cirkas', 'Čiurlys', 'Dama', 'Zebra', 'Ørn', 'Åse'];
  beforeAll(async () => {
    for (const name of names) await store(api, anItem({ name: `${name} lapas` }));
  });

  it.each([
    ['lt', lithuanian],
    ['nb-NO,nb;q=0.9,en;q=0.8', norwegian],
    ['de, no', norwegian],
    ['de', [...names].sort()],
    ['', [...names].sort()],
  ])('are sorted by the alphabet of a reader of "%s", searched or not', async (language, expected) => {
    for (const filter of [{ q: 'lapas' }, { name_q: 'lapas' }]) {
      const path = listPath('items', { filter, sort: ['name', 'ASC'], range: [0, 24] });
      const { body } = await admin.get(path).set('Accept-Language', language).expect(200);
      expect((body as { name: string }[]).map(({ name }) => name.split(' ')[0])).toEqual(expected);
    }
    const path = listPath('items', { filter: { kind: 'service' }, sort: ['name', 'DESC'], range: [0, 24] });
    const { body } = await admin.get(path).set('Accept-Language', language).expect(200);
    expect((body as { name: string }[]).map(({ name }) => name.split(' ')[0])).toEqual(expected.toReversed());
  });
});

describe('records asked for by their ids', () => {
  it('are all returned, however many', async () => {
    const ids = all.slice(0, 60).map(({ id }) => id);
    const answer = await admin.get(listPath('time-entries', { filter: { id: ids } })).expect(200);
    expect(new Set((answer.body as Row[]).map(({ id }) => id))).toEqual(new Set(ids));
  });
});

describe('a table that grows', () => {
  it.each([
    ['invoice', invoiceList],
    ['time_entry', timeEntryList],
    ['payment', paymentList],
  ])('is searched by its indexes: %s', async (table, list) => {
    const plan = await api.em().transactional(async (em) => {
      await em.execute('set local enable_seqscan = off');
      const db = em.getKysely();
      const columns = list.columns as unknown as Record<string, Column>;
      const fits = waysTo(list as typeof invoiceList, columns, 'abc').map(({ condition, joins }) => ({
        where: whereOf([condition]),
        joins,
      }));
      const order: Order = { column: list.columns.id, direction: 'ASC', collation: '' };
      const found = foundPage(list as typeof invoiceList, fits, order, { first: 0, rowCount: 25 });
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${found}`.execute(db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('CTE found');
    expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
  });
});
