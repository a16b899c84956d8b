import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import '../../../resources.ts';
import { writeSession, type UserData } from '../../api/session/session.ts';
import { openScreen } from '../../testing/openScreen.tsx';
import { StartPage } from './StartPage.tsx';

afterEach(() => localStorage.clear());

it('tells a Client what there is to see, and refuses nothing', async () => {
  const rules = [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ];
  writeSession({
    accessToken: 'a',
    refreshToken: 'b',
    userData: { id: 1, fullName: 'Ona', ability: rules } as unknown as UserData,
  });
  openScreen(<StartPage />, { at: '/', rules: rules });
  expect(await screen.findByRole('heading', { name: 'What you can see' })).toBeVisible();
  expect(screen.getByText(/logged in as Ona/)).toBeVisible();
  expect(screen.queryByText('You are not authorized!')).toBeNull();
  expect(screen.getByRole('link', { name: /account/i })).toHaveAttribute('href', '/account');
});
