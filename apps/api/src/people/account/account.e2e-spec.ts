import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { hashPassword } from '../credentials/passwords.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';

const { now: systemNow } = clock;
const password = 'žalias-dviratis-lyja';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
type Account = { version: number; avatar: string | null };
type Person = Agent & { email: string };
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

async function someone(): Promise<Person> {
  const agent = await api.as('client', { fullName: 'Ona Onaitė' });
  const [user] = await api.sql<{ email: string }>(`update user_account set password_hash = $1 where id = $2 returning email`, [
    hash,
    agent.userId,
  ]);
  return { ...agent, email: user?.email ?? '' };
}
const account = async (by: Agent): Promise<Account> => (await by.get('/api/v1/account').expect(200)).body as Account;
const logIn = async (email: string, given = password): Promise<string> => {
  calls += 1;
  const { body } = await api.visitor
    .post('/jwt/login')
    .set('User-Agent', firefox)
    .set('X-Forwarded-For', `10.0.0.${calls}`)
    .send({ email, password: given })
    .expect(200);
  return (body as { accessToken: string }).accessToken;
};
describe('the account', () => {
  it('belongs to its person, whatever the role, and shows no secrets', async () => {
    const person = await someone();
    const { body } = await person.get('/api/v1/account').expect(200);
    expect(body).toMatchObject({
      id: person.userId,
      email: person.email,
      fullName: 'Ona Onaitė',
      emailConfirmed: false,
      pendingEmail: null,
      secondFactorAt: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);
    await api.visitor.get('/api/v1/account').expect(401);
  });

  it('changes names and language, nothing else, and refuses a stale version', async () => {
    const person = await someone();
    const input = { firstName: 'Ona', lastName: 'Petraitė', displayName: 'Ona', phone: '+370 600 00000', language: 'lt' };
    const { version } = await account(person);
    const { body } = await person
      .put('/api/v1/account')
      .send({ ...input, version })
      .expect(200);
    expect(body).toMatchObject({ ...input, fullName: 'Ona Petraitė', version: version + 1 });
    await person
      .put('/api/v1/account')
      .send({ ...input, version })
      .expect(409);
    await person.put('/api/v1/account').send(input).expect(428);
    for (const more of [
      { roleId: 1 },
      { email: 'x@example.com' },
      { hourlyRate: 1 },
      { language: 'de' },
      { fullName: 'x' },
      { firstName: '' },
      { phone: 'x'.repeat(51) },
    ])
      await person
        .put('/api/v1/account')
        .send({ ...input, ...more, version: version + 1 })
        .expect(400);
    const history = await api.sql(`select changes from audit where subject = 'User' and subject_id = $1`, [person.userId]);
    expect(history).toEqual([{ changes: expect.objectContaining({ fullName: ['Ona Onaitė', 'Ona Petraitė'] }) }]);
  });
});

describe('the password', () => {
  const change = (by: Agent, currentPassword: string, newPassword: string) =>
    by.put('/api/v1/account/password').send({ currentPassword, newPassword });

  it('is changed with the old one; other sessions end, and the person is told', async () => {
    const person = await someone();
    const token = await logIn(person.email);
    expect((await change(person, password, 'raudonas-stogas-lyja').expect(200)).body).toEqual({ ended: 1 });
    await api.visitor.get('/api/v1/account').set('Authorization', `Bearer ${token}`).expect(401);
    await person.get('/api/v1/account').expect(200);
    await logIn(person.email, 'raudonas-stogas-lyja');
    const [mail] = await api.sql<{ subject: string }>(`select subject from mail where to_address = $1`, [person.email]);
    expect(mail?.subject).toMatch(/^Your password was changed/);
  });

  it('is refused when it is wrong, unchanged, short, common or made of the name', async () => {
    const person = await someone();
    const code = async (current: string, chosen: string, status: number): Promise<unknown> =>
      ((await change(person, current, chosen).expect(status)).body as { errors: unknown }).errors;
    expect(await code('wrong', 'raudonas-stogas-lyja', 422)).toMatchObject({
      currentPassword: { code: 'account.wrong_password' },
    });
    expect(await code(password, password, 422)).toMatchObject({ newPassword: { code: 'account.same_password' } });
    expect(await code(password, 'short', 400)).toMatchObject({ newPassword: { code: 'field.too_short' } });
    expect(await code(password, 'Password2026!', 400)).toMatchObject({ newPassword: { code: 'auth.password_too_common' } });
    expect(await code(password, 'ona onaitė 2026', 422)).toMatchObject({ newPassword: { code: 'auth.password_too_common' } });
  });

  it('cannot be guessed at an open screen, not with an idempotency key either', async () => {
    const person = await someone();
    for (let n = 0; n < 10; n++)
      await person
        .post('/api/v1/account/second-factor/start')
        .set('Idempotency-Key', `k${n}`)
        .send({ password: `guess ${n}` })
        .expect(422);
    await person.post('/api/v1/account/second-factor/start').send({ password }).expect(429);
    await change(person, password, 'raudonas-stogas-lyja').expect(429);
    expect(await api.sql(`select id from idempotency_key where user_id = $1`, [person.userId])).toEqual([]);
  });
});

describe('sessions', () => {
  type Session = { id: number; current: boolean; program: string; system: string; address: string };
  const list = async (by: Agent): Promise<Session[]> => (await by.get('/api/v1/account/sessions').expect(200)).body as Session[];

  it('show address and device, and can be ended one by one', async () => {
    const [person, stranger] = [await someone(), await someone()];
    const token = await logIn(person.email);
    const found = await list(person);
    expect(found.map(({ current }) => current)).toEqual([true, false]);
    const [, other] = found;
    expect(other).toMatchObject({ program: 'Firefox', system: 'Windows', address: `10.0.0.${calls}` });
    await stranger.delete(`/api/v1/account/sessions/${other?.id}`).expect(404);
    const asOther = () => api.visitor.get('/api/v1/account').set('Authorization', `Bearer ${token}`);
    await asOther().expect(200);
    await person.delete(`/api/v1/account/sessions/${other?.id}`).expect(200);
    await asOther().expect(401);
    await person.delete(`/api/v1/account/sessions/${other?.id}`).expect(404);
    expect(await list(person)).toHaveLength(1);
  });

  it('all end except the current one', async () => {
    const person = await someone();
    const tokens = [await logIn(person.email), await logIn(person.email)];
    expect((await person.post('/api/v1/account/sessions/end-others').send({}).expect(200)).body).toEqual({ ended: 2 });
    for (const token of tokens) await api.visitor.get('/api/v1/account').set('Authorization', `Bearer ${token}`).expect(401);
    await person.get('/api/v1/account').expect(200);
  });

  it('are not listed once they have expired', async () => {
    const person = await someone();
    await logIn(person.email);
    clock.now = () => new Date(Date.now() + 601_000);
    expect((await list(person)).map(({ current }) => current)).toEqual([true]);
  });
});

describe('the picture', () => {
  const upload = (by: Agent, content: Buffer, name: string) => by.post('/api/v1/account/avatar').attach('file', content, name);

  it('has an address of its own until it is replaced or removed', async () => {
    const person = await someone();
    const { avatar } = (await upload(person, png, 'me.png').expect(200)).body as Account;
    expect(avatar).toMatch(/^\/api\/v1\/avatars\/[0-9a-f-]{42}\.png$/);
    const shown = await api.visitor.get(String(avatar)).expect(200);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(shown.body).toEqual(png);
    await upload(person, png, 'again.png').expect(200);
    await api.visitor.get(String(avatar)).expect(404);
    expect(((await person.delete('/api/v1/account/avatar').expect(200)).body as Account).avatar).toBeNull();
  });

  it('is accepted by its content, and must be small', async () => {
    const person = await someone();
    await upload(person, Buffer.from('<svg onload="alert(1)"/>'), 'me.svg').expect(415);
    await upload(person, Buffer.from('<html></html>'), 'me.png').expect(415);
    await upload(person, Buffer.from('plain words'), 'me.txt').expect(415);
    await upload(person, Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]), 'big.png').expect(413);
    expect((await account(person)).avatar).toBeNull();
    for (const path of ['x', '..%2f..%2fetc.png', 'aa-bb-cc.svg', '00-00-000000000000000000000000000000000000.png'])
      await api.visitor.get(`/api/v1/avatars/${path}`).expect(404);
  });
});
