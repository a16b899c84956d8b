import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiTokenRecord, AuditRecord, MadeApiToken, ServiceAccountRecord } from '@kontor/domain';
import { aCustomer } from '@kontor/demo-data';
import { tokenOf } from '@kontor/domain';
import type supertest from 'supertest';
import { anItem } from '../../../test/builders/item.ts';
import { store } from '../../../test/builders/store.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { AccessService } from '../../platform/auth/access.service.ts';
import { routesOf } from '../../platform/auth/check-routes.ts';
import { TokenUses } from '../../platform/auth/token-uses.ts';
import { clock } from '../../platform/context/clock.ts';
import { hashPassword } from '../credentials/passwords.ts';

const password = 'correct horse battery staple';
const own = '/api/v1/account/api-tokens';
const all = '/api/v1/api-tokens';
let api: TestApp;
let admin: Agent;
let hash: string;
beforeAll(async () => {
  api = await testApp({ KONTOR_TOKEN_CALLS_PER_MINUTE: '200', KONTOR_TRUST_PROXY: 'true' });
  hash = await hashPassword(password);
  admin = await someone('admin');
});
afterAll(() => api.close());
const { now } = clock;
afterEach(() => {
  clock.now = now;
});

async function someone(role: string): Promise<Agent> {
  const agent = await api.as(role);
  await withPassword(agent);
  return agent;
}
const withPassword = ({ userId }: Agent) => api.sql('update user_account set password_hash = $1 where id = $2', [hash, userId]);
const made = async (by: Agent, more: object = {}): Promise<MadeApiToken> =>
  (
    await by
      .post(own)
      .send({ name: 'Sync', password, ...more })
      .expect(201)
  ).body as MadeApiToken;
const service = async (roleKey: string, name: string): Promise<ServiceAccountRecord> => {
  const [role] = await api.sql<{ id: number }>('select id from role where key = $1', [roleKey]);
  return (await admin.post('/api/v1/service-accounts').send({ name, roleId: role?.id }).expect(201)).body as ServiceAccountRecord;
};
const madeFor = async (serviceAccountId: number, more: object = {}): Promise<MadeApiToken> =>
  (
    await admin
      .post(all)
      .send({ serviceAccountId, name: 'Shop', password, ...more })
      .expect(201)
  ).body as MadeApiToken;
type Method = 'get' | 'post' | 'put' | 'delete' | 'patch';
const by = (token: string, method: Method, path: string): supertest.Test =>
  api.visitor[method](path).set('Authorization', `Bearer ${token}`);
const codeOf = async (call: supertest.Test): Promise<[number, string]> => {
  const { status, body } = await call;
  return [status, (body as { code: string }).code];
};
const items = '/api/v1/items';

