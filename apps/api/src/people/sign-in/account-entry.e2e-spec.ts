import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';
import { User } from '../users/user.entity.ts';
import { AccountLetters } from '../credentials/account-letters.service.ts';

const { now: systemNow } = clock;
const password = 'žalias-dviratis-lyja';
let api: TestApp;
let invited: Agent;

beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: 'https://kontor.example/app' });
  invited = await api.as('employee', { fullName: 'Ona Onaitė' });
});
afterAll(async () => {
  clock.now = systemNow;
  await api.close();
});

const invite = async (userId: number): Promise<string> => {
  await api.em().transactional(async (em) => api.app.get(AccountLetters).invite(em, await em.findOneOrFail(User, userId)));
  const [mail] = await api.sql<{ text: string }>(`select text from mail order by id desc limit 1`);
  return /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const accept = (token: string, chosen = password) =>
  api.visitor.post('/api/v1/account/accept-invitation').set('Host', 'evil.example').send({ token, password: chosen });
const look = (token: string) => api.visitor.post('/api/v1/account/check-link').send({ token, kind: 'invite' });

describe('an invitation', () => {
  it('links to the public address, whatever host the request names, and only its hash is stored', async () => {
    const token = await invite(invited.userId);
    const [mail] = await api.sql<{ text: string; subject_id: number }>(
      `select text, subject_id from mail order by id desc limit 1`,
    );
    expect(mail).toMatchObject({ subject_id: invited.userId, text: expect.stringContaining('Hello Ona Onaitė') });
    expect(mail?.text).toContain(`https://kontor.example/app/accept-invitation#token=${token}`);
    expect(JSON.stringify(await api.sql(`select * from account_link`))).not.toContain(token);
    expect((await look(token).expect(200)).body).toEqual({ email: 'employee1@example.com', displayName: 'Ona Onaitė' });
  });

  it('sets a password once, confirms the address, and invalidates the other invitations', async () => {
    const [first, second] = [await invite(invited.userId), await invite(invited.userId)];
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(first)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)]);
    for (const token of [first, second])
      expect((await accept(token).expect(422)).body).toMatchObject({ code: 'account.link_invalid' });
    await look(second).expect(422);
    const [user] = await api.sql(`select email_confirmed_at is not null as confirmed from user_account where id = $1`, [
      invited.userId,
    ]);
    expect(user).toEqual({ confirmed: true });
    await api.visitor.post('/jwt/login').send({ email: 'employee1@example.com', password }).expect(200);
  });

  it('refuses a password that is short, common or made of the name', async () => {
    const token = await invite(invited.userId);
    for (const [chosen, code] of [
      ['short', 'field.too_short'],
      ['password1234', 'auth.password_too_common'],
      [password.repeat(8), 'field.too_long'],
    ] as const)
      expect((await accept(token, chosen).expect(400)).body).toMatchObject({ errors: { password: { code } } });
    expect((await accept(token, 'OnaOnaitė2026').expect(422)).body).toMatchObject({
      errors: { password: { code: 'auth.password_too_common' } },
    });
    await accept(token).expect(200);
  });

  it('expires after seven days, with the address it was sent to, and with the person', async () => {
    const person = await api.as('employee');
    const [late, moved, left] = [await invite(person.userId), await invite(person.userId), await invite(person.userId)];
    clock.now = () => new Date(Date.now() + 7 * 86_400_000 + 1000);
    await accept(late).expect(422);
    clock.now = systemNow;
    await api.sql(`update user_account set email = 'new@example.com' where id = $1`, [person.userId]);
    await accept(moved).expect(422);
    await api.sql(`update user_account set email = $1, active = false where id = $2`, [`employee2@example.com`, person.userId]);
    await accept(left).expect(422);
    await api.sql(`update user_account set active = true where id = $1`, [person.userId]);
    await accept(left).expect(200);
  });

  it('works for no other kind of link', async () => {
    const token = await invite(invited.userId);
    await api.visitor.post('/api/v1/account/check-link').send({ token, kind: 'reset' }).expect(422);
    await api.visitor.post('/api/v1/account/check-link').send({ token, kind: 'other' }).expect(400);
    await look('nonsense').expect(422);
  });
});
