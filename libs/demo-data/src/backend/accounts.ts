import {
  messages,
  LoginInput,
  readInput,
  RefreshTokenInput,
  RegisterInput,
  type AbilityRule,
  type SessionUser,
} from '@kontor/domain';
import { ok, read, type Calls, type Context, type Person } from './frame.ts';
import { tokensOf } from './tokens.ts';

type Account = Omit<SessionUser, 'extras'> & { password: string };

const everything: AbilityRule[] = [{ action: 'manage', subject: 'all' }];
const sampleAccounts: Account[] = [
  {
    id: 1,
    fullName: 'John Doe',
    username: 'johndoe',
    password: 'admin',
    avatar: null,
    email: 'admin@demo.com',
    role: 'admin',
    ability: everything,
  },
  {
    id: 2,
    fullName: 'Jane Doe',
    username: 'janedoe',
    password: 'client',
    avatar: null,
    email: 'client@demo.com',
    role: 'client',
    ability: [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
  },
];

/** Signing in, with accounts that live as long as the page. A refresh token works once. */
export function accounts({ now, random, cartCount }: Pick<Context, 'now' | 'random' | 'cartCount'>): {
  calls: Calls;
  personOf: (header: string) => number | undefined;
  people: () => Person[];
} {
  const people = sampleAccounts.map((account) => ({ ...account }));
  const access = tokensOf('access', { now, random });
  const refresh = tokensOf('refresh', { now, random });
  const signedIn = (account: Account): object => ({
    userData: sessionUser(account, cartCount),
    accessToken: access.issue(account.id),
    refreshToken: refresh.issue(account.id),
  });
  const invalid = { status: 400, body: { error: { email: [messages['auth.invalid_credentials']] } } };
  const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

  const calls: Calls = {
    'GET /jwt/options': () => ok({ registration: true, demo: true }),
    'POST /jwt/login': async ({ body }) => {
      const { input } = await readInput(LoginInput, body);
      const account = input && people.find(({ email, password }) => same(email, input.email) && password === input.password);
      return account ? ok(signedIn(account)) : invalid;
    },
    'POST /jwt/register': async ({ body }) => {
      const input = await read(RegisterInput, body);
      const email = people.some((one) => same(one.email, input.email)) ? messages['auth.email_in_use'] : null;
      const username = people.some((one) => same(one.username, input.username)) ? messages['auth.username_in_use'] : null;
      if (email || username) return ok({ error: { email, username } });
      const account: Account = {
        id: Math.max(...people.map(({ id }) => id)) + 1,
        fullName: '',
        username: input.username.trim(),
        password: input.password,
        avatar: null,
        email: input.email.trim(),
        role: 'admin',
        ability: everything,
      };
      people.push(account);
      return ok({ user: sessionUser(account, cartCount), accessToken: access.issue(account.id) });
    },
    'POST /jwt/refresh-token': async ({ body }) => {
      const { input } = await readInput(RefreshTokenInput, body);
      const personId = input && refresh.personOf(input.refreshToken);
      if (input) refresh.end(input.refreshToken);
      const account = people.find(({ id }) => id === personId);
      return account ? ok(signedIn(account)) : { status: 401, body: { error: messages['auth.invalid_refresh_token'] } };
    },
    'POST /jwt/logout': async ({ body }) => {
      const { input } = await readInput(RefreshTokenInput, body);
      if (input) refresh.end(input.refreshToken);
      return { status: 204 };
    },
  };
  const personOf = (header: string): number | undefined => {
    const id = access.personOf(header.replace(/^Bearer /i, ''));
    return people.some((one) => one.id === id) ? id : undefined;
  };
  return { calls, personOf, people: () => people.map(personIn) };
}

const personIn = ({ id, fullName, username, email, role }: Account): Person => ({
  id,
  name: fullName || username,
  email,
  role,
  maySendMail: role === 'admin',
});

const sessionUser = ({ password: _password, ...account }: Account, cartCount: Context['cartCount']): SessionUser => ({
  ...account,
  extras: { eCommerceCartItemsCount: cartCount(account.id) },
});
