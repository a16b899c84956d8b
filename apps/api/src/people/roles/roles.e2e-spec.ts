import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtInRoles, mayGrant, defaultRoles } from '@kontor/abilities';
import type { RoleInput, RoleRecord, RoleRight } from '@kontor/domain';
import supertest from 'supertest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
});
afterAll(() => api.close());

let named = 0;
const right = (subject: string, verbs: string[], more: Partial<RoleRight> = {}): RoleRight => ({
  subject,
  verbs,
  ownVerbs: [],
  hidden: [],
  ...more,
});
const anInput = (rights: RoleRight[], name = `Role ${(named += 1)}`): RoleInput => ({ name, rights });
const made = async (rights: RoleRight[]): Promise<RoleRecord> =>
  (await admin.post('/api/v1/roles').send(anInput(rights)).expect(201)).body as RoleRecord;
const path = ({ id }: RoleRecord): string => `/api/v1/roles/${id}`;

describe('roles', () => {
  it('are listed with their rules and how many people have them', async () => {
    const { body } = await admin.get(listPath('roles', { sort: ['key', 'ASC'] })).expect(200);
    const roles = body as RoleRecord[];
    expect(roles.filter(({ isBuiltIn }) => isBuiltIn).map(({ key }) => key)).toEqual([...builtInRoles].sort());
    expect(roles.find(({ key }) => key === 'admin')).toMatchObject({
      rules: [{ action: 'manage', subject: 'all' }],
      userCount: 1,
    });
  });

  it('are added, changed and deleted, and their history is kept', async () => {
    const role = await made([right('Customer', ['read'], { hidden: ['money'] }), right('TimeEntry', [], { ownVerbs: ['read'] })]);
    expect(role).toMatchObject({ isBuiltIn: false, version: 1, userCount: 0 });
    const { body } = await admin
      .put(path(role))
      .send({ ...anInput([right('Item', ['read'])], 'Shelf keeper'), version: 1 })
      .expect(200);
    expect(body).toMatchObject({ name: 'Shelf keeper', version: 2, key: role.key });
    await admin
      .put(path(role))
      .send({ ...anInput([]), version: 1 })
      .expect(409);
    await admin.put(path(role)).send(anInput([])).expect(428);
    await admin.delete(path(role)).set('If-Match', '"2"').expect(200);
    await admin.get(path(role)).expect(404);
    const history = await api.sql(`select verb from audit where subject = 'Role' and subject_id = $1 order by id`, [role.id]);
    expect(history).toEqual([{ verb: 'create' }, { verb: 'update' }, { verb: 'delete' }]);
  });

  it('refuse unknown subjects, verbs and fields', async () => {
    const { body } = await admin
      .post('/api/v1/roles')
      .send(
        anInput([
          right('Safe', ['read']),
          right('Item', ['conjure']),
          right('Customer', [], { ownVerbs: ['read'] }),
          right('Contact', ['read'], { hidden: ['money'] }),
          right('all', ['manage']),
          right('ProjectMember', [], { ownVerbs: ['create'] }),
        ]),
      )
      .expect(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([
      'rights.0.subject',
      'rights.1.verbs',
      'rights.2.ownVerbs',
      'rights.3.hidden',
      'rights.4.subject',
      'rights.5.ownVerbs',
    ]);
    await admin
      .post('/api/v1/roles')
      .send({ name: 'x', rights: [{ subject: 'Item', verbs: 'read' }] })
      .expect(400);
    await admin
      .post('/api/v1/roles')
      .send(anInput([right('Item', ['read']), right('Item', ['delete'])]))
      .expect(400);
    await admin
      .post('/api/v1/roles')
      .send({ ...anInput([]), rules: [{ action: 'manage', subject: 'all' }] })
      .expect(400);
    await admin
      .post('/api/v1/roles')
      .send({ ...anInput([]), isBuiltIn: true })
      .expect(400);
  });

  it('have names of their own', async () => {
    await admin.post('/api/v1/roles').send(anInput([], 'Night shift')).expect(201);
    for (const name of ['night SHIFT', 'Admin', 'auditor'])
      expect((await admin.post('/api/v1/roles').send(anInput([], name)).expect(409)).body).toMatchObject({
        errors: { name: { code: 'role.name_in_use' } },
      });
  });

  it('stay while users have them, and built-in ones always', async () => {
    const role = await made([right('Item', ['read'])]);
    const person = await api.as(role.key);
    expect((await admin.delete(path(role)).set('If-Match', '"1"').expect(409)).body).toMatchObject({ code: 'role.in_use' });
    await api.sql('delete from session where user_id = $1', [person.userId]);
    await api.sql('delete from user_account where id = $1', [person.userId]);
    await admin.delete(path(role)).set('If-Match', '"1"').expect(200);
    const { body } = await admin.get(listPath('roles', { filter: { key: 'client' } })).expect(200);
    const [client] = body as [RoleRecord];
    for (const refused of [
      admin.put(path(client)).send({ ...anInput([]), version: client.version }),
      admin.delete(path(client)).set('If-Match', `"${client.version}"`),
    ])
      expect((await refused.expect(422)).body).toMatchObject({ code: 'role.built_in' });
  });

  it('can be read and changed only with the right to', async () => {
    for (const key of builtInRoles.filter((one) => one !== 'admin' && one !== 'auditor')) {
      const other = await api.as(key);
      await other.get('/api/v1/roles').expect(403);
      await other.post('/api/v1/roles').send(anInput([])).expect(403);
    }
    await (await api.as('auditor')).post('/api/v1/roles').send(anInput([])).expect(403);
  });
});

describe('nobody grants a right that they do not have', () => {
  it('in a new role or in a changed one', async () => {
    const keeper = await made([
      right('Role', ['read', 'create', 'update', 'delete']),
      right('Customer', ['read'], { hidden: ['money'] }),
      right('TimeEntry', [], { ownVerbs: ['read'] }),
    ]);
    const person = await api.as(keeper.key);
    const attempt = (rights: RoleRight[]) => person.post('/api/v1/roles').send(anInput(rights));
    const { body } = await attempt([right('Role', ['read']), right('Invoice', ['read'])]).expect(403);
    expect(body).toMatchObject({ code: 'role.beyond_own', errors: { 'rights.1': { code: 'role.beyond_own' } } });
    await attempt([right('Customer', ['read'])]).expect(403);
    await attempt([right('TimeEntry', ['read'])]).expect(403);
    await attempt([right('Customer', ['read', 'update'], { hidden: ['money'] })]).expect(403);
    const given = (
      await attempt([right('Customer', ['read'], { hidden: ['money'] }), right('TimeEntry', [], { ownVerbs: ['read'] })]).expect(
        201,
      )
    ).body as RoleRecord;
    expect(mayGrant(keeper.rules, given.rules)).toBe(true);
    await person
      .put(path(given))
      .send({ ...anInput([right('Invoice', ['send'])]), version: 1 })
      .expect(403);
    // Nor do they take rights from people who have more than they do.
    const strong = await made([right('Invoice', ['read', 'send'])]);
    await person
      .put(path(strong))
      .send({ ...anInput([]), version: 1 })
      .expect(403);
    await person.delete(path(strong)).set('If-Match', '"1"').expect(403);
    await person
      .put(path(keeper))
      .send({ ...anInput([right('User', ['read', 'update'])]), version: 1 })
      .expect(403);
  });
});

describe('a changed role', () => {
  it('takes effect on the next request, and the screen is told', async () => {
    const role = await made([right('Customer', ['read']), right('Item', ['read'])]);
    const person = await api.as(role.key);
    await person.get('/api/v1/customers').expect(200);
    await admin
      .put(path(role))
      .send({ ...anInput([right('Item', ['read'], { hidden: ['money'] })]), version: 1 })
      .expect(200);
    await person.get('/api/v1/customers').expect(403);
    await person.get(listPath('items', { sort: ['sellingPrice', 'ASC'] })).expect(400);
    await person.get('/api/v1/items').expect(200);
  });
});

describe('with two replicas', () => {
  it('a changed role takes effect on both', async () => {
    const quiet = { KONTOR_DATA_DIR: api.dataDir, KONTOR_LOG_LEVEL: 'silent', KONTOR_WORKER: 'false', KONTOR_POOL_MAX: '2' };
    const replica = await createApp(readConfig({ DATABASE_URL: api.url, ...quiet }));
    const onReplica = (token: string) =>
      supertest(replica.getHttpServer() as Parameters<typeof supertest>[0])
        .get('/api/v1/customers')
        .set('Authorization', `Bearer ${token}`);
    try {
      const role = await made([right('Customer', ['read'])]);
      // Both replicas sign tokens with the secret of their shared data folder.
      const { token } = await api.as(role.key);
      for (let round = 0; round < 10; round += 1) {
        const rights = round % 2 ? [right('Customer', ['read'])] : [];
        await onReplica(token);
        await admin
          .put(path(role))
          .send({ ...anInput(rights), version: 1 + round })
          .expect(200);
        await new Promise((resolve) => setTimeout(resolve, 20));
        expect((await onReplica(token)).status).toBe(round % 2 ? 200 : 403);
      }
    } finally {
      await replica.close();
    }
  });
});

describe('the built-in roles', () => {
  it('are updated at the start', async () => {
    const stored = await api.sql<{ key: string; rules: unknown }>('select key, rules from role where is_built_in');
    for (const { key, rules } of defaultRoles) expect(stored.find((role) => role.key === key)?.rules).toEqual(rules);
  });
});
