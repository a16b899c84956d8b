import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { hashPassword } from '../credentials/passwords.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';

const { now: systemNow } = clock;
const password = 'žalias-dviratis-lyja';
type Person = Agent & { email: string };
type Addresses = {
  version: number;
  email: string;
  pendingEmail: string | null;
  pendingEmailExpired: boolean;
  emailConfirmed: boolean;
};
let api: TestApp;
let hash: string;

beforeAll(async () => {
  api = await testApp();
  hash = await hashPassword(password);
});
afterEach(() => {
  clock.now = systemNow;
});
afterAll(() => api.close());

async function someone(): Promise<Person> {
  const agent = await api.as('client');
  const [user] = await api.sql<{ email: string }>(`update user_account set password_hash = $1 where id = $2 returning email`, [
    hash,
    agent.userId,
  ]);
  return { ...agent, email: user?.email ?? '' };
}
const account = async (by: Agent): Promise<Addresses> => (await by.get('/api/v1/account').expect(200)).body as Addresses;
const logIn = (email: string) => api.visitor.post('/jwt/login').send({ email, password }).expect(200);
const lastLink = async (to: string): Promise<string> => {
  const [mail] = await api.sql<{ text: string }>(`select text from mail where to_address = $1 order by id desc limit 1`, [to]);
  return /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const confirm = (token: string) => api.visitor.post('/api/v1/account/confirm-email').send({ token });

describe('a new email address', () => {
  const change = (by: Agent, email: string, given = password) =>
    by.post('/api/v1/account/change-email').send({ email, password: given });

  it('takes effect once its link was used; the old address is told', async () => {
    const person = await someone();
    await change(person, 'ona@example.com', 'wrong').expect(422);
    expect((await change(person, 'ona@example.com').expect(200)).body).toMatchObject({
      email: person.email,
      pendingEmail: 'ona@example.com',
    });
    await logIn(person.email);
    const token = await lastLink('ona@example.com');
    expect((await confirm(token).expect(200)).body).toMatchObject({ email: 'ona@example.com' });
    expect(await account(person)).toMatchObject({ email: 'ona@example.com', pendingEmail: null, emailConfirmed: true });
    await confirm(token).expect(422);
    await logIn('ona@example.com');
    expect(await api.sql(`select subject from mail where to_address = $1`, [person.email])).toEqual([
      { subject: expect.stringMatching(/^Your email address was changed/) },
    ]);
  });

  it('stays pending when its link has expired, and another link can be sent', async () => {
    const person = await someone();
    const wish = 'late@example.com';
    expect((await change(person, wish).expect(200)).body).toMatchObject({ pendingEmail: wish, pendingEmailExpired: false });
    await api.sql(`update account_link set expires_at = now() where email = $1`, [wish]);
    const late = await lastLink(wish);
    await confirm(late).expect(422);
    expect(await account(person)).toMatchObject({ email: person.email, pendingEmail: wish, pendingEmailExpired: true });
    const { body } = await person.post('/api/v1/account/resend-confirmation').expect(200);
    expect(body).toMatchObject({ pendingEmail: wish, pendingEmailExpired: false });
    await confirm(late).expect(422);
    await confirm(await lastLink(wish)).expect(200);
    expect(await account(person)).toMatchObject({ email: wish, pendingEmail: null, pendingEmailExpired: false });
  });

  it('must be free, when it is requested and when it is confirmed', async () => {
    const [one, other] = [await someone(), await someone()];
    expect((await change(one, other.email.toUpperCase()).expect(409)).body).toMatchObject({
      errors: { email: { code: 'auth.email_in_use' } },
    });
    expect((await change(one, one.email).expect(422)).body).toMatchObject({ code: 'account.same_email' });
    for (const person of [one, other]) await change(person, 'wanted@example.com').expect(200);
    const links = await api.sql<{ text: string }>(`select text from mail where to_address = 'wanted@example.com' order by id`);
    const answers = await Promise.all(links.map(({ text }) => confirm(/#token=(\S+)/.exec(text)?.[1] ?? '')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'auth.email_in_use' });
  });

  it('cannot be confirmed after a later request', async () => {
    const person = await someone();
    await change(person, 'first.wish@example.com').expect(200);
    await change(person, 'second.wish@example.com').expect(200);
    await confirm(await lastLink('first.wish@example.com')).expect(422);
    await confirm(await lastLink('second.wish@example.com')).expect(200);
  });

  it('can be sent again, three times an hour', async () => {
    const person = await someone();
    const again = () => person.post('/api/v1/account/resend-confirmation').send({});
    for (let n = 0; n < 3; n++) await again().expect(200);
    await again().expect(429);
    await confirm(await lastLink(person.email)).expect(200);
    clock.now = () => new Date(Date.now() + 3_601_000);
    expect((await again().expect(422)).body).toMatchObject({ code: 'account.email_confirmed' });
  });

  it('is not restored by an old link after somebody else has changed the address', async () => {
    const person = await someone();
    const admin = await api.as('admin');
    const { version } = await account(person);
    await person.post('/api/v1/account/resend-confirmation').send({}).expect(200);
    await change(person, 'own.wish@example.com').expect(200);
    const wish = await lastLink('own.wish@example.com');
    const moved = { email: 'moved@example.com', version };
    await admin.put(`/api/v1/users/${person.userId}`).send(moved).expect(200);
    for (const link of [await lastLink(person.email), wish]) await confirm(link).expect(422);
    expect(await account(person)).toMatchObject({ email: moved.email, pendingEmail: null, emailConfirmed: false });
    await confirm(await lastLink(moved.email)).expect(200);
  });
});
