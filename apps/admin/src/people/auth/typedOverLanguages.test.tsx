import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { makeI18n } from '../../platform/i18n/index.ts';
import { speak } from '../../platform/i18n/words.ts';
import { authProvider } from '../../platform/api/session/authProvider.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { LoginPage } from './LoginPage.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.lang = 'en';
  return speak('en');
});

const open = async (language: 'en' | 'lt') => {
  document.documentElement.lang = language;
  return openScreen(<LoginPage />, {
    at: '/login',
    authProvider,
    i18nProvider: await makeI18n(language),
    server: () => ({ body: { registration: false, demo: false, mail: true } }),
  }).user;
};

it('keeps what was typed when the page is drawn in another language, and forgets it when it is opened anew', async () => {
  const user = await open('en');
  await user.type(await screen.findByLabelText('Email'), 'ona@firm.com');
  await user.type(screen.getByLabelText('Password'), 'blue bicycle');
  cleanup();
  await open('lt');
  await waitFor(() => expect(document.querySelector('[name=email]')).toHaveValue('ona@firm.com'));
  expect(document.querySelector('[name=password]')).toHaveValue('blue bicycle');
  cleanup();
  await open('lt');
  await waitFor(() => expect(document.querySelector('[name=email]')).not.toBeNull());
  expect(document.querySelector('[name=email]')).toHaveValue('');
});
