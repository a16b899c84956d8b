import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

const password = 'žalias-dviratis-lyja';
let api: TestApp;
let admin: Agent;
let employee: Agent;
let roleId: number;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  employee = await api.as('employee');
  roleId = (await api.sql<{ id: number }>(`select id from role where key = 'employee'`))[0]?.id ?? 0;
});
afterAll(() => api.close());

const invite = (input: object = {}, by = admin) =>
  by
    .post('/api/v1/users')
    .send({ email: 'ona@example.com', username: 'ona', firstName: 'Ona', lastName: 'Onaitė', roleId, language: 'lt', ...input });
const lastMail = async () =>
  (await api.sql<{ to_address: string; subject: string; text: string }>('select * from mail order by id desc limit 1'))[0];
const tokenOf = (text: string | undefined): string => /#token=(\S+)/.exec(text ?? '')?.[1] ?? '';
const accept = (token: string) => api.visitor.post('/api/v1/account/accept-invitation').send({ token, password });

describe('an invitation', () => {
  it('creates an invited person with a role, and is written in their language', async () => {
    const { body } = await invite().expect(201);
    expect(body).toMatchObject({
      fullName: 'Ona Onaitė',
      displayName: 'Ona Onaitė',
      roleName: 'Employee',
      status: 'invited',
      active: true,
      emailConfirmed: false,
      invitedAt: expect.any(String),
    });
    const mail = await lastMail();
    expect(mail).toMatchObject({ to_address: 'ona@example.com', subject: expect.stringContaining('Kvietimas') });
    const [row] = await api.sql<{ changes: object }>(
      `select changes from audit where subject = 'User' and verb = 'create' order by id desc limit 1`,
    );
    expect(row?.changes).toMatchObject({ email: [null, 'ona@example.com'], passwordHash: ['***', '***'] });
  });

  it('is sent again to more people at once than there are connections, each with a key', async () => {
    const names = Array.from({ length: 24 }, (_none, n) => `crowd${n}`);
    await Promise.all(names.map((name) => invite({ email: `${name}@example.com`, username: name }).expect(201)));
    const people = await api.sql<{ id: number }>(`select id from user_account where username like 'crowd%'`);
    const answers = await Promise.all(
      people.map(({ id }) => admin.post(`/api/v1/users/${id}/invite`).set('Idempotency-Key', `k${id}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
    expect(await api.sql(`select id from mail where to_address like 'crowd%'`)).toHaveLength(48);
  });

  it('can be passed on as a link, which works once and is recorded in the history', async () => {
    const { body } = await invite({ email: 'link@example.com', username: 'link' }).expect(201);
    const { id } = body as { id: number };
    await employee.post(`/api/v1/users/${id}/invitation-link`).expect(403);
    const answer = await admin.post(`/api/v1/users/${id}/invitation-link`).expect(200);
    const token = tokenOf((answer.body as { link: string }).link);
    expect(token).toMatch(/^[\w-]{43}$/);
    const [told] = await api.sql(`select user_id from audit where subject = 'User' and verb = 'invite' and subject_id = $1`, [
      id,
    ]);
    expect(told).toEqual({ user_id: admin.userId });
    await accept(token).expect(200);
    await accept(token).expect(422);
    const late = await admin.post(`/api/v1/users/${id}/invitation-link`).expect(422);
    expect(late.body).toMatchObject({ code: 'user.not_invited' });
  });

  it('is refused when address or name are taken, naming both, and nothing is sent', async () => {
    const before = await api.sql('select id from mail');
    const { body } = await invite({ email: 'ONA@example.com', username: 'Ona' }).expect(409);
    expect(body).toMatchObject({
      errors: { email: { code: 'auth.email_in_use' }, username: { code: 'auth.username_in_use' } },
    });
    expect(await api.sql('select id from mail')).toHaveLength(before.length);
  });

  it('creates one person, however many requests come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => invite({ email: 'twice@example.com', username: 'twice' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
    expect(await api.sql(`select id from mail where to_address = 'twice@example.com'`)).toHaveLength(1);
  });

  it('is refused without its required fields, and without the right to invite', async () => {
    const { body } = await invite({ email: 'no', username: '', firstName: null, roleId: undefined }).expect(400);
    expect(Object.keys((body as { errors: object }).errors).sort()).toEqual(['email', 'firstName', 'roleId', 'username']);
    await invite({ email: 'b@example.com', username: 'b', roleId: 9999 }).expect(422);
    await invite({ email: 'b@example.com', username: 'b', hourlyRate: 5 }).expect(400);
    await invite({ email: 'b@example.com', username: 'b' }, employee).expect(403);
    await invite({ email: 'b@example.com', username: 'b' }, await api.as('accountant')).expect(403);
  });

  it('admits nobody before it is accepted, and is accepted once', async () => {
    const { id } = (await invite({ email: 'jonas@example.com', username: 'jonas' }).expect(201)).body as { id: number };
    await api.visitor.post('/jwt/login').send({ email: 'jonas@example.com', password: 'invited' }).expect(400);
    const first = tokenOf((await lastMail())?.text);
    await admin.post(`/api/v1/users/${id}/invite`).expect(200);
    const second = tokenOf((await lastMail())?.text);
    expect(second).not.toBe(first);
    await accept(second).expect(200);
    await accept(first).expect(422);
    const { body } = await admin.get(`/api/v1/users/${id}`).expect(200);
    expect(body).toMatchObject({ status: 'active', emailConfirmed: true });
    await api.visitor.post('/jwt/login').send({ email: 'jonas@example.com', password }).expect(200);
    expect((await admin.post(`/api/v1/users/${id}/invite`).expect(422)).body).toMatchObject({ code: 'user.not_invited' });
    const [sent] = await api.sql(`select verb from audit where subject = 'User' and subject_id = $1 and verb = 'invite'`, [id]);
    expect(sent).toEqual({ verb: 'invite' });
  });

  it('is sent to the new address when that changes, and the old link becomes invalid', async () => {
    const made = (await invite({ email: 'old@example.com', username: 'mover' }).expect(201)).body as {
      id: number;
      version: number;
    };
    const old = tokenOf((await lastMail())?.text);
    await admin.put(`/api/v1/users/${made.id}`).send({ email: 'moved@example.com', version: made.version }).expect(200);
    const mail = await lastMail();
    expect(mail).toMatchObject({ to_address: 'moved@example.com', subject: expect.stringContaining('Kvietimas') });
    await accept(old).expect(422);
    await accept(tokenOf(mail?.text)).expect(200);
  });

  it('can be sent again only a few times, to active people only, and only with the right', async () => {
    const made = (await invite({ email: 'many@example.com', username: 'many' }).expect(201)).body as {
      id: number;
      version: number;
    };
    const path = `/api/v1/users/${made.id}`;
    await employee.post(`${path}/invite`).expect(403);
    for (let sent = 0; sent < 5; sent += 1) await admin.post(`${path}/invite`).expect(200);
    await admin.post(`${path}/invite`).expect(429);
    const { version } = (await admin.get(path)).body as { version: number };
    await admin.put(path).send({ active: false, version }).expect(200);
    expect((await admin.post(`${path}/invite`).expect(422)).body).toMatchObject({ code: 'user.inactive' });
  });
});
