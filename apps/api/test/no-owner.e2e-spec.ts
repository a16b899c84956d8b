import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { builtInRoles } from '@kontor/abilities';
import { accessTable, type AccessRow } from './access-table.ts';
import { personColumns } from './personal/people.ts';
import { questions } from './questions.ts';
import { listPath, testApp, type Agent, type TestApp } from './test-app.ts';
import { tenthOfFirm } from './test-database.ts';
import { aUserDocument } from './builders/user.ts';
import { aMail } from './builders/mail.ts';
import { store } from './builders/store.ts';

/** Operations without an owner in the table: no cell is `own`, and no case names an owner. */
const readings = accessTable().filter(({ method, owned, needs }) => method === 'GET' && owned === 'none' && needs !== 'nothing');
const tableOf = (subject: string): string =>
  subject === 'User' ? 'user_account' : subject.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
const tables = new Set(readings.map(({ needs }) => tableOf(needs.split(' ')[1] ?? '')));

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp({}, undefined, await tenthOfFirm());
  admin = await api.as('admin');
  await admin.post('/api/v1/error-logs/browser').send({ message: 'Something' }).expect(204);
  await store(api, aMail({ state: 'kept' }));
  await store(api, aUserDocument({ userId: admin.userId }));
  // Whoever approved a bill did so at some time.
  await frozenToo('bill', 'update bill set approved_at = now(), approved_by_id = 1 where id = (select min(id) from bill)');
});
afterAll(() => api.close());

/** Changes records also where they are frozen: it does not matter here how somebody came to be named. */
async function frozenToo(table: string, change: string): Promise<void> {
  await api.sql(`alter table "${table}" disable trigger user`);
  await api.sql(change);
  await api.sql(`alter table "${table}" enable trigger user`);
}

/** Assigns the first record of each kind to this person, wherever a column names one. */
async function give(owner: Agent): Promise<string[]> {
  const columns = (await personColumns(api)).filter(({ table }) => tables.has(table));
  for (const { table, column } of columns) {
    // Only goods that were issued are with a person.
    const which = table === 'stock_move' ? `where "${column}" is not null` : '';
    await frozenToo(
      table,
      `update "${table}" set "${column}" = ${owner.userId} where id = (select min(id) from "${table}" ${which})`,
    );
  }
  return columns.map(({ table, column }) => `${table}.${column}`);
}

async function addressOf({ path }: AccessRow): Promise<string> {
  const question = questions[path] ?? '';
  const list = /^\/api\/v1\/([\w-]+)\/\{id\}/.exec(path)?.[1];
  if (!list) return path.replace(/\{\w+\}/, '1') + question;
  const { body } = await admin.get(listPath(list, { sort: ['id', 'ASC'], range: [0, 0] })).expect(200);
  return path.replace('{id}', String((body as { id: number }[])[0]?.id)) + question;
}

/** Compares a new PDF by its length only: it contains the time of its creation. A cursor is of its moment and of nobody. */
async function said(by: Agent, address: string): Promise<unknown> {
  const { status, body, type } = await by.get(address);
  if (type === 'application/pdf') return [address, status, (body as Buffer).length];
  if (address === '/api/v1/changes') return [address, status, (body as { changes: unknown }).changes];
  return [address, status, status < 400 ? (body as unknown) : (body as { code?: string }).code];
}

it.each(builtInRoles)(
  'without an owner is the same for two people of the role %s, even if one made it or it is about them',
  async (role) => {
    const [owner, other] = [await api.as(role), await api.as(role)];
    expect(await give(owner)).toEqual(
      expect.arrayContaining([
        'error_log.user_id',
        'invoice.price_below_cost_by_id',
        'user_document.user_id',
        'user_rate.user_id',
      ]),
    );
    let read = 0;
    for (const reading of readings) {
      const address = await addressOf(reading);
      const answer = await said(owner, address);
      expect(await said(other, address)).toEqual(answer);
      if ((answer as [string, number])[1] === 200) read += 1;
    }
    expect(read).toBeGreaterThan(role === 'admin' ? 50 : 10);
  },
);
