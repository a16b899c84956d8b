import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { smtp, type Smtp } from '../../../test/smtp.ts';
import { crowd } from '../../../test/stopwatch.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';
import { passwordLink } from '../../tools/reset-password.ts';

const { now: systemNow } = clock;
const password = 'žalias-dviratis-lyja';
let server: Smtp;
let api: TestApp;
let people = 0;

beforeAll(async () => {
  server = await smtp();
  api = await testApp({
    KONTOR_SMTP_URL: server.url,
    PUBLIC_URL: 'https://kontor.example',
    KONTOR_WORKER: 'true',
    KONTOR_TRUST_PROXY: 'true',
  });
});
afterAll(async () => {
  clock.now = systemNow;
  await api.close();
  await server.close();
});

/** Each call comes from an address of its own, so that only the tested limit applies. */
const post = (path: string, body: object) => {
  people += 1;
  return api.visitor
    .post(path)
    .set('X-Forwarded-For', `10.0.${people >> 8}.${people & 255}`)
    .send(body);
};
const forgot = (email: string) => post('/api/v1/account/forgot-password', { email });
const reset = (token: string, chosen = password) => post('/api/v1/account/reset-password', { token, password: chosen });
const logIn = (email: string, with_: string) => post('/jwt/login', { email, password: with_ });
const tokenOf = (text: string): string => /https:\/\/kontor\.example\/reset-password#token=(\S+)/.exec(text)?.[1] ?? '';
const link = async (email: string): Promise<string> => {
  await forgot(email).expect(204);
  return tokenOf((await server.next(email)).text);
};
const emailOf = async ({ userId }: Agent): Promise<string> =>
  (await api.sql<{ email: string }>(`select email from user_account where id = $1`, [userId]))[0]?.email ?? '';

describe('a forgotten password', () => {
  it('is replaced with an account link, once; the old sessions end and the person is told', async () => {
    const person = await api.as('employee');
    const email = await emailOf(person);
    await api.sql(`update user_account set language = 'lt' where id = $1`, [person.userId]);
    await forgot(email.toUpperCase()).set('Host', 'evil.example').set('X-Forwarded-Host', 'evil.example').expect(204);
    const letter = await server.next(email);
    expect(letter.subject).toMatch(/^Naujas slaptažodis/);
    expect(letter.text).not.toContain('evil');
    const token = tokenOf(letter.text);
    expect(token).toMatch(/^[\w-]{43}$/);
    await person.get('/api/v1/account').expect(200);

    expect((await reset(token).expect(200)).body).toEqual({ email, displayName: 'employee1' });
    const [told] = await api.sql(
      `select actor, user_id from audit where subject = 'User' and user_id = subject_id order by id desc limit 1`,
    );
    expect(told).toMatchObject({ actor: 'link' });
    await person.get('/api/v1/account').expect(401);
    await logIn(email, password).expect(200);
    expect((await server.next(email)).subject).toMatch(/^Slaptažodis pakeistas/);
    expect((await reset(token, 'kitas-slaptas-žodis').expect(422)).body).toMatchObject({ code: 'account.link_invalid' });
    await logIn(email, password).expect(200);
  });

  it('is replaced by one of two who use the link at the same moment', async () => {
    const email = await emailOf(await api.as('employee'));
    const token = await link(email);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => reset(token, `${password} ${n} ${n * 7919}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    const winner = answers.findIndex(({ status }) => status === 200);
    await logIn(email, `${password} ${winner} ${winner * 7919}`).expect(200);
  });

  it('leaves no link in the outbox once the mail was sent', async () => {
    const email = await emailOf(await api.as('employee'));
    const token = await link(email);
    while ((await api.sql(`select id from mail where to_address = $1 and state = 'sent'`, [email])).length === 0);
    expect(JSON.stringify(await api.sql(`select text from mail where to_address = $1`, [email]))).not.toContain(token);
    expect(JSON.stringify(await api.sql(`select * from account_link`))).not.toContain(token);
  });

  it('has a link that is valid for an hour', async () => {
    const email = await emailOf(await api.as('employee'));
    const token = await link(email);
    clock.now = () => new Date(Date.now() + 3_601_000);
    await reset(token).expect(422);
    clock.now = systemNow;
    await reset(token).expect(200);
  });

  it('gets the same answer for any address, and mails only active people with an account', async () => {
    const gone = await api.as('employee');
    await api.sql(`update user_account set active = false where id = $1`, [gone.userId]);
    const known = await emailOf(await api.as('employee'));
    const answers = [await forgot('nobody@example.com'), await forgot(await emailOf(gone)), await forgot(known)];
    for (const { status, body } of answers) expect([status, body]).toEqual([204, {}]);
    await server.next(known);
    expect(server.received.map(({ to }) => to)).not.toContain('nobody@example.com');
    expect(server.received.map(({ to }) => to)).not.toContain(await emailOf(gone));
    await forgot('not an address').expect(400);
  });

  it('can be requested three times an hour, whether the account exists or not', async () => {
    const known = await emailOf(await api.as('employee'));
    for (const email of [known, 'somebody@example.com']) {
      for (let n = 0; n < 3; n++) await forgot(email).expect(204);
      const refused = await forgot(email).expect(429);
      expect(refused.body).toMatchObject({ code: 'error.too_many_requests' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    }
    clock.now = () => new Date(Date.now() + 3_601_000);
    await forgot(known).expect(204);
    clock.now = systemNow;
  });

  it('takes as long for an unknown address as for a known one', async () => {
    const longer: number[] = [];
    const emails = await Promise.all(Array.from({ length: 15 }, async () => emailOf(await api.as('client'))));
    const timeOf = async (email: string): Promise<number> => {
      const from = performance.now();
      await forgot(email).expect(204);
      return performance.now() - from;
    };
    // One right after the other, by turns, so that what else the machine does meets both alike.
    for (const [n, known] of emails.entries()) {
      const unknown = `none${n}@example.com`;
      const first = await timeOf(n % 2 ? known : unknown);
      const second = await timeOf(n % 2 ? unknown : known);
      longer.push(n % 2 ? first - second : second - first);
    }
    expect(Math.abs(median(longer)) / crowd()).toBeLessThan(25);
  });
});

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('an operator of the server', () => {
  it('gets the link by a command, also when mail does not arrive; it works once', async () => {
    const person = await api.as('admin');
    const email = await emailOf(person);
    const { link: address } = await passwordLink(api.em(), api.url, email.toUpperCase());
    const [, token = ''] = address.split('#token=');
    await reset(token).expect(200);
    await logIn(email, password).expect(200);
    await reset(token).expect(422);
  });

  it('sees the list of Admins when no active user has the name', async () => {
    const email = await emailOf(await api.as('admin'));
    await expect(passwordLink(api.em(), api.url, undefined)).rejects.toThrow(/Say whose/);
    await expect(passwordLink(api.em(), api.url, 'nobody')).rejects.toThrow(email);
  });
});
