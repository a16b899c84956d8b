import { beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, memoryStore, TestMemoryRouter, type I18nProvider } from 'react-admin';
import { makeI18n } from '../../platform/i18n/index.ts';
import { authProvider } from '../../platform/api/authProvider.ts';
import { clearSession, readSession } from '../../platform/api/session.ts';
import { makeTheme } from '../../platform/theme/makeTheme.ts';
import { LoginPage } from './LoginPage.tsx';

let sent: unknown[] = [];
let i18nProvider: I18nProvider;

beforeEach(async () => {
  sent = [];
  clearSession();
  i18nProvider = await makeI18n('en');
  globalThis.fetch = async (input, init = {}) => {
    const path = input instanceof Request ? input.url : String(input);
    if (path === '/jwt/options') return Response.json({ registration: false, demo: false });
    sent.push(JSON.parse(String(init.body as string)));
    return Response.json({ error: { email: ['Email or Password is Invalid'] } }, { status: 400 });
  };
  render(
    <TestMemoryRouter initialEntries={['/login']}>
      <AdminContext
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={memoryStore()}
        theme={makeTheme('light', 'ltr')}
      >
        <LoginPage />
      </AdminContext>
    </TestMemoryRouter>,
  );
});

it('says at the field what was refused and keeps what was typed', async () => {
  const user = userEvent.setup();
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(email, 'ann@firm.com');
  await user.type(password, 'wrong one');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById('email-hint')?.textContent).toBe('Email or Password is Invalid');
  expect([email.value, password.value]).toEqual(['ann@firm.com', 'wrong one']);
  expect(document.activeElement).toBe(email);
  expect(sent).toEqual([{ email: 'ann@firm.com', password: 'wrong one' }]);
  expect(readSession()).toBeNull();
});

it('asks for what is missing without asking the server', async () => {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), 'ann@firm.com');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(document.getElementById('password-hint')?.textContent?.trim()).not.toBe('');
  expect(sent).toEqual([]);
});

it('speaks another language as soon as it is chosen', async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Lietuvių' }));
  expect(await screen.findByRole('button', { name: 'Prisijungti' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('lt');
});
