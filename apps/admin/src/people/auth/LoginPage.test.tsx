import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { makeI18n } from '../../platform/i18n/index.ts';
import { speak } from '../../platform/i18n/words.ts';
import { authProvider } from '../../platform/api/session/authProvider.ts';
import { clearSession, readSession } from '../../platform/api/session/session.ts';
import { openScreen, type Answer, type Asked } from '../../platform/testing/openScreen.tsx';
import { LoginPage } from './LoginPage.tsx';

let writes: Asked[];
let user: UserEvent;

beforeEach(async () => {
  clearSession();
  const i18nProvider = await makeI18n('en');
  const server = ({ path }: Asked): Answer =>
    path === '/jwt/options'
      ? { body: { registration: false, demo: false } }
      : { status: 400, body: { error: { email: ['Email or Password is Invalid'] } } };
  ({ writes, user } = openScreen(<LoginPage />, { at: '/login', authProvider, i18nProvider, server }));
});
afterAll(() => speak('en'));

it('says at the field what was refused and keeps what was typed', async () => {
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(email, 'ann@firm.com');
  await user.type(password, 'wrong one');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById('email-hint')?.textContent).toBe('Email or Password is Invalid');
  expect([email.value, password.value]).toEqual(['ann@firm.com', 'wrong one']);
  expect(document.activeElement).toBe(email);
  expect(writes.map(({ body }) => body)).toEqual([{ email: 'ann@firm.com', password: 'wrong one' }]);
  expect(readSession()).toBeNull();
});

it('asks for what is missing without asking the server', async () => {
  await user.type(await screen.findByLabelText('Email'), 'ann@firm.com');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(document.getElementById('password-hint')?.textContent?.trim()).not.toBe('');
  expect(writes).toEqual([]);
});

it('speaks another language as soon as it is chosen', async () => {
  await user.click(await screen.findByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Lietuvių' }));
  expect(await screen.findByRole('button', { name: 'Prisijungti' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('lt');
});
