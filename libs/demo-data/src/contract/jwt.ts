import { expect } from '@jest/globals';
import type { Kept, Row, Step } from './contract.ts';

const text: unknown = expect.any(String);
const password = 'a long sentence of mine';
const userData = (email: string, username: string): object => ({
  id: expect.any(Number),
  fullName: '',
  username,
  avatar: null,
  email,
  role: 'admin',
  ability: [{ action: 'manage', subject: 'all' }],
  extras: { eCommerceCartItemsCount: expect.any(Number) },
});

const register = (email: string, username: string): Step => ({
  call: 'POST /jwt/register',
  as: 'visitor',
  body: { email, username, password },
  answer: { user: userData(email, username), accessToken: text },
});
const refused = { error: { email: ['Email or Password is Invalid'] } };
const login = (body: unknown): Step => ({ call: 'POST /jwt/login', as: 'visitor', body, status: 400, answer: refused });
const renew = (body: unknown): Step => ({
  call: 'POST /jwt/refresh-token',
  as: 'visitor',
  body,
  status: 401,
  answer: { error: 'Invalid refresh token' },
});
const keepTokens = (body: { accessToken: string; refreshToken: string }, kept: Kept): void => {
  expect(body.accessToken).not.toBe(kept['accessToken']);
  Object.assign(kept, body);
};

export const jwtContract: Row[] = [
  {
    name: 'signing in with what was registered, never telling the password',
    steps: [
      register('rasa@example.com', 'rasa'),
      {
        call: 'POST /jwt/login',
        as: 'visitor',
        body: { email: 'Rasa@Example.com', password },
        answer: { userData: userData('rasa@example.com', 'rasa'), accessToken: text, refreshToken: text },
        check: (body) => expect(JSON.stringify(body)).not.toContain('assword'),
      },
    ],
  },
  {
    name: 'the same refusal of a wrong password, an unknown email and missing fields',
    steps: [
      register('ola@example.com', 'ola'),
      login({ email: 'ola@example.com', password: 'another' }),
      login({ email: 'nobody@example.com', password }),
      login({ email: 'ola@example.com' }),
      login({ email: ['ola@example.com'], password: { $ne: '' } }),
      login({}),
    ],
  },
  {
    name: 'no two accounts with one email or one username, in any case',
    steps: [
      register('eva@example.com', 'eva'),
      {
        ...register('EVA@example.com', 'EVA'),
        answer: { error: { email: 'This email is already in use.', username: 'This username is already in use.' } },
      },
      { ...register('eva@example.com', 'eva2'), answer: { error: { email: 'This email is already in use.', username: null } } },
      {
        ...register('eva2@example.com', 'eva'),
        answer: { error: { email: null, username: 'This username is already in use.' } },
      },
      login({ email: 'eva2@example.com', password }),
    ],
  },
  {
    name: 'a new pair of tokens for a refresh token, once, and for nothing else',
    steps: [
      register('jon@example.com', 'jon'),
      { call: 'POST /jwt/login', as: 'visitor', body: { email: 'jon@example.com', password }, check: keepTokens },
      {
        call: 'POST /jwt/refresh-token',
        as: 'visitor',
        body: ({ refreshToken }: Kept) => ({ refreshToken }),
        answer: { userData: userData('jon@example.com', 'jon'), accessToken: text, refreshToken: text },
        check(body: { accessToken: string; refreshToken: string }, kept) {
          kept['used'] = kept['refreshToken'];
          keepTokens(body, kept);
        },
      },
      {
        call: 'POST /jwt/refresh-token',
        as: 'visitor',
        body: ({ refreshToken }: Kept) => ({ refreshToken }),
        check: keepTokens,
      },
      renew(({ accessToken }: Kept) => ({ refreshToken: accessToken })),
      renew(({ used }: Kept) => ({ refreshToken: used })),
      renew({ refreshToken: 'x' }),
      renew({}),
    ],
  },
];
