import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aRole, aUserDocument } from '../../../test/builders/user.ts';
import { store } from '../../../test/builders/store.ts';

let api: TestApp;
let admin: Agent;
let employee: Agent;
let accountant: Agent;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  employee = await api.as('employee', { fullName: 'Jonas Jonaitis', hourlyRate: 55, costRate: 30 });
  accountant = await api.as('accountant', { hourlyRate: 40 });
});
afterAll(() => api.close());

const path = (id: number): string => `/api/v1/users/${id}`;
const versionOf = async (id: number): Promise<number> => ((await admin.get(path(id))).body as { version: number }).version;
const change = async (by: Agent, id: number, input: object) => by.put(path(id)).send({ ...input, version: await versionOf(id) });
const roleId = async (key: string): Promise<number> =>
  (await api.sql<{ id: number }>('select id from role where key = $1', [key]))[0]?.id ?? 0;

describe('users', () => {
  it('are listed in full to those with the right, and never with a password', async () => {
    const { body } = await admin.get(listPath('users', { filter: { q: 'jonaitis' } })).expect(200);
    expect(body).toEqual([
      expect.objectContaining({
        roleName: 'Employee',
        hourlyRate: 55,
        costRate: 30,
        emailConfirmed: false,
        status: 'active',
        personalId: null,
      }),
    ]);
    expect((body as object[])[0]).not.toHaveProperty('passwordHash');
  });

  it('are found by status, role and name, and sorted by billing rate', async () => {
    const gone = await api.as('employee', { fullName: 'Gone Away' });
    await change(admin, gone.userId, { active: false });
    const ids = async (filter: object): Promise<number[]> =>
      ((await admin.get(listPath('users', { filter })).expect(200)).body as { id: number }[]).map(({ id }) => id);
    expect(await ids({ status: 'inactive' })).toEqual([gone.userId]);
    expect(await ids({ status: 'active', roleId: await roleId('employee') })).toEqual([employee.userId]);
    const { body } = await admin.get(listPath('users', { sort: ['hourlyRate', 'DESC'] })).expect(200);
    expect((body as { id: number }[])[0]?.id).toBe(employee.userId);
  });

  it('show an Employee only names: no rates, emails or private data', async () => {
    const { body } = await employee.get(path(employee.userId)).expect(200);
    expect(Object.keys(body as object).sort()).toEqual(
      ['active', 'avatar', 'displayName', 'firstName', 'fullName', 'id', 'lastName', 'status', 'username', 'version'].sort(),
    );
    for (const field of ['costRate', 'email', 'city', 'personalId'])
      await employee.get(listPath('users', { sort: [field, 'ASC'] })).expect(400);
  });

  it('answer 404 for an unknown id', async () => {
    const { body } = await admin.get(path(999_999)).expect(404);
    expect(body).toMatchObject({ code: 'user.not_found', message: 'User not found.' });
  });
});

