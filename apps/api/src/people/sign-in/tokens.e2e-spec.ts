import { setTimeout as pause } from 'node:timers/promises';
import { JwtService } from '@nestjs/jwt';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { AccessService } from '../../platform/auth/access.service.ts';
import { signAccessToken } from '../../platform/auth/tokens.ts';

describe('a token that was verified before', () => {
  let api: TestApp;
  beforeAll(async () => void (api = await testApp()));
  afterAll(() => api.close());

  const statusWith = async (token: string): Promise<number> =>
    (await api.visitor.get('/api/v1/classifiers').set('Authorization', `Bearer ${token}`)).status;

  it('is refused once it has expired', async () => {
    const person = await api.as('employee');
    const [session] = await api.sql<{ id: number }>('select id from session where user_id = $1', [person.userId]);
    const token = await signAccessToken(api.app.get(JwtService), person.userId, session?.id ?? 0, 2); // whole seconds: with one, the token might expire at once
    expect([await statusWith(token), await statusWith(token)]).toEqual([200, 200]);
    let status = 200;
    while (status === 200) {
      await pause(50);
      status = await statusWith(token);
    }
    expect(status).toBe(401);
  });

  it('is refused when its session has ended', async () => {
    const person = await api.as('employee');
    expect([await statusWith(person.token), await statusWith(person.token)]).toEqual([200, 200]);
    await api.sql('update session set ended_at = now() where user_id = $1', [person.userId]);
    api.app.get(AccessService).forgetHere();
    expect(await statusWith(person.token)).toBe(401);
  });

  it('is refused when it has no expiry', async () => {
    const { userId, token } = await api.as('employee');
    const jwt = api.app.get(JwtService);
    const { exp: _exp, ...claims } = jwt.decode<Record<string, unknown>>(token);
    const endless = await jwt.signAsync(claims, { algorithm: 'HS256' });
    expect(jwt.decode<Record<string, unknown>>(endless)).toMatchObject({ sub: String(userId), typ: 'access' });
    expect(jwt.decode<Record<string, unknown>>(endless)).not.toHaveProperty('exp');
    expect([await statusWith(endless), await statusWith(endless), await statusWith(token)]).toEqual([401, 401, 200]);
  });

  it('is refused when a letter of its signature is changed', async () => {
    const { token } = await api.as('employee');
    expect(await statusWith(token)).toBe(200);
    expect(await statusWith(token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA'))).toBe(401);
  });
});
