import { afterEach, describe, expect, it } from '@jest/globals';
import { aBillDetail, anOrganisationRecord } from '@kontor/demo-data';
import { cleanup, screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { openScreen, refusal } from '../../platform/testing/openScreen.tsx';
import { BillShow } from './BillShow.tsx';

afterEach(cleanup);

const atBank = refusal(409, {});
const answer = { ...atBank, body: { ...(atBank.body as object), code: 'payment_run.bill_at_bank', params: { id: 12 } } };
const said = /A bill is in payment run 12, whose file went to the bank/;

async function openMenu() {
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
    '/bills/7': aBillDetail({ id: 7, number: 'S-7', status: 'open', dueDate: '2099-12-31', total: 121, balance: 121 }),
  };
  const opened = openScreen(
    <ResourceContextProvider value="bills">
      <Routes>
        <Route path="/bills/:id/show" element={<BillShow />} />
      </Routes>
    </ResourceContextProvider>,
    { at: '/bills/7/show', server: ({ method, path }) => (method === 'GET' ? { body: reads[path] ?? [] } : answer) },
  );
  await opened.user.click(await screen.findByRole('button', { name: 'More actions' }));
  return opened;
}

describe('a bill that the bank was asked to pay', () => {
  it('is not voided: the dialog says why, and keeps the reason that was typed', async () => {
    const { user, writes } = await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Void' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(await dialog.findByLabelText(/^Reason/), 'Entered twice');
    await user.click(dialog.getByRole('button', { name: 'Void' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Entered twice');
    expect(writes.at(-1)).toMatchObject({ path: '/bills/7/void' });
  });

  it('does not become a draft again, and says why', async () => {
    const { user, writes } = await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Make it a draft again' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Make it a draft again' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(writes.at(-1)).toMatchObject({ path: '/bills/7/redraft' });
  });
});