describe('the data of a user', () => {
  it('changes where sent, is emptied by null, and stays otherwise', async () => {
    const id = employee.userId;
    const sizes = await api.sql<{ id: number }>(`select id from classifier where type = 2 order by position limit 2`);
    const input = {
      firstName: 'Jonas',
      lastName: 'Jonaitis-Lie',
      phone: '+370 612 00000',
      emergencyName: 'Ona Lie',
      emergencyPhone: '+47 912 34 567',
      livingAddress: 'Nidos g. 1, Klaipėda',
      street: 'Taikos pr. 5',
      city: 'Klaipėda',
      zipCode: 'LT-91140',
      country: 'LT',
      jacketSizeId: sizes[0]?.id,
      pantSizeId: sizes[1]?.id,
      shoeSizeId: sizes[1]?.id,
    };
    const { body } = await change(admin, id, input);
    expect(body).toMatchObject({ ...input, fullName: 'Jonas Jonaitis-Lie', displayName: 'Jonas Jonaitis' });
    const after = (await change(admin, id, { lastName: null, city: null })).body as object;
    expect(after).toMatchObject({ fullName: 'Jonas', lastName: '', city: null, street: 'Taikos pr. 5', phone: input.phone });
    const { body: classifier } = await admin.get(`/api/v1/classifiers/${sizes[1]?.id}`).expect(200);
    expect(classifier).toMatchObject({ useCount: 2 });
  });

  it('is refused with a wrong value, at its field', async () => {
    const id = employee.userId;
    const [kind] = await api.sql<{ id: number }>(`select id from classifier where type = 6 limit 1`);
    for (const [input, status, field, code] of [
      [{ email: null }, 400, 'email', 'field.required'],
      [{ firstName: '' }, 400, 'firstName', 'field.required'],
      [{ roleId: null }, 400, 'roleId', 'field.required'],
      [{ country: 'Lithuania' }, 400, 'country', 'field.not_a_country'],
      [{ bankAccount: 'LT13 1000 0111 0100 1000' }, 400, 'bankAccount', 'bank_account.bad_iban'],
      [{ personalId: '••••1234' }, 400, 'personalId', 'field.bad_characters'],
      [{ bankAccount: '••••1000' }, 400, 'bankAccount', 'field.bad_characters'],
      [{ passwordHash: 'x' }, 400, 'passwordHash', 'field.unknown'],
      [{ emailConfirmed: true }, 400, 'emailConfirmed', 'field.unknown'],
      [{ jacketSizeId: kind?.id }, 422, 'jacketSizeId', 'error.reference_missing'],
      [{ roleId: 9999 }, 422, 'roleId', 'error.reference_missing'],
    ] as const) {
      const answer = await change(admin, id, input);
      expect([input, answer.status, answer.body]).toEqual([
        input,
        status,
        expect.objectContaining({ errors: { [field]: expect.objectContaining({ code }) } }),
      ]);
    }
    await admin.put(path(id)).send({ city: 'Kaunas', version: 1 }).expect(409);
    await admin.put(path(id)).send({ city: 'Kaunas' }).expect(428);
  });

  it('is refused with a username or address that another user has', async () => {
    const answer = await change(admin, employee.userId, { email: 'ADMIN1@example.com', username: 'Accountant3' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      errors: {
        email: { code: 'auth.email_in_use', message: 'This email is already in use.' },
        username: { code: 'auth.username_in_use', message: 'This username is already in use.' },
      },
    });
  });

  it('cannot be changed without the right to', async () => {
    await employee.put(path(employee.userId)).send({ city: 'Kaunas', version: 1 }).expect(403);
    await employee
      .patch(listPath('users', { filter: { id: [admin.userId] } }))
      .send({ active: false })
      .expect(403);
    await employee.delete(path(admin.userId)).set('If-Match', '"1"').expect(403);
    expect((await change(accountant, accountant.userId, { displayName: 'Acc' })).status).toBe(403);
    const rules = [
      { action: 'read', subject: ['Auth', 'ACL', 'User'] },
      { action: 'update', subject: 'User', fields: ['displayName', 'phone'] },
    ];
    const clerk = await api.asOwnRole(rules);
    const refused = await change(clerk, employee.userId, { displayName: 'Jonas J.', personalId: 'X1234567', active: false });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      errors: { personalId: { code: 'field.not_allowed' }, active: { code: 'field.not_allowed' } },
    });
    expect((await change(clerk, employee.userId, { displayName: 'Jonas J.' })).body).toMatchObject({ displayName: 'Jonas J.' });
  });

  it('has a changed address confirmed again, by a mail to that address', async () => {
    await api.sql('update user_account set email_confirmed_at = now() where id = $1', [employee.userId]);
    const { body } = await change(admin, employee.userId, { email: 'jonas.new@example.com' });
    expect(body).toMatchObject({ email: 'jonas.new@example.com', emailConfirmed: false });
    const [mail] = await api.sql<{ to_address: string; text: string }>(
      'select to_address, text from mail order by id desc limit 1',
    );
    expect(mail).toMatchObject({ to_address: 'jonas.new@example.com', text: expect.stringContaining('/verify-email#token=') });
    const sent = await admin.post(`${path(employee.userId)}/resend-confirmation`).expect(200);
    expect(sent.body).toMatchObject({ emailConfirmed: false });
    expect(await api.sql(`select 1 from mail where to_address = 'jonas.new@example.com'`)).toHaveLength(2);
    await api.sql('update user_account set email_confirmed_at = now() where id = $1', [employee.userId]);
    await admin.post(`${path(employee.userId)}/resend-confirmation`).expect(422);
    await employee.post(`${path(employee.userId)}/resend-confirmation`).expect(403);
  });
});