describe('an API token', () => {
  it('is shown once, kept as a hash, and lasts ninety days', async () => {
    const person = await someone('accountant');
    const { token, record } = await made(person);
    expect(token).toMatch(/^kontor_[0-9A-Za-z]{46}$/);
    expect(record).toMatchObject({ name: 'Sync', userId: person.userId, serviceAccountId: null, rights: null, useCount: 0 });
    expect(Math.round((Date.parse(record.expiresAt) - Date.now()) / 86_400_000)).toBe(90);
    const listed = await person.get(own).expect(200);
    expect(listed.body).toEqual([record]);
    const stored = await api.sql<object>('select * from api_token where id = $1', [record.id]);
    expect(JSON.stringify([stored, record, listed.body])).not.toContain(token.slice(record.start.length));
  });

  it('is in no row of any table: not for a key that is repeated, not in a reported error, not in the history', async () => {
    const person = await someone('accountant');
    const input = { name: 'Sync', password };
    const { body } = await person.post(own).set('Idempotency-Key', 'once').send(input).expect(201);
    const { token, record } = body as MadeApiToken;
    const message = `Fetch failed: ${token} of https://kontor.example/x?token=${token}`;
    await person
      .post('/api/v1/error-logs/browser')
      .send({ message, route: `/x/${token}` })
      .expect(204);
    await by(token, 'get', `/api/v1/items/${token}`).expect(404);
    const tables = await api.sql<{ name: string }>(`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`);
    const secret = `%${token.slice(record.start.length)}%`;
    const found: string[] = [];
    for (const { name } of tables)
      if ((await api.sql(`select 1 from "${name}" t where t::text like $1 limit 1`, [secret])).length) found.push(name);
    expect(found).toEqual([]);
    expect(await api.sql(`select 1 from error_log where message like 'Fetch failed%'`)).toHaveLength(1);
  });

  it('acts with the rights of its owner, and the history names both', async () => {
    const person = await someone('accountant');
    const { token, record } = await made(person, { name: 'Till' });
    const { body } = await by(token, 'post', '/api/v1/customers')
      .send(aCustomer({ name: 'Till customer', legalCode: null, vatCode: null }))
      .expect(201);
    const filter = { subject: 'Customer', subjectId: (body as { id: number }).id };
    const [entry] = (await admin.get(listPath('audit', { filter })).expect(200)).body as AuditRecord[];
    expect(entry).toMatchObject({ actor: 'token', userId: person.userId, tokenId: record.id, tokenName: 'Till' });
    const [told] = (await person.get(listPath('audit', { filter })).expect(200)).body as AuditRecord[];
    expect(told).toMatchObject({ tokenId: record.id, tokenName: 'Till', serviceAccountName: null });
    await by(token, 'get', '/api/v1/users').expect(200);
    await by(token, 'get', '/api/v1/roles').expect(403);
  });

  it('has no more than the chosen rights', async () => {
    const person = await someone('accountant');
    const { token } = await made(person, { rights: ['Item.read', 'Role.read'] });
    await by(token, 'get', items).expect(200);
    await by(token, 'get', '/api/v1/roles').expect(403);
    await by(token, 'get', '/api/v1/customers').expect(403);
    const id = await store(api, anItem({}));
    await by(token, 'delete', `${items}/${id}`).set('If-Match', '1').expect(403);
    const refused = await person.post(own).send({ name: 'x', password, rights: ['Item.read', 'all.manage'] });
    expect(refused.body).toMatchObject({ errors: { 'rights.1': { code: 'role.unknown_right' } } });
  });

  it('reads the history and searches as far as its chosen rights go', async () => {
    const { token } = await made(admin, { rights: ['Audit.read'] });
    await by(token, 'get', '/api/v1/audit').expect(200);
    const narrow = (await made(admin, { rights: ['Item.read'] })).token;
    const id = await store(api, anItem({ name: 'Narrow gate' }));
    const sent = admin.post('/api/v1/customers').send(aCustomer({ name: 'Narrow street', legalCode: null, vatCode: null }));
    const { id: customerId } = (await sent.expect(201)).body as { id: number };
    const historyOf = (subject: string, subjectId: number) =>
      by(narrow, 'get', listPath('audit', { filter: { subject, subjectId } }));
    await historyOf('Item', id).expect(200);
    await historyOf('Customer', customerId).expect(404);
    await by(narrow, 'get', '/api/v1/audit').expect(403);
    const { body } = await by(narrow, 'get', '/api/v1/search?q=narrow').expect(200);
    expect(JSON.stringify(body)).toContain('Narrow gate');
    expect(JSON.stringify(body)).not.toContain('Narrow street');
  });

  it('loses a right with the role of its owner, at once', async () => {
    const person = await api.asOwnRole([{ action: 'read', subject: ['Item', 'Customer'] }]);
    await withPassword(person);
    const { token } = await made(person, { rights: ['Item.read'] });
    await by(token, 'get', items).expect(200);
    const [role] = await api.sql<{ id: number; version: number; name: string }>(
      'select r.id, r.version, r.name from role r join user_account u on u.role_id = r.id where u.id = $1',
      [person.userId],
    );
    const rights = [{ subject: 'Customer', verbs: ['read'], ownVerbs: [], hidden: [] }];
    await admin.put(`/api/v1/roles/${role?.id}`).send({ name: role?.name, rights, version: role?.version }).expect(200);
    await by(token, 'get', items).expect(403);
  });

  it('ends with its person, and does not come back with them', async () => {
    const person = await someone('employee');
    const { token } = await made(person);
    const active = (value: boolean) =>
      admin
        .patch(listPath('users', { filter: { id: [person.userId] } }))
        .send({ active: value })
        .expect(200);
    await by(token, 'get', '/api/v1/projects').expect(200);
    await active(false);
    expect(await codeOf(by(token, 'get', '/api/v1/projects'))).toEqual([401, 'api_token.ended']);
    await active(true);
    expect(await codeOf(by(token, 'get', '/api/v1/projects'))).toEqual([401, 'api_token.ended']);
  });

  it('is refused when its person was switched off without a word', async () => {
    const person = await someone('employee');
    const { token } = await made(person);
    await api.sql('update user_account set active = false where id = $1', [person.userId]);
    api.app.get(AccessService).forgetHere();
    expect(await codeOf(by(token, 'get', '/api/v1/projects'))).toEqual([401, 'api_token.owner_inactive']);
  });

  it('ends when it is ended or expired', async () => {
    const person = await someone('employee');
    const [first, second] = [await made(person), await made(person, { expiresInDays: 1 })];
    await by(first.token, 'get', '/api/v1/projects').expect(200);
    await person.delete(`${own}/${first.record.id}`).expect(200);
    expect(await codeOf(by(first.token, 'get', '/api/v1/projects'))).toEqual([401, 'api_token.ended']);
    expect((await person.delete(`${own}/${first.record.id}`)).status).toBe(409);
    await by(second.token, 'get', '/api/v1/projects').expect(200);
    clock.now = () => new Date(now().getTime() + 86_400_000);
    expect(await codeOf(by(second.token, 'get', '/api/v1/projects'))).toEqual([401, 'api_token.expired']);
  });

  it('is refused in clear words when it is cut, doubled or of another firm', async () => {
    const { token } = await made(await someone('employee'));
    const foreign = tokenOf(Array.from({ length: 60 }, (_, at) => at)) ?? '';
    const answers = await Promise.all(
      [token.slice(0, -1), token + token, `${token} ${token}`, `${token},${token}`, token.toLowerCase(), 'kontor_', foreign].map(
        (sent) => codeOf(by(sent, 'get', items)),
      ),
    );
    expect(answers.map(([status]) => status)).toEqual(answers.map(() => 401));
    expect(answers.map(([, code]) => code)).toEqual([
      ...Array.from({ length: 6 }, () => 'api_token.not_whole'),
      'api_token.unknown',
    ]);
    const { headers } = await by(foreign, 'get', items);
    expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    await api.visitor.get(`${items}?access_token=${token}`).expect(401);
    await api.visitor.get(items).set('Authorization', `Basic ${token}`).expect(401);
  });

  it('is taken from its addresses alone', async () => {
    const { token, record } = await made(await someone('accountant'), { addresses: ['10.1.0.0/16', '2001:db8::7'] });
    const from = (address: string) => by(token, 'get', items).set('X-Forwarded-For', address);
    await from('10.1.2.3').expect(200);
    await from('::ffff:10.1.2.4').expect(200);
    await from('2001:db8::7').expect(200);
    expect(await codeOf(from('10.2.0.1'))).toEqual([403, 'api_token.wrong_address']);
    expect(await codeOf(from('10.1.2.3, 10.2.0.1'))).toEqual([403, 'api_token.wrong_address']);
    expect(await codeOf(by(token, 'get', items))).toEqual([403, 'api_token.wrong_address']);
    const { body } = await admin.get(`${all}/${record.id}`).expect(200);
    expect(body).toMatchObject({ useCount: 3, lastAddress: '2001:db8::7', ownerName: expect.any(String) });
    const refused = await admin.post(own).send({ name: 'x', password, addresses: ['10.0.0.0/40'] });
    expect(refused.body).toMatchObject({ errors: { addresses: { code: 'api_token.not_an_address' } } });
  });

  it('is slowed down by the minute, and told when to come back', async () => {
    const { token } = await made(await someone('accountant'));
    clock.now = () => new Date('2026-05-05T10:00:15Z');
    const first = await by(token, 'get', '/api/v1/classifiers').expect(200);
    expect([first.headers['ratelimit-limit'], first.headers['ratelimit-remaining'], first.headers['ratelimit-reset']]).toEqual([
      '200',
      '199',
      '45',
    ]);
    const uses = api.app.get(TokenUses);
    const [row] = await api.sql<{ id: number }>('select max(id) as id from api_token');
    for (let call = 0; call < 199; call += 1) uses.count(row?.id ?? 0, '10.0.0.1', 200);
    await uses.write();
    const refused = await by(token, 'get', '/api/v1/classifiers').expect(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '45', 'ratelimit-remaining': '0' });
    expect(refused.body).toMatchObject({ code: 'error.too_many_requests', params: { seconds: 45 } });
    // What another replica wrote counts too.
    await api.sql('update api_token_use set minute = minute + 1, minute_count = 150 where token_id = $1', [row?.id]);
    clock.now = () => new Date('2026-05-05T10:01:00Z');
    await by(token, 'get', '/api/v1/classifiers').expect(200);
    await uses.write();
    const { headers } = await by(token, 'get', '/api/v1/classifiers').expect(200);
    expect(headers['ratelimit-remaining']).toBe('48');
  });

  it('counts what could not be written later, and nothing twice', async () => {
    const { token, record } = await made(await someone('accountant'));
    const uses = api.app.get(TokenUses);
    await by(token, 'get', '/api/v1/classifiers').expect(200);
    await api.sql('alter table api_token_use rename to api_token_away');
    await expect(uses.write()).rejects.toThrow();
    await api.sql('alter table api_token_away rename to api_token_use');
    await by(token, 'get', '/api/v1/classifiers').expect(200);
    await Promise.all([uses.write(), uses.write()]);
    const { body } = await admin.get(`${all}/${record.id}`).expect(200);
    expect(body).toMatchObject({ useCount: 2 });
  });
});

