import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ KONTOR_REGISTRATION: 'first' });
});
afterAll(() => api.close());

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
    expect((await refresh(refreshToken).expect(401)).body).toEqual({ error: 'Invalid refresh token' });
    await refresh(next.refreshToken).expect(401);
    await api.visitor.get('/api/v1/customers').set('Authorization', `Bearer ${accessToken}`).expect(401);
    await refresh('garbage').expect(401);
    await refresh(accessToken).expect(401);
    await api.visitor.post('/jwt/refresh-token').send({}).expect(401);
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
