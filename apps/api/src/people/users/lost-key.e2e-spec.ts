import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { SecondFactors } from '../credentials/second-factors.service.ts';
import { encrypt, keyIds, useEncryptionKeys } from '../../platform/encryption/encrypted.ts';
import type { Logger } from '../../platform/context/logger.ts';
import { rekey, sealedColumns, unreadableValues } from '../../platform/encryption/sealed-values.ts';
import { LOGGER } from '../../platform/context/tokens.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

const personalId = '33309240064';
let api: TestApp;
let admin: Agent;
let person: Agent;
const logged: unknown[][] = [];

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  const logger = api.app.get<Logger>(LOGGER);
  logger.error = (...line: unknown[]) => void logged.push(line);
});
afterAll(() => api.close());

const path = (): string => `/api/v1/users/${person.userId}`;
const read = async () =>
  (await admin.get(path()).expect(200)).body as { version: number; personalId: string; bankAccount: string };
const save = async (input: object) => admin.put(path()).send({ ...input, version: (await read()).version });
const reveal = (field: string) => admin.post(`${path()}/reveal`).send({ field });
const sealed = async () => {
  const [row] = await api.sql<{ personal_id: string; bank_account: string }>(
    'select personal_id, bank_account from user_account where id = $1',
    [person.userId],
  );
  return row;
};

beforeEach(async () => {
  person = await api.as('employee', { fullName: 'Ona Onaitė' });
  expect((await save({ personalId, bankAccount: 'LT12 1000 0111 0100 1000' })).status).toBe(200);
  logged.length = 0;
});

describe('encrypted numbers whose key is lost', () => {
  beforeEach(async () => {
    await api.sql(
      `update user_account set personal_id = regexp_replace(personal_id, '^1\\.[0-9a-f]{8}', '1.00000000') where id = $1`,
      [person.userId],
    );
  });
  afterEach(async () => {
    await api.sql('update user_account set personal_id = null where id = $1', [person.userId]);
  });

  it('are shown as a mask, in lists too, with no effect on other people’s numbers', async () => {
    expect(await read()).toMatchObject({ personalId: '••••', bankAccount: '••••1000' });
    const { body } = await admin.get(listPath('users', { filter: { id: [person.userId] } })).expect(200);
    expect(body).toEqual([expect.objectContaining({ personalId: '••••', bankAccount: '••••1000' })]);
  });

  it('cannot be revealed: a named refusal, and advice in the log', async () => {
    const { status, body } = await reveal('personalId');
    expect([status, body.code]).toEqual([422, 'user.secret_unreadable']);
    expect(JSON.stringify(body)).not.toMatch(/1\.0{8}|KONTOR/);
    expect(logged).toEqual([
      [{ subject: 'User', id: person.userId, field: 'personalId' }, expect.stringContaining('npm run rekey')],
    ]);
    expect(await api.sql(`select 1 from audit where verb = 'read' and subject_id = $1`, [person.userId])).toEqual([]);
    await reveal('bankAccount').expect(200);
  });

  it('stay as they are while other fields are saved, the person’s own included', async () => {
    const before = await sealed();
    expect((await save({ city: 'Vilnius' })).status).toBe(200);
    const { version } = (await person.get('/api/v1/account').expect(200)).body as { version: number };
    const own = { firstName: 'Ona', displayName: 'Ona', language: 'lt', version };
    await person.put('/api/v1/account').send(own).expect(200);
    expect(await sealed()).toEqual(before);
    const changes = await api.sql<{ changes: object }>('select changes from audit where subject_id = $1 and verb = $2', [
      person.userId,
      'update',
    ]);
    expect(changes.filter((row) => 'personalId' in row.changes)).toHaveLength(1);
  });

  it('can be entered again', async () => {
    expect((await save({ personalId })).status).toBe(200);
    expect(await read()).toMatchObject({ personalId: '••••0064' });
    expect((await reveal('personalId').expect(200)).body).toEqual({ field: 'personalId', value: personalId });
  });

  it('are reported at the start, by table and key', async () => {
    expect(await unreadableValues(api.em())).toMatch(/1 in user_account\.personal_id \(key 00000000\)\. Put/);
  });
});

it('a second factor whose key is lost refuses every code without an error', async () => {
  const secret = new Secret();
  await api.sql('insert into second_factor (user_id, totp_secret) values ($1, $2)', [
    person.userId,
    encrypt(secret.base32).replace(/^1\.\w+/, '1.00000000'),
  ]);
  const code = new TOTP({ secret, period: 30 }).generate();
  expect(await api.app.get(SecondFactors).takeCode(api.em(), person.userId, code)).toBe(false);
  expect(logged).toEqual([
    [{ subject: 'SecondFactor', userId: person.userId }, expect.stringContaining('KONTOR_ENCRYPTION_KEYS_OLD')],
  ]);
});

describe('a new key', () => {
  it('decrypts values of the former key, and replaces it in every encrypted column', async () => {
    const em = api.em();
    expect(
      sealedColumns(em)
        .map(({ table, column }) => `${table}.${column}`)
        .sort(),
    ).toEqual([
      ...['access_point.news_secret', 'access_point.token', 'mail_server.password', 'second_factor.totp_secret'],
      ...['user_account.bank_account', 'user_account.personal_id', 'webhook.previous_secret', 'webhook.secret'],
    ]);
    const [former] = keyIds();
    useEncryptionKeys(['a key that is new in this test, 4711']);
    const [present] = keyIds();
    expect(present).not.toBe(former);
    expect((await reveal('personalId').expect(200)).body).toEqual({ field: 'personalId', value: personalId });
    expect((await sealed())?.personal_id).toContain(`1.${former}.`);
    const { renewed, unreadable } = await rekey(em);
    expect([renewed > 1, unreadable]).toEqual([true, 1]);
    const kept = await sealed();
    for (const text of [kept?.personal_id, kept?.bank_account]) expect(text).toContain(`1.${present}.`);
    expect((await reveal('personalId').expect(200)).body).toEqual({ field: 'personalId', value: personalId });
    expect(await rekey(em)).toEqual({ renewed: 0, unreadable: 1 });
    expect((await read()).version).toBe(2);
  });
});