describe('what no API token does, not even one of an Admin', () => {
  it('is anything of a person’s own: passwords, second factors, sessions, tokens, lists', async () => {
    const { token } = await made(admin);
    const routes = routesOf(api.app).filter(({ isForEverybodySignedIn, method }) => isForEverybodySignedIn && method !== 'GET');
    expect(routes.length).toBeGreaterThan(40);
    for (const { method, path } of routes) {
      const answer = await codeOf(by(token, method.toLowerCase() as Method, path.replace(/:\w+/g, '1')).send());
      expect([method, path, ...answer]).toEqual([method, path, 403, 'api_token.needs_person']);
    }
    for (const path of [own, '/api/v1/account', '/api/v1/account/sessions', '/api/v1/account/notifications'])
      expect((await by(token, 'get', path)).status).not.toBe(200);
  });

  it('is making people, roles, tokens or service accounts, or leading to a password', async () => {
    const { token } = await made(admin);
    const person = await someone('employee');
    const { body } = await admin.get(`/api/v1/users/${person.userId}`).expect(200);
    const { version } = body as { version: number };
    const user = `/api/v1/users/${person.userId}`;
    const refused = [
      by(token, 'post', all).send({ serviceAccountId: 1, name: 'x', password }),
      by(token, 'delete', `${all}/1`).set('If-Match', '1'),
      by(token, 'post', '/api/v1/service-accounts').send({ name: 'x', roleId: 1 }),
      by(token, 'post', '/api/v1/roles').send({ name: 'x', rights: [] }),
      by(token, 'post', '/api/v1/users').send({ email: 'new@example.com', firstName: 'N', roleId: 1 }),
      by(token, 'put', user).send({ email: 'mine@example.com', version }),
      by(token, 'put', user).send({ roleId: 1, version }),
      by(token, 'patch', listPath('users', { filter: { id: [person.userId] } })).send({ active: false }),
      by(token, 'delete', user).set('If-Match', `${version}`),
      by(token, 'post', `${user}/turn-off-second-factor`),
      by(token, 'post', `${user}/invitation-link`),
      by(token, 'put', '/api/v1/mail-server/1').send({ host: 'evil.example', version: 1 }),
      by(token, 'get', '/api/v1/access-point/1'),
    ];
    for (const call of refused) {
      const { status } = await call;
      expect([call.method, new URL(call.url).pathname, status]).toEqual([call.method, new URL(call.url).pathname, 403]);
    }
  });

  it('needs the password to be made, which cannot be guessed', async () => {
    const person = await someone('employee');
    const { body } = await person.post(own).send({ name: 'x', password: 'wrong' }).expect(422);
    expect(body).toMatchObject({ errors: { password: { code: 'account.wrong_password' } } });
    await person.post(own).send({ name: 'x' }).expect(400);
    expect(await api.sql('select 1 from api_token where user_id = $1', [person.userId])).toEqual([]);
  });

  it('is read or ended by another person without the right', async () => {
    const [one, other] = [await someone('employee'), await someone('employee')];
    const { record } = await made(one);
    await other.delete(`${own}/${record.id}`).expect(404);
    await other.get(all).expect(403);
    await other.delete(`${all}/${record.id}`).set('If-Match', '1').expect(403);
    await admin.delete(`${all}/${record.id}`).set('If-Match', '1').expect(200);
    const { body } = await one.get(own).expect(200);
    expect((body as ApiTokenRecord[])[0]?.endedAt).toEqual(expect.any(String));
  });

  it('comes by hundreds: an owner has fifty at most, also when they are asked for at once', async () => {
    const person = await someone('employee');
    await api.sql(
      `insert into api_token (name, user_id, token_hash, start, addresses, expires_at)
      select 'x', $1, 'many ' || n, 'kontor_', '[]', now() + interval '1 day' from generate_series(1, 49) n`,
      [person.userId],
    );
    const answers = await Promise.all([1, 2, 3].map(() => person.post(own).send({ name: 'x', password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('a service account', () => {
  it('acts in its own name, as no user, and repeats nothing by one key', async () => {
    const account = await service('accountant', 'Web shop');
    const { token, record } = await madeFor(account.id);
    expect(record).toMatchObject({ userId: null, serviceAccountId: account.id, ownerName: 'Web shop' });
    const create = () =>
      by(token, 'post', '/api/v1/customers')
        .set('Idempotency-Key', 'k1')
        .send(aCustomer({ name: 'Shop customer', legalCode: null, vatCode: null }));
    const [first, again] = [await create().expect(201), await create().expect(201)];
    expect(again.body).toEqual(first.body);
    const filter = { subject: 'Customer', subjectId: (first.body as { id: number }).id };
    const { body } = await admin.get(listPath('audit', { filter })).expect(200);
    expect(body).toMatchObject([
      { actor: 'token', userId: null, userName: null, tokenName: 'Shop', serviceAccountName: 'Web shop' },
    ]);
    const hours = await by(token, 'get', listPath('time-entries', {})).expect(200);
    expect(hours.body).toEqual([]);
  });

  it('ends its tokens when it is switched off, and changes their rights with its role', async () => {
    const account = await service('accountant', 'Ledger');
    const { token } = await madeFor(account.id);
    await by(token, 'get', '/api/v1/invoices').expect(200);
    const [client] = await api.sql<{ id: number }>(`select id from role where key = 'storekeeper'`);
    const path = `/api/v1/service-accounts/${account.id}`;
    await admin.put(path).send({ name: 'Ledger', roleId: client?.id, version: 1 }).expect(200);
    await by(token, 'get', '/api/v1/invoices').expect(403);
    await admin.put(path).send({ name: 'Ledger', roleId: client?.id, active: false, version: 2 }).expect(200);
    expect(await codeOf(by(token, 'get', items))).toEqual([401, 'api_token.ended']);
    expect((await admin.post(all).send({ serviceAccountId: account.id, name: 'x', password })).status).toBe(422);
    await admin.delete(path).set('If-Match', '3').expect(409);
  });

  it('is no way to more rights than one has', async () => {
    const rules = [{ action: 'manage', subject: ['ServiceAccount', 'ApiToken', 'Item'] }];
    const clerk = await api.asOwnRole(rules);
    await withPassword(clerk);
    const [role] = await api.sql<{ id: number }>(`select id from role where key = 'admin'`);
    await clerk.post('/api/v1/service-accounts').send({ name: 'Mine', roleId: role?.id }).expect(403);
    const boss = await service('admin', 'Boss');
    expect((await clerk.post(all).send({ serviceAccountId: boss.id, name: 'x', password })).body).toMatchObject({
      code: 'user.role_exceeds_yours',
    });
    await clerk.put(`/api/v1/service-accounts/${boss.id}`).send({ name: 'Boss', roleId: role?.id, version: 1 }).expect(403);
    await clerk.delete(`/api/v1/service-accounts/${boss.id}`).set('If-Match', '1').expect(403);
  });

  it('gives its tokens only to those who have the right to them', async () => {
    const [one, other] = [await service('client', 'One'), await service('client', 'Other')];
    const conditions = { serviceAccountId: one.id };
    const clerk = await api.asOwnRole([
      { action: 'read', subject: ['ServiceAccount', 'Auth', 'ACL'] },
      { action: ['read', 'create', 'delete'], subject: 'ApiToken', conditions },
    ]);
    await withPassword(clerk);
    const make = (serviceAccountId: number) => clerk.post(all).send({ serviceAccountId, name: 'x', password });
    await make(one.id).expect(201);
    await make(other.id).expect(403);
    const { record } = await madeFor(other.id);
    await clerk.get(`${all}/${record.id}`).expect(404);
    await clerk.delete(`${all}/${record.id}`).set('If-Match', '1').expect(404);
    expect((await clerk.get(all).expect(200)).body).toHaveLength(1);
  });

  it('has a name of its own', async () => {
    await service('employee', 'Robot');
    const { body } = await admin.post('/api/v1/service-accounts').send({ name: 'robot', roleId: 1 }).expect(409);
    expect(body).toMatchObject({ errors: { name: { code: 'service_account.name_in_use' } } });
    const [free] = [await service('employee', 'Nobody yet')];
    await admin.delete(`/api/v1/service-accounts/${free?.id}`).set('If-Match', '1').expect(200);
  });
});
