import { beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { makeI18n } from '../../platform/i18n/index.ts';
import { authProvider } from '../../platform/api/session/authProvider.ts';
import { refreshSession } from '../../platform/api/session/refreshSession.ts';
import { clearSession, readSession, sessionEnded, writeSession } from '../../platform/api/session/session.ts';
import { openScreen, type Answer, type Asked } from '../../platform/testing/openScreen.tsx';
import { AcceptInvitationPage } from './AcceptInvitationPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

type Sent = { path: string; body: Record<string, unknown> };
let sent: Sent[] = [];
const userData = {
  id: 1,
  fullName: 'Ona',
  username: 'ona',
  avatar: null,
  email: 'ona@firm.com',
  role: 'admin',
  ability: [],
  extras: {},
};
const session = { userData, accessToken: 'a', refreshToken: 'r' };
const owner = { email: 'ona@firm.com', displayName: 'Ona' };

beforeEach(() => {
  sent = [];
  clearSession();
});

async function open(page: ReactNode, at: string, answer: (asked: Sent) => Answer, options = 200, mail = true) {
  const server = (asked: Asked): Answer => {
    if (asked.path === '/jwt/options') return { status: options, body: { registration: false, demo: false, mail } };
    sent.push({ path: asked.path, body: asked.body });
    return answer(asked);
  };
  return openScreen(page, { at, authProvider, i18nProvider: await makeI18n('en'), server }).user;
}
const last = (): Sent | undefined => sent.at(-1);
const invalid: Answer = { status: 422, body: { statusCode: 422, code: 'account.link_invalid', message: 'x', requestId: 't' } };
const password = 'blue bicycle in the rain';

it('leads a first start to the set-up of the firm, where nobody can log in yet', async () => {
  const options = { registration: true, firstStart: true, demo: false, mail: false };
  const { location } = openScreen(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<RegisterPage />} />
    </Routes>,
    { at: '/login', authProvider, i18nProvider: await makeI18n('en'), server: () => ({ body: options }) },
  );
  expect(await screen.findByRole('heading', { name: 'Set up your firm' })).toBeVisible();
  expect(location()?.pathname).toBe('/register');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

it('asks for the second factor after the right password, and lets in with its code', async () => {
  const refuse = (code: string): Answer => ({ status: 400, body: { error: { email: ['words'] }, code } });
  const user = await open(<LoginPage />, '/login', ({ body }) =>
    body['code'] === '123456'
      ? { body: session }
      : refuse(body['code'] ? 'auth.second_factor_invalid' : 'auth.second_factor_required'),
  );
  await user.type(await screen.findByLabelText('Email'), 'ona@firm.com');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  const code = await screen.findByLabelText<HTMLInputElement>('Code');
  expect(code.autocomplete).toBe('one-time-code');
  expect(readSession()).toBeNull();
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('This code is not valid.');
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(readSession()).toMatchObject({ accessToken: 'a' }));
  expect(last()?.body).toEqual({ email: 'ona@firm.com', password, code: '123456' });
});

it('says that a link was sent, and in words when it could not be', async () => {
  let status = 500;
  const user = await open(<ForgotPasswordPage />, '/forgot-password', () => ({ status, body: { code: 'error.unexpected' } }));
  await user.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Email'), ' ona@firm.com ');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByText('Unable to send password reset email.');
  status = 204;
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByText('Password reset link sent to email.');
  expect(last()).toEqual({ path: '/account/forgot-password', body: { email: 'ona@firm.com' } });
});

it('says of every address that no link can be sent, where there is no mail server', async () => {
  const user = await open(<ForgotPasswordPage />, '/forgot-password', () => ({ status: 204 }), 200, false);
  await user.type(await screen.findByLabelText('Email'), 'ona@firm.com');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByText('Unable to send password reset email.');
  expect(screen.queryByText('Password reset link sent to email.')).toBeNull();
  expect(sent).toEqual([]);
});

it('says how long to wait after too many tries', async () => {
  const user = await open(<ForgotPasswordPage />, '/forgot-password', () => ({
    status: 429,
    body: { code: 'error.too_many_requests', params: { seconds: 1800 } },
  }));
  await user.type(await screen.findByLabelText('Email'), 'ona@firm.com');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByText(/try again in 1800 seconds/);
});

it('takes a new password with the link of a mail and says how good it is', async () => {
  writeSession(session);
  const user = await open(<ResetPasswordPage />, '/reset-password#token=secret', () => ({ body: owner }));
  const field = await screen.findByLabelText<HTMLInputElement>('New password');
  const hint = () => document.getElementById('password-hint')?.textContent;
  expect(hint()).toContain('At least 12 characters');
  await user.type(field, 'blue');
  expect(hint()).toBe('8 more characters.');
  await user.clear(field);
  await user.type(field, 'password1234');
  expect(hint()).toBe('Too easy to guess.');
  await user.click(screen.getByRole('button', { name: 'Save the password' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(sent.map(({ path }) => path)).toEqual(['/account/check-link']);
  await user.clear(field);
  await user.type(field, password);
  expect(hint()).toBe('Strong.');
  await user.click(screen.getByRole('button', { name: 'Save the password' }));
  await waitFor(() => expect(last()).toEqual({ path: '/account/reset-password', body: { token: 'secret', password } }));
  await waitFor(() => expect(readSession()).toBeNull());
});

it('says of a link that was used that it no longer works, and where to get another', async () => {
  await open(<ResetPasswordPage />, '/reset-password#token=used', () => invalid);
  await screen.findByText('This link no longer works');
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
});

it('does not take a link for a used one when nobody could be asked', async () => {
  let down = true;
  const user = await open(<VerifyEmailPage />, '/verify-email#token=secret', () =>
    down ? { status: 500, body: { code: 'error.unexpected' } } : { body: owner },
  );
  await screen.findByText('The link could not be checked');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Confirm the address' });
});

it('says to who was logged out from elsewhere why they are here, until they log in again', async () => {
  writeSession(session);
  const refused = { status: 401, body: { code: 'auth.session_ended' } };
  const user = await open(<LoginPage />, '/login', () => refused);
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  await refreshSession('a');
  expect(readSession()).toBeNull();
  await open(<LoginPage />, '/login', () => ({ body: session }));
  expect((await screen.findByRole('status')).textContent).toBe('Your session has ended. Please log in again.');
  await user.type(screen.getByLabelText('Email'), 'ona@firm.com');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(readSession()).toMatchObject({ accessToken: 'a' }));
  expect(sessionEnded()).toBe(false);
});

it('does not call the registration closed because the server has failed', async () => {
  await open(<RegisterPage />, '/register', () => ({ body: session }), 500);
  await screen.findByRole('button', { name: 'Create account' });
  expect(screen.queryByText('Registration is closed')).toBeNull();
});

it('lets an invited person in with the password just chosen', async () => {
  const user = await open(<AcceptInvitationPage />, '/accept-invitation#token=secret', ({ path }) => ({
    body: path === '/jwt/login' ? session : owner,
  }));
  await screen.findByText(/Choose a password for ona@firm.com/);
  await user.type(screen.getByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(readSession()).toMatchObject({ accessToken: 'a' }));
  expect(last()).toEqual({ path: '/jwt/login', body: { email: 'ona@firm.com', password } });
});

it('confirms an address by a press, not by being opened', async () => {
  const user = await open(<VerifyEmailPage />, '/verify-email#token=secret', () => ({ body: owner }));
  const button = await screen.findByRole('button', { name: 'Confirm the address' });
  expect(sent.map(({ path }) => path)).toEqual(['/account/check-link']);
  await user.click(button);
  await screen.findByText('Your email address is confirmed.');
  expect(last()).toEqual({ path: '/account/confirm-email', body: { token: 'secret' } });
});
