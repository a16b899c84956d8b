import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import supertest from 'supertest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';
import { hashPassword } from '../credentials/passwords.ts';

const { now: systemNow } = clock;
const password = 'žalias-dviratis-lyja';
let api: TestApp;
let hash: string;
let calls = 0;

beforeAll(async () => {
  api = await testApp({ KONTOR_TRUST_PROXY: 'true' });
  hash = await hashPassword(password);
});
afterEach(() => {
  clock.now = systemNow;
});
afterAll(() => api.close());

const from = (address: string, body: object) => api.visitor.post('/jwt/login').set('X-Forwarded-For', address).send(body);
/** Each call comes from an address of its own. */
const logIn = (body: object) => {
  calls += 1;
  return from(`10.0.${calls >> 8}.${calls & 255}`, body);
};
async function someone(role: 'employee' | 'client' = 'employee'): Promise<Agent & { email: string }> {
  const agent = await api.as(role);
  const [user] = await api.sql<{ email: string }>(`update user_account set password_hash = $1 where id = $2 returning email`, [
    hash,
    agent.userId,
  ]);
  return { ...agent, email: user?.email ?? '' };
}
const wrong = { error: { email: ['Email or Password is Invalid'] } };

describe('signing in', () => {
  it('takes as long for an unknown email as for a wrong password', async () => {
    // Measures CPU time rather than elapsed time, so that other load does not count. Known and unknown emails take turns in being first.
    const workOf = async (email: string): Promise<number> => {
      const before = process.cpuUsage();
      expect((await logIn({ email, password: 'wrong one' }).expect(400)).body).toEqual(wrong);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    await workOf('first@example.com');
    const known: number[] = [];
    const more: number[] = [];
    for (let n = 0; n < 16; n++) {
      const { email } = await someone();
      const tried = [email, `none${n}@example.com`];
      if (n % 2) tried.reverse();
      const works = new Map<string, number>();
      for (const one of tried) works.set(one, await workOf(one));
      const ofKnown = works.get(email) ?? 0;
      known.push(ofKnown);
      more.push(ofKnown - (works.get(`none${n}@example.com`) ?? 0));
    }
    expect(Math.abs(median(more))).toBeLessThan(median(known) / 3); // the hash is most of the work
  });

  it('returns a Client’s two rights, one by one', async () => {
    const { email } = await someone('client');
    const { userData } = (await logIn({ email, password }).expect(200)).body as { userData: object };
    expect(userData).toMatchObject({
      role: 'client',
      ability: [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
    });
  });

  it('refuses inactive and invited people with the same message', async () => {
    const { email, userId } = await someone();
    await api.sql(`update user_account set active = false where id = $1`, [userId]);
    expect((await logIn({ email, password }).expect(400)).body).toEqual(wrong);
    const invited = await api.as('employee');
    const [{ email: theirs } = { email: '' }] = await api.sql<{ email: string }>(`select email from user_account where id = $1`, [
      invited.userId,
    ]);
    expect((await logIn({ email: theirs, password: 'none' }).expect(400)).body).toEqual(wrong);
  });

  it('is limited to ten attempts a minute from one address, over all accounts', async () => {
    for (let n = 0; n < 10; n++) await from('192.0.2.1', { email: `a${n}@example.com`, password: 'x' }).expect(400);
    const refused = await from('192.0.2.1', { email: 'a@example.com', password: 'x' }).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    await from('192.0.2.2', { email: 'a@example.com', password: 'x' }).expect(400);
    clock.now = () => new Date(Date.now() + 61_000);
    await from('192.0.2.1', { email: 'a@example.com', password: 'x' }).expect(400);
  });

  it('is limited to ten attempts per quarter of an hour for one account, over all replicas, and never forever', async () => {
    const { email } = await someone();
    const replica = await createApp(
      readConfig({
        DATABASE_URL: api.url,
        KONTOR_DATA_DIR: api.dataDir,
        KONTOR_LOG_LEVEL: 'silent',
        KONTOR_WORKER: 'false',
        KONTOR_TRUST_PROXY: 'true',
      }),
    );
    const there = supertest(replica.getHttpServer() as Parameters<typeof supertest>[0]);
    for (let n = 0; n < 5; n++) {
      await logIn({ email, password: 'x' }).expect(400);
      await there
        .post('/jwt/login')
        .set('X-Forwarded-For', `10.9.9.${n}`)
        .send({ email: email.toUpperCase(), password: 'x' })
        .expect(400);
    }
    const refused = await there.post('/jwt/login').send({ email, password }).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    for (let n = 0; n < 10; n++) await logIn({ email: 'nobody.here@example.com', password: 'x' }).expect(400);
    await logIn({ email: 'nobody.here@example.com', password: 'x' }).expect(429);
    clock.now = () => new Date(Date.now() + 901_000);
    await logIn({ email, password }).expect(200);
    await replica.close();
  });

  it('refuses a wrong password however many try at once, and hashes at most four at a time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => logIn({ email: `crowd${n}@example.com`, password: 'x' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  });
});

describe('the second factor', () => {
  const at = (secret: string, offset = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + offset * 30_000 });
  /** Uses each time step once, so that a code of an earlier test never interferes. */
  const later = (seconds: number): void => {
    const moment = clock.now().getTime() + seconds * 1000;
    clock.now = () => new Date(moment);
  };
  async function withSecondFactor(): Promise<{ person: Agent & { email: string }; secret: string; codes: string[] }> {
    const person = await someone();
    const started = (await person.post('/api/v1/account/second-factor/start').send({ password }).expect(200)).body as {
      secret: string;
    };
    const confirmed = await person
      .post('/api/v1/account/second-factor/confirm')
      .send({ code: at(started.secret) })
      .expect(200);
    later(90);
    return { person, secret: started.secret, codes: (confirmed.body as { codes: string[] }).codes };
  }

  it('is set up with the password and a first code; the secret is encrypted and recovery codes are hashed', async () => {
    const person = await someone();
    const start = (given: string) => person.post('/api/v1/account/second-factor/start').send({ password: given });
    expect((await start('wrong').expect(422)).body).toMatchObject({ errors: { password: { code: 'account.wrong_password' } } });
    const { secret, uri } = (await start(password).set('Idempotency-Key', 'k').expect(200)).body as {
      secret: string;
      uri: string;
    };
    expect(uri).toBe(
      `otpauth://totp/Kontor:${encodeURIComponent(person.email)}?issuer=Kontor&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    await logIn({ email: person.email, password }).expect(200);
    const confirm = (code: string) => person.post('/api/v1/account/second-factor/confirm').send({ code });
    expect((await confirm('000000').expect(422)).body).toMatchObject({ errors: { code: { code: 'account.code_invalid' } } });
    const { codes } = (await confirm(at(secret)).expect(200)).body as { codes: string[] };
    expect(new Set(codes).size).toBe(10);
    await start(password).expect(422);
    const kept = JSON.stringify([
      await api.sql(`select * from second_factor`),
      await api.sql(`select * from recovery_code`),
      await api.sql(`select * from idempotency_key`),
      await api.sql(`select changes from audit`),
    ]);
    for (const plain of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) expect(kept).not.toContain(plain);
    expect((await person.get('/api/v1/account').expect(200)).body).toMatchObject({
      secondFactorAt: expect.any(String),
      recoveryCodesLeft: 10,
    });
  });

  it('is asked for only after the right password, in the documented form with a code beside it', async () => {
    const { person, secret } = await withSecondFactor();
    const { email } = person;
    expect((await logIn({ email, password: 'wrong', code: at(secret) }).expect(400)).body).toEqual(wrong);
    expect((await logIn({ email, password }).expect(400)).body).toEqual({
      error: { email: ['Please enter the code of your authenticator.'] },
      code: 'auth.second_factor_required',
    });
    expect((await logIn({ email, password, code: '000000' }).expect(400)).body).toMatchObject({
      code: 'auth.second_factor_invalid',
    });
    const { body } = await logIn({ email, password, code: ` ${at(secret).slice(0, 3)} ${at(secret).slice(3)}` }).expect(200);
    expect(Object.keys(body as object).sort()).toEqual(['accessToken', 'refreshToken', 'userData']);
  });

  it('accepts a code once, one step early or late, and no other', async () => {
    const { person, secret } = await withSecondFactor();
    const tryIt = (code: string) => logIn({ email: person.email, password, code });
    await tryIt(at(secret, -2)).expect(400);
    await tryIt(at(secret, 2)).expect(400);
    const code = at(secret, -1);
    await tryIt(code).expect(200);
    await tryIt(code).expect(400);
    await tryIt(at(secret, 1)).expect(200);
    await tryIt(at(secret)).expect(400);
  });

  it('is turned off by somebody with the right when phone and codes are lost; by the person themselves only with the password', async () => {
    const { person, codes } = await withSecondFactor();
    const turnOff = (agent: Agent, id: number) => agent.post(`/api/v1/users/${id}/turn-off-second-factor`);
    const admin = await api.as('admin');
    await turnOff(await api.as('accountant'), person.userId).expect(403);
    await turnOff(admin, admin.userId).expect(403);
    expect((await admin.get(`/api/v1/users/${person.userId}`).expect(200)).body).toMatchObject({ secondFactor: true });
    expect((await turnOff(admin, person.userId).expect(200)).body).toMatchObject({ secondFactor: false });
    await logIn({ email: person.email, password }).expect(200);
    expect(await api.sql('select id from recovery_code where user_id = $1', [person.userId])).toEqual([]);
    expect(codes.length).toBe(10);
    const letters = await api.sql<{ to_address: string }>('select to_address from mail where to_address = $1', [person.email]);
    expect(letters.length).toBeGreaterThan(0);
    expect((await turnOff(admin, person.userId).expect(422)).body).toMatchObject({ code: 'account.second_factor_is_off' });
    expect(
      await api.sql('select verb from audit where subject_id = $1 and user_id = $2 order by id desc limit 1', [
        person.userId,
        admin.userId,
      ]),
    ).toEqual([{ verb: 'turnOffSecondFactor' }]);
  });

  it('admits one of two who send the same code at the same moment', async () => {
    const { person, secret, codes } = await withSecondFactor();
    const race = async (code: string): Promise<number> =>
      (await Promise.all(Array.from({ length: 5 }, () => logIn({ email: person.email, password, code })))).filter(
        ({ status }) => status === 200,
      ).length;
    expect(await race(at(secret))).toBe(1);
    later(1000);
    expect(await race(codes[0] ?? '')).toBe(1);
  });

  it('allows five attempts per quarter of an hour', async () => {
    const { person, secret } = await withSecondFactor();
    const tryIt = (code: string) => logIn({ email: person.email, password, code });
    for (let n = 0; n < 5; n++) await tryIt(String(n).padStart(6, '0')).expect(400);
    expect((await tryIt(at(secret)).expect(429)).headers['retry-after']).toMatch(/^\d+$/);
    later(901);
    await tryIt(at(secret)).expect(200);
  });

  it('can be replaced by a recovery code, once; new codes replace the old ones', async () => {
    const { person, codes, secret } = await withSecondFactor();
    const tryIt = (code: string) => logIn({ email: person.email, password, code });
    const [first = '', second = ''] = codes;
    await tryIt(first.toUpperCase().replaceAll('-', ' ')).expect(200);
    await tryIt(first).expect(400);
    const renew = (input: object) => person.post('/api/v1/account/second-factor/recovery-codes').send(input);
    await renew({ password: 'wrong', code: at(secret) }).expect(422);
    const fresh = (await renew({ password, code: at(secret) }).expect(200)).body as { codes: string[] };
    await tryIt(second).expect(400);
    await tryIt(fresh.codes[0] ?? '').expect(200);
    const other = await withSecondFactor();
    await tryIt(other.codes[0] ?? '').expect(400);
  });

  it.each(['turn-off', 'recovery-codes'])('asks for a code too: %s', async (what) => {
    const { person, secret, codes } = await withSecondFactor();
    const ask = (input: object) => person.post(`/api/v1/account/second-factor/${what}`).send(input);
    expect((await ask({ password }).expect(400)).body).toMatchObject({ errors: { code: { code: 'field.required' } } });
    for (const code of ['000000', 'k7wd-pm3x-hq2v-9tzc', at(secret, 2)])
      expect((await ask({ password, code }).expect(422)).body).toMatchObject({
        errors: { code: { code: 'account.code_invalid' } },
      });
    expect((await person.get('/api/v1/account').expect(200)).body).toMatchObject({
      secondFactorAt: expect.any(String),
      recoveryCodesLeft: 10,
    });
    await logIn({ email: person.email, password, code: codes[0] }).expect(200);
    expect((await ask({ password, code: codes[0] }).expect(422)).body).toMatchObject({ code: 'account.code_invalid' });
    for (let n = 0; n < 4; n++) await ask({ password, code: String(n).padStart(6, '0') }).expect(422);
    await ask({ password, code: codes[1] }).expect(429);
    later(901);
    await ask({ password, code: codes[1] }).expect(what === 'turn-off' ? 204 : 200);
  });

  it('is turned off with the password and a code', async () => {
    const { person, secret } = await withSecondFactor();
    const off = (given: string) =>
      person.post('/api/v1/account/second-factor/turn-off').send({ password: given, code: at(secret) });
    await off('wrong').expect(422);
    await off(password).expect(204);
    await off(password).expect(422);
    await logIn({ email: person.email, password }).expect(200);
    const told = await api.sql<{ subject: string }>(`select subject from mail where to_address = $1 order by id`, [person.email]);
    expect(told.map(({ subject }) => subject.split(' – ')[0])).toEqual(['Two-step sign-in is on', 'Two-step sign-in is off']);
  });
});

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
