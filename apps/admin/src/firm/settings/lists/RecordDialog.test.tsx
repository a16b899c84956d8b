import type {} from '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { anOrganisationRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../resources.ts';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

const open = async () => {
  openScreen(<SettingsPage />, {
    at: '/settings/index?section=bankAccounts',
    resource: 'settings',
    server: ({ path }) => ({ body: path.endsWith('/bank-accounts') ? [] : anOrganisationRecord() }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a bank account' }));
  return within(await screen.findByRole('dialog'));
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const question = () => screen.queryByRole('alertdialog', { name: 'Unsaved changes' });
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' })).getByRole('button', { name }));

afterEach(() => {
  cleanup();
});

describe('a dialog of a short list', () => {
  it('leaves at once by Escape when nothing was typed', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(question()).toBeNull();
  });

  it('asks before it throws away what was typed, and keeps it where that is not meant', async () => {
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText(/Name of the bank/), 'Bankas');
    await userEvent.keyboard('{Escape}');
    await answer('Keep editing');
    await waitFor(() => expect(question()).toBeNull());
    expect(dialog.getByLabelText(/Name of the bank/)).toHaveValue('Bankas');
    await userEvent.keyboard('{Escape}');
    await answer('Discard changes');
    await gone();
  });

  it('needs no question for Cancel', async () => {
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText(/Name of the bank/), 'Bankas');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(question()).toBeNull();
  });
});
