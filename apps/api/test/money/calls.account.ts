import { store } from '../builders/store.ts';
import { anAccountLink, aSession } from '../builders/user.ts';
import { Secret, TOTP } from 'otpauth';
import type { Call, Prepare } from './calls.ts';
import { picture } from './calls.firm.ts';
import { hashToken } from '../../src/platform/auth/tokens.ts';
import { anAddress, password, type Person, type World } from './world.ts';

/** Uses another person of the same role, since these calls sign people out or change their sign-in. */
const another =
  (then: (world: World, by: Person) => Promise<Call> | Call = () => ({})): Prepare =>
  async (world, { role }) => {
    const by = await world.anybody(role);
    return { by, ...(await then(world, by)) };
  };
const signedIn = async ({ api }: World, { email }: Person): Promise<{ refreshToken: string }> =>
  (await api.visitor.post('/jwt/login').set('X-Forwarded-For', anAddress()).send({ email, password })).body as {
    refreshToken: string;
  };
const linkFor = async (world: World, by: Person, ask: () => PromiseLike<unknown>): Promise<string> => {
  await ask();
  const [mail] = await world.api.sql<{ text: string }>(`select text from mail where to_address = $1 order by id desc limit 1`, [
    by.email,
  ]);
  return /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const resetLink = async ({ api, next }: World, { userId, email }: Person): Promise<string> => {
  const token = `token${next()}`;
  await store(api, anAccountLink({ userId, email, tokenHash: hashToken(token) }));
  return token;
};
const start = async (by: Person): Promise<string> => {
  const { body } = await by.post('/api/v1/account/second-factor/start').send({ password });
  return new TOTP({ secret: Secret.fromBase32((body as { secret: string }).secret) }).generate();
};
const withFactor = another(async (_, by) => {
  const { body } = await by.post('/api/v1/account/second-factor/confirm').send({ code: await start(by) });
  const [code] = (body as { codes: string[] }).codes;
  return { body: { password, code } };
});

/** Signing in, and everybody's own account. */
export const accountCalls: Record<string, Prepare> = {
  'POST /jwt/login': another((_, { email }) => ({ body: { email, password } })),
  'POST /jwt/register': ({ next }) => {
    const name = `registers${next()}`;
    return { body: { email: `${name}@example.com`, username: name, password } };
  },
  'POST /jwt/refresh-token': another(async (world, by) => ({ body: { refreshToken: (await signedIn(world, by)).refreshToken } })),
  'POST /jwt/logout': another(async (world, by) => ({ body: { refreshToken: (await signedIn(world, by)).refreshToken } })),
  'POST /api/v1/account/forgot-password': another((_, { email }) => ({ body: { email } })),
  'POST /api/v1/account/check-link': another(async (world, by) => ({
    body: { token: await resetLink(world, by), kind: 'reset' },
  })),
  'POST /api/v1/account/reset-password': another(async (world, by) => ({
    body: { token: await resetLink(world, by), password: 'mėlynas-dviratis-lyja' },
  })),
  'POST /api/v1/account/accept-invitation': async (world, { role }) => {
    const name = `invited${world.next()}`;
    const [row] = await world.api.sql<{ id: number }>('select id from role where key = $1', [role]);
    const input = { firstName: 'Ona', lastName: 'Onaitė', roleId: row?.id, language: 'lt', username: name };
    const token = await linkFor(world, { ...world.admin, email: `${name}@example.com` }, () =>
      world.admin.post('/api/v1/users').send({ ...input, email: `${name}@example.com` }),
    );
    return { body: { token, password } };
  },
  'POST /api/v1/account/confirm-email': another(async (world, by) => ({
    body: { token: await linkFor(world, by, () => by.post('/api/v1/account/resend-confirmation')) },
  })),
  'PUT /api/v1/account': async (_, by) => {
    const { body } = await by.get('/api/v1/account');
    const { version } = body as { version: number };
    return { version, body: { firstName: 'Ona', lastName: 'Onaitė', displayName: by.email, language: 'en' } };
  },
  'POST /api/v1/account/change-email': another(({ next }) => ({ body: { email: `other${next()}@example.com`, password } })),
  'POST /api/v1/account/resend-confirmation': another(),
  'POST /api/v1/account/avatar': () => ({ file: picture }),
  'GET /api/v1/avatars/{name}': async (world) => {
    const { body } = await world.admin
      .post('/api/v1/account/avatar')
      .attach('file', picture.content, { filename: picture.name, contentType: picture.type });
    return {
      id: String((body as { avatar: string }).avatar)
        .split('/')
        .at(-1),
    };
  },
  'PUT /api/v1/account/password': another(() => ({ body: { currentPassword: password, newPassword: 'raudonas-dviratis-lyja' } })),
  'DELETE /api/v1/account/sessions/{id}': another(async ({ api }, { userId }) => ({
    id: await store(api, aSession({ userId })),
    version: 1,
  })),
  'POST /api/v1/account/sessions/end-others': another(),
  'POST /api/v1/account/second-factor/start': another(() => ({ body: { password } })),
  'POST /api/v1/account/second-factor/confirm': another(async (_, by) => ({ body: { code: await start(by) } })),
  'POST /api/v1/account/second-factor/recovery-codes': withFactor,
  'POST /api/v1/account/second-factor/turn-off': withFactor,
};
