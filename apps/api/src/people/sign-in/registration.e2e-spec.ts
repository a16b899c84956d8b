import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { hashToken } from '../../platform/auth/tokens.ts';
import { clock } from '../../platform/context/clock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ KONTOR_REGISTRATION: 'first' });
});
afterAll(() => api.close());
const { now } = clock;
afterEach(() => {
  clock.now = now;
});

describe('registration on an empty installation', () => {
  const register = (n: number) =>
    api.visitor.post('/jwt/register').send({ email: `p${n}@example.com`, username: `p${n}`, password: 'correct horse battery' });

  it('is open, makes the first person Admin however many register at once, and closes', async () => {
    expect((await api.visitor.get('/jwt/options').expect(200)).body).toMatchObject({
      registration: true,
      firstStart: true,
      mail: false,
    });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => register(n)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
    expect(await api.sql('select count(*)::int as people from user_account')).toEqual([{ people: 1 }]);
    expect((await api.visitor.get('/jwt/options').expect(200)).body).toMatchObject({ registration: false, firstStart: false });
    expect((await register(9).expect(403)).body).toMatchObject({ code: 'auth.registration_closed' });
  });
});

describe('signing in', () => {
  const logIn = (email: string, password: string) => api.visitor.post('/jwt/login').send({ email, password });
  const [email] = ['p0@example.com'];

  it('returns the person and two tokens; case in the email does not matter', async () => {
    const [{ email: stored } = { email }] = await api.sql<{ email: string }>('select email from user_account');
    const { body } = await logIn(stored.toUpperCase(), 'correct horse battery').expect(200);
    expect(body).toMatchObject({ userData: { role: 'admin', ability: [{ action: 'manage', subject: 'all' }] } });
    expect(Object.keys(body as object).sort()).toEqual(['accessToken', 'refreshToken', 'userData']);
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/i);
  });

  it('refuses a wrong password, an unknown email and missing fields with the same message', async () => {
    const same = { error: { email: ['Email or Password is Invalid'] } };
    expect((await logIn('nobody@example.com', 'x').expect(400)).body).toEqual(same);
    expect((await logIn(email ?? '', 'wrong').expect(400)).body).toEqual(same);
    expect((await api.visitor.post('/jwt/login').send({}).expect(400)).body).toEqual(same);
  });

  it('accepts a refresh token once; using it again ends the session', async () => {
    const [person] = await api.sql<{ email: string }>('select email from user_account');
    const { body } = await logIn(person?.email ?? '', 'correct horse battery').expect(200);
    const { refreshToken, accessToken } = body as { refreshToken: string; accessToken: string };
    const refresh = (token: string) => api.visitor.post('/jwt/refresh-token').send({ refreshToken: token });
    const next = (await refresh(refreshToken).expect(200)).body as { refreshToken: string };
    await api.visitor.get('/api/v1/customers').set('Authorization', `Bearer ${accessToken}`).expect(200);
    clock.now = () => new Date(now().getTime() + 10_001);
    expect((await refresh(refreshToken).expect(401)).body).toEqual({ error: 'Invalid refresh token' });
    await refresh(next.refreshToken).expect(401);
    await api.visitor.get('/api/v1/customers').set('Authorization', `Bearer ${accessToken}`).expect(401);
    await refresh('garbage').expect(401);
    await refresh(accessToken).expect(401);
    await api.visitor.post('/jwt/refresh-token').send({}).expect(401);
  });

  describe('a refresh token whose answer was lost', () => {
    type Pair = { refreshToken: string; accessToken: string };
    const begin = async (): Promise<Pair> => {
      await api.sql('delete from attempt');
      const [person] = await api.sql<{ email: string }>('select email from user_account');
      return (await logIn(person?.email ?? '', 'correct horse battery').expect(200)).body as Pair;
    };
    const refresh = (refreshToken: string, agent = 'Firefox') =>
      api.visitor.post('/jwt/refresh-token').set('User-Agent', agent).send({ refreshToken });
    const read = ({ accessToken }: Pair) => api.visitor.get('/api/v1/customers').set('Authorization', `Bearer ${accessToken}`);

    it('is answered again for ten seconds with the same next one, which then works once', async () => {
      const { refreshToken } = await begin();
      const first = (await refresh(refreshToken).expect(200)).body as Pair;
      clock.now = () => new Date(now().getTime() + 9_000);
      const again = (await refresh(refreshToken).expect(200)).body as Pair;
      expect(again.refreshToken).toBe(first.refreshToken);
      await read(again).expect(200);
      const third = (await refresh(again.refreshToken).expect(200)).body as Pair;
      expect(third.refreshToken).not.toBe(first.refreshToken);
      await read(third).expect(200);
    });

    it('is answered alike to all who ask at the same moment on one device', async () => {
      const { refreshToken } = await begin();
      const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const pairs = answers.map(({ body }) => body as Pair);
      expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1);
      await read(pairs[7] as Pair).expect(200);
    });

    it('is answered when the server fell between the two writes', async () => {
      const { refreshToken } = await begin();
      const { body } = await refresh(refreshToken).expect(200);
      const next = (body as Pair).refreshToken;
      await api.sql('delete from refresh_token where token_hash = $1', [hashToken(next)]);
      expect((await refresh(refreshToken).expect(200)).body).toMatchObject({ refreshToken: next });
    });

    it.each<[string, (next: string) => PromiseLike<unknown>, string]>([
      ['from another device', () => Promise.resolve(), 'Chrome'],
      ['once the next one was used', (next) => refresh(next).expect(200), 'Firefox'],
      [
        'after ten seconds',
        () => {
          clock.now = () => new Date(now().getTime() + 10_001);
          return Promise.resolve();
        },
        'Firefox',
      ],
    ])('ends the session %s', async (_, meanwhile, agent) => {
      const pair = await begin();
      const { refreshToken: next } = (await refresh(pair.refreshToken).expect(200)).body as Pair;
      await meanwhile(next);
      await refresh(pair.refreshToken, agent).expect(401);
      await read(pair).expect(401);
      await refresh(next).expect(401);
    });
  });

  it('ends the session at log-out, and limits guessing', async () => {
    const [person] = await api.sql<{ email: string }>('select email from user_account');
    const { body } = await logIn(person?.email ?? '', 'correct horse battery').expect(200);
    const { refreshToken, accessToken } = body as { refreshToken: string; accessToken: string };
    await api.visitor.post('/jwt/logout').send({ refreshToken }).expect(204);
    await api.visitor.get('/api/v1/customers').set('Authorization', `Bearer ${accessToken}`).expect(401);
    await api.visitor.post('/jwt/refresh-token').send({ refreshToken }).expect(401);
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(person?.email ?? '', 'guess')));
    const late = answers.find(({ status }) => status === 429);
    expect(late?.headers['retry-after']).toMatch(/^\d+$/);
  });
});