describe('a user who leaves', () => {
  it('is signed out at once, and can be activated again', async () => {
    const leaver = await api.as('employee');
    await leaver.get(path(leaver.userId)).expect(200);
    expect((await change(admin, leaver.userId, { active: false })).body).toMatchObject({ active: false, status: 'inactive' });
    await leaver.get(path(leaver.userId)).expect(401);
    const [session] = await api.sql('select end_reason from session where user_id = $1', [leaver.userId]);
    expect(session).toEqual({ end_reason: 'deactivated' });
    expect((await change(admin, leaver.userId, { active: true })).body).toMatchObject({ status: 'active' });
    await leaver.get(path(leaver.userId)).expect(401);
  });

  it('can be deactivated together with others, all or none', async () => {
    const [one, two] = [await api.as('employee'), await api.as('employee')];
    const many = (ids: number[]) => admin.patch(listPath('users', { filter: { id: ids } })).send({ active: false });
    await many([one.userId, two.userId, 999_999]).expect(404);
    await one.get(path(one.userId)).expect(200);
    expect((await many([one.userId, two.userId]).expect(200)).body).toEqual([one.userId, two.userId]);
    await one.get(path(one.userId)).expect(401);
    await two.get(path(two.userId)).expect(401);
    const own = await many([admin.userId]).expect(422);
    expect(own.body).toMatchObject({ code: 'user.not_yourself' });
  });

  it('can be deleted only when no record refers to them', async () => {
    const stray = await api.as('employee');
    await admin.delete(path(stray.userId)).set('If-Match', '"1"').expect(200);
    await admin.get(path(stray.userId)).expect(404);
    const busy = await api.as('employee');
    await store(api, aUserDocument({ userId: busy.userId }));
    const refused = await admin.delete(path(busy.userId)).set('If-Match', '"1"');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'error.in_use' });
    await busy.get(path(busy.userId)).expect(200);
    await admin.delete(path(admin.userId)).set('If-Match', '"1"').expect(422);
  });
});

describe('a role', () => {
  it('takes effect on the user’s next request', async () => {
    const person = await api.as('employee');
    await person.get('/api/v1/invoices').expect(403);
    await change(admin, person.userId, { roleId: await roleId('accountant') });
    await person.get('/api/v1/invoices').expect(200);
  });

  it('cannot be assigned, nor its users changed, by somebody without all of its rights', async () => {
    const rules = [
      { action: 'read', subject: ['Auth', 'ACL', 'Role'] },
      { action: ['read', 'create', 'update', 'delete', 'invite', 'resendConfirmation'], subject: 'User' },
    ];
    await store(api, aRole({ key: 'people', rules }));
    const keeper = await api.as('employee');
    await change(admin, keeper.userId, { roleId: await roleId('people') });
    const other = await api.as('admin');
    for (const input of [{ email: 'mine@example.com' }, { active: false }, { username: 'other' }])
      expect((await change(keeper, other.userId, input)).body).toMatchObject({ code: 'user.role_exceeds_yours' });
    expect((await change(keeper, keeper.userId, { roleId: await roleId('admin') })).body).toMatchObject({
      statusCode: 403,
      errors: { roleId: { code: 'user.role_exceeds_yours' } },
    });
    await keeper
      .patch(listPath('users', { filter: { id: [other.userId] } }))
      .send({ active: false })
      .expect(403);
    await keeper.delete(path(other.userId)).set('If-Match', '"1"').expect(403);
    await keeper
      .post('/api/v1/users')
      .send({ email: 'a@example.com', username: 'aaa', firstName: 'A', roleId: await roleId('admin') })
      .expect(403);
    expect((await change(keeper, other.userId, { phone: '+370 600 00000' })).status).toBe(200);
    await other.get(path(other.userId)).expect(200);
  });
});
