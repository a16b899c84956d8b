import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

const personalId = '33309240064';
const bankAccount = 'LT12 1000 0111 0100 1000';
let api: TestApp;
let admin: Agent;
let person: Agent;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  person = await api.as('employee', { fullName: 'Ona Onaitė' });
  await admin.put(path()).send({ personalId, bankAccount, version: 1 }).expect(200);
});
afterAll(() => api.close());

const path = (): string => `/api/v1/users/${person.userId}`;
const reveal = (by: Agent, field = 'personalId') => by.post(`${path()}/reveal`).send({ field });
const rightsTo = async (fields: string[]): Promise<Agent> => {
  const rules = [
    { action: 'read', subject: ['Auth', 'ACL'] },
    { action: 'read', subject: 'User', fields: ['id', 'version', ...fields] },
  ];
  return api.asOwnRole(rules);
};

describe('personal ID and bank account', () => {
  it('are stored encrypted only', async () => {
    const [row] = await api.sql<{ personal_id: string; bank_account: string }>(
      'select personal_id, bank_account from user_account where id = $1',
      [person.userId],
    );
    for (const sealed of [row?.personal_id, row?.bank_account]) expect(sealed).toMatch(/^1\.[0-9a-f]{8}\.[\w-]+\.[\w-]+$/);
    await reveal(admin).set('Idempotency-Key', 'kept?').expect(200);
    const tables = await api.sql<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(30);
    const secrets = [personalId, bankAccount, 'LT121000011101001000'].join('|');
    for (const { name } of tables) {
      const found = await api.sql(`select 1 from ${name} t where t::text ~ $1`, [secrets]);
      expect([name, found]).toEqual([name, []]);
    }
  });

  it('are masked in records and lists, and cannot be searched', async () => {
    const masked = { personalId: '••••0064', bankAccount: '••••1000' };
    expect((await admin.get(path()).expect(200)).body).toMatchObject(masked);
    const { body } = await admin.get(listPath('users', { filter: { q: 'Onaitė' } })).expect(200);
    expect(body).toEqual([expect.objectContaining(masked)]);
    await admin.get(listPath('users', { filter: { personalId } })).expect(400);
    await admin.get(listPath('users', { sort: ['bankAccount', 'ASC'] })).expect(400);
  });

  it('stay when other fields are saved, are emptied by null, and leave no trace of old values in the history', async () => {
    const versionOf = async () => ((await admin.get(path())).body as { version: number }).version;
    await admin
      .put(path())
      .send({ city: 'Vilnius', version: await versionOf() })
      .expect(200);
    expect((await reveal(admin)).body).toEqual({ field: 'personalId', value: personalId });
    expect((await reveal(admin, 'bankAccount')).body).toEqual({ field: 'bankAccount', value: 'LT121000011101001000' });
    await admin
      .put(path())
      .send({ personalId: null, version: await versionOf() })
      .expect(200);
    expect((await admin.get(path())).body).toMatchObject({ personalId: null });
    expect((await reveal(admin)).body).toEqual({ field: 'personalId', value: null });
    await admin
      .put(path())
      .send({ personalId, version: await versionOf() })
      .expect(200);
    const rows = await api.sql<{ changes: object }>(`select changes from audit where subject_id = $1 and verb = 'update'`, [
      person.userId,
    ]);
    expect(rows.filter(({ changes }) => 'personalId' in changes)).toHaveLength(3);
    expect(rows.filter(({ changes }) => 'bankAccount' in changes)).toHaveLength(1);
    for (const { changes } of rows) expect(JSON.stringify(changes)).not.toMatch(/33309240064|LT12/);
  });

  it('add a history row at each reveal, without the value', async () => {
    const count = async () =>
      (await api.sql(`select 1 from audit where verb = 'read' and subject_id = $1`, [person.userId])).length;
    const before = await count();
    for (let times = 0; times < 3; times += 1) await reveal(admin).set('Idempotency-Key', 'the same').expect(200);
    expect(await count()).toBe(before + 3);
    const [row] = await api.sql(
      `select user_id, subject, changes, request_id is not null as asked from audit where verb = 'read' order by id desc limit 1`,
    );
    expect(row).toEqual({ user_id: admin.userId, subject: 'User', changes: { personalId: ['***', '***'] }, asked: true });
    await reveal(admin, 'passwordHash').expect(400);
    await admin.post('/api/v1/users/999999/reveal').send({ field: 'personalId' }).expect(404);
    expect(await count()).toBe(before + 3);
  });

  it('are missing for roles without the right to them', async () => {
    for (const role of ['employee', 'projectManager', 'storekeeper', 'auditor'] as const) {
      const other = await api.as(role);
      const { body } = await other.get(path()).expect(200);
      for (const field of ['personalId', 'bankAccount', 'emergencyPhone', 'street', 'jacketSizeId'])
        expect([role, body]).toEqual([role, expect.not.objectContaining({ [field]: expect.anything() })]);
      await reveal(other).expect(403);
      await reveal(other, 'bankAccount').expect(403);
    }
    const client = await api.as('client');
    await client.get(path()).expect(403);
    await reveal(client).expect(403);
    await reveal(person).expect(403);
    expect(await api.sql(`select 1 from audit where verb = 'read' and user_id <> $1`, [admin.userId])).toEqual([]);
  });

  it('are separate rights: a role may read one without the other', async () => {
    const bookkeeper = await rightsTo(['bankAccount']);
    expect((await bookkeeper.get(path()).expect(200)).body).toEqual({
      id: person.userId,
      version: expect.any(Number),
      bankAccount: '••••1000',
    });
    await reveal(bookkeeper, 'bankAccount').expect(200);
    await reveal(bookkeeper).expect(403);
  });
});
