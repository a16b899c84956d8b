import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fieldGroups, type Subject } from '@kontor/abilities';
import { loadDemo } from '../src/demo/load-demo.ts';
import { moneyIn, readings, undecided, type Reading } from './money.fields.ts';
import { questions } from './questions.ts';
import { listPath, testApp, type Agent, type TestApp } from './test-app.ts';

/** Roles that see no amounts at all, and one that sees those of items. `reader` may do everything, but sees no amounts. */
const roles = ['reader', 'employee', 'storekeeper', 'client'] as const;
const seen: Partial<Record<string, Subject[]>> = { storekeeper: ['Item'] };

let api: TestApp;
let admin: Agent;
const agents: Record<string, Agent> = {};
beforeAll(async () => {
  api = await testApp();
  await loadDemo(api.url, { today: '2026-11-21', scale: 0.1 });
  await api.sql(
    `insert into role (key, name, rules) values ('reader', 'Reader', '[{"action":"manage","subject":"all"},{"action":"manage","subject":"all","fields":["@money"],"inverted":true}]')`,
  );
  for (const role of roles) agents[role] = await api.as(role, { hourlyRate: 70, costRate: 30 });
  admin = await api.as('admin');
  await api.sql(
    `insert into mail (to_address, subject, text, state, subject_type, subject_id, attachments)
     values ('a@example.com', 'Invoice', 'Please pay 121.00 EUR', 'kept', 'Invoice', 1, '[]')`,
  );
  for (const [subject, fields] of Object.entries(fieldGroups.money)) {
    const changes = Object.fromEntries(fields.map((field) => [field, [1, 2]]));
    await api.sql(`insert into audit (verb, subject, subject_id, changes) values ('update', $1, 1, $2::jsonb)`, [
      subject,
      JSON.stringify({ ...changes, name: ['a', 'b'] }),
    ]);
  }
}, 60_000);
afterAll(() => api.close());

const idsOf = new Map<string, number[]>();
/** Some ids of what is read at this address, as an Admin sees them. */
async function idsFor(path: string): Promise<number[]> {
  const list = path.slice(0, path.indexOf('/{'));
  const known = idsOf.get(list);
  if (known) return known;
  const { body } = await admin.get(`${list}?range=[0,3]`);
  const ids = Array.isArray(body) ? (body as { id: number }[]).map(({ id }) => id) : [];
  idsOf.set(list, ids);
  return ids;
}
async function addressesOf({ path, isList }: Reading): Promise<string[]> {
  if (path.includes('{id}')) return (await idsFor(path)).map((id) => path.replace('{id}', String(id)) + (questions[path] ?? ''));
  if (isList) return [`${path}?range=[0,49]`];
  return [path.replace('{name}', 'none') + (questions[path] ?? '')];
}

/** Fields of the money group of a subject that a record of its history tells. */
function moneyInHistory(body: unknown): string[] {
  const rows = body as { subject: Subject; changes: object }[];
  return rows.flatMap(({ subject, changes }) =>
    Object.keys(changes)
      .filter((field) => fieldGroups.money[subject]?.includes(field))
      .map((field) => `${subject}.${field}`),
  );
}

describe('every number of the API', () => {
  it('is money, or somebody has said that it is not', () => expect(undecided()).toEqual([]));
});

describe('a role without money', () => {
  it.each(roles)(
    'reads no amount anywhere as %s',
    async (role) => {
      const agent = agents[role];
      const found: unknown[] = [];
      let read = 0;
      for (const reading of readings)
        for (const address of await addressesOf(reading)) {
          const { status, body, headers } = await (agent as Agent).get(address);
          expect([address, status < 500]).toEqual([address, true]);
          if (status !== 200) continue;
          read += 1;
          if (/pdf/.test(String(headers['content-type']))) found.push(`${address} is a paper`);
          if (!reading.schema) continue;
          if (reading.path === '/api/v1/audit') found.push(...moneyInHistory(body));
          const allowed = (seen[role] ?? []).map((subject) => `${subject}Record`);
          found.push(...moneyIn(body, reading.schema).filter(({ path }) => !allowed.some((name) => path.startsWith(`${name}:`))));
        }
      expect(found).toEqual([]);
      expect(read).toBeGreaterThan(role === 'reader' ? 80 : 0);
    },
    60_000,
  );

  it('would be caught: an Admin reads amounts in all of these places', async () => {
    const places = new Set<string>();
    for (const reading of readings)
      for (const address of await addressesOf(reading)) {
        const { status, body } = await admin.get(address);
        if (status !== 200 || !reading.schema) continue;
        for (const { path } of moneyIn(body, reading.schema)) places.add(path.split(':')[0] ?? '');
        if (reading.path === '/api/v1/audit' && moneyInHistory(body).length) places.add('Audit');
      }
    expect([...places]).toEqual(
      expect.arrayContaining([
        'Audit',
        'Repricing',
        'CustomerRecord',
        'InvoiceDetail',
        'InvoiceRecord',
        'ItemRecord',
        'MailRecord',
        'PaymentRecord',
        'ProjectRecord',
        'TimeEntryRecord',
        'DashboardFigure',
        'UserRecord',
      ]),
    );
  }, 60_000);

  it.each(['reader', 'employee'])(
    'cannot look for it either, as %s',
    async (role) => {
      const wrong: string[] = [];
      for (const { path } of readings.filter(({ isList, path: at }) => isList && !at.includes('{'))) {
        const resource = path.replace('/api/v1/', '');
        const { body } = await admin.get(listPath(resource, { range: [0, 0] }));
        const [row] = Array.isArray(body) ? (body as object[]) : [];
        const hidden = Object.values(fieldGroups.money).flat();
        for (const field of Object.keys(row ?? {}).filter((name) => hidden.includes(name) && isOfThis(resource, name)))
          for (const query of [
            { sort: [field, 'ASC'] as [string, string] },
            { filter: { [field]: 1 } },
            { filter: { [`${field}_gte`]: 1 } },
          ]) {
            const { status } = await (agents[role] as Agent).get(listPath(resource, query));
            if (status !== 400 && status !== 403) wrong.push(`${resource} ${JSON.stringify(query)} answered ${status}`);
          }
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  it('cannot set it', async () => {
    const item = { sku: 'NEW', name: 'New', kind: 'service', sellingPrice: 10, active: true };
    await (agents['reader'] as Agent).post('/api/v1/items').send(item).expect(403);
    await (agents['reader'] as Agent)
      .put('/api/v1/organisation/1')
      .send({ ...(await profile()), defaultHourlyRate: 1 })
      .expect(403);
    await (agents['reader'] as Agent).get('/api/v1/time-entries/unbilled?customerId=1').expect(403);
  });
});

/** The profile as it would be sent back. */
async function profile(): Promise<object> {
  const { id, createdAt, updatedAt, ...rest } = (await admin.get('/api/v1/organisation/1')).body as Record<string, unknown>;
  return id && createdAt && updatedAt ? rest : {};
}

const subjects: Record<string, Subject> = {
  customers: 'Customer',
  items: 'Item',
  projects: 'Project',
  'project-members': 'ProjectMember',
  tasks: 'Task',
  'time-entries': 'TimeEntry',
  invoices: 'Invoice',
  payments: 'Payment',
  users: 'User',
  'user-rates': 'UserRate',
  mails: 'Mail',
};
const isOfThis = (resource: string, field: string): boolean => {
  const subject = subjects[resource];
  return subject !== undefined && (fieldGroups.money[subject]?.includes(field) ?? false);
};
