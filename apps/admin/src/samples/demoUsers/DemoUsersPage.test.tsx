import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { fill, openSample } from '../demo/openSample.tsx';
import { DemoUserPage } from './DemoUserPage.tsx';
import { DemoUsersPage } from './DemoUsersPage.tsx';

const open = (at: string) =>
  openSample(
    <Routes>
      <Route path="/demoUsers/index" element={<DemoUsersPage />} />
      <Route path="/demoUsers/:id" element={<DemoUserPage />} />
    </Routes>,
    at,
  );

describe('the demo users', () => {
  it('finds them by role, plan and status together, and keeps that in the address', async () => {
    const { user, asked, location } = open('/demoUsers/index?page=2');
    await screen.findByText('11–20 of 50');
    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'Admin' }));
    await screen.findByText('11 users');
    await user.click(screen.getByRole('combobox', { name: 'Plan' }));
    await user.click(await screen.findByRole('option', { name: 'Team' }));
    await waitFor(() => expect(location()?.search).toBe('?role=admin&currentPlan=team'));
    await waitFor(() => expect(asked.at(-1)).toContain('role=admin&currentPlan=team'));
  });

  it('adds one at the top, shows and deletes it', async () => {
    const { user, writes } = open('/demoUsers/index');
    await screen.findByText('50 users');
    await user.click(screen.getByRole('button', { name: 'Add user' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Add user' }));
    await user.click(dialog.getByRole('button', { name: 'Add user' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ }).getAttribute('aria-invalid')).toBe('true'));
    await fill(user, dialog.getByRole('textbox', { name: /^Name/ }), 'Rasa Berg');
    await fill(user, dialog.getByRole('textbox', { name: /^Username/ }), 'rasa');
    await user.click(dialog.getByRole('button', { name: 'Add user' }));
    await screen.findByText('51 users');
    const [, first] = screen.getAllByRole('row');
    expect(first?.textContent).toContain('Rasa Berg');
    await user.click(screen.getByRole('link', { name: 'Rasa Berg' }));
    await screen.findByRole('heading', { level: 1, name: 'Rasa Berg' });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Rasa Berg' }));
    await screen.findByText('50 users');
    expect(writes.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  });

  it('says that nobody fits, and that nobody has an id', async () => {
    const { unmount } = open('/demoUsers/index?q=zzz');
    await screen.findByText('Nothing found');
    unmount();
    open('/demoUsers/999');
    await screen.findByRole('heading', { level: 1, name: 'A user with ID 999 does not exist' });
  });
});
