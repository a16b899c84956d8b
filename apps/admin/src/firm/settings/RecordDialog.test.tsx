import type {} from '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { anOrganisationRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const open = async () => {
  openScreen(<SettingsPage />, {
    at: '/settings/index?section=bankAccounts',
    resource: 'settings',
    server: ({ path }) => ({ body: path.endsWith('/bank-accounts') ? [] : anOrganisationRecord() }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a bank account' }));
  return within(await screen.findByRole('dialog'));
};
const answers = (answer: boolean) => jest.spyOn(window, 'confirm').mockReturnValue(answer);
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});

describe('a dialog of a short list', () => {
  it('leaves at once by Escape when nothing was typed', async () => {
    const asked = answers(false);
    await open();
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks before it throws away what was typed, and keeps it where that is not meant', async () => {
    const asked = answers(false);
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText(/Name of the bank/), 'Bankas');
    await userEvent.keyboard('{Escape}');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(dialog.getByLabelText(/Name of the bank/)).toHaveValue('Bankas');
    asked.mockReturnValue(true);
    await userEvent.keyboard('{Escape}');
    await gone();
  });

  it('needs no question for Cancel', async () => {
    const asked = answers(false);
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText(/Name of the bank/), 'Bankas');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(asked).not.toHaveBeenCalled();
  });
});
