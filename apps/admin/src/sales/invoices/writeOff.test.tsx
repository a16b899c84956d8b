import { afterEach, describe, expect, it } from '@jest/globals';
import { aCustomerRecord, anInvoiceDetail, anOrganisationRecord } from '@kontor/demo-data';
import { todayIn, type InvoiceDetail } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { InvoiceShow } from './InvoiceShow.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const sent = anInvoiceDetail({
  id: 8,
  status: 'sent',
  number: 'INV-8',
  customerId: 1,
  contactId: null,
  currency: 'EUR',
  total: 121,
  paid: 108.5,
  balance: 12.5,
});
const settled: InvoiceDetail = { ...sent, status: 'paid', writtenOff: 12.5, balance: 0 };
const writeOff = {
  id: 3,
  version: 1,
  createdAt: '2026-03-20T10:00:00.000Z',
  updatedAt: '2026-03-20T10:00:00.000Z',
  invoiceId: 8,
  invoiceNumber: 'INV-8',
  customerId: 1,
  writeOffDate: '2026-03-20',
  amount: 12.5,
  currency: 'EUR',
  reason: 'Bank fee',
};

/** Opens the page of one invoice; the answer to a write becomes what later reads return. */
function open(invoice: InvoiceDetail, write: () => Answer) {
  let current = invoice;
  return openScreen(
    <Routes>
      <Route path="/invoices/:id/show" element={<InvoiceShow />} />
    </Routes>,
    {
      resource: 'invoices',
      at: '/invoices/8/show',
      server: ({ method, path }) => {
        const reads: Record<string, unknown> = {
          '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
          '/customers/1': aCustomerRecord({ id: 1, currency: 'EUR' }),
          '/invoices/8': current,
          '/write-offs': current.writtenOff ? [writeOff] : [],
        };
        if (method === 'GET') return { body: reads[path] ?? [] };
        const answer = write();
        if (!answer.status || answer.status < 400) current = answer.body as InvoiceDetail;
        return answer;
      },
    },
  );
}
const choose = async ({ user }: ReturnType<typeof open>, name: string | RegExp) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  return screen.findByRole('menuitem', { name });
};

describe('writing off an invoice', () => {
  it('offers the whole balance of today, asks for a reason, and keeps what was typed when it is refused', async () => {
    const answers: Answer[] = [refusal(422, { amount: 'write_off.above_balance' }), { body: settled }];
    const shown = open(sent, () => answers.shift() ?? { body: settled });
    const { user, writes } = shown;
    await user.click(await choose(shown, 'Write off'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Write off: INV-8' });
    expect(dialog).toHaveTextContent('€12.50 outstanding.');
    expect(within(dialog).getByRole('textbox', { name: /Amount/ })).toHaveValue('12.50');
    await waitFor(() => expect(within(dialog).getByLabelText(/Reason/)).toHaveFocus());
    const submit = within(dialog).getByRole('button', { name: 'Write off' });
    await user.click(submit);
    await waitFor(() => expect(within(dialog).getByLabelText(/Reason/)).toBeInvalid());
    expect(writes).toEqual([]);
    await user.type(within(dialog).getByLabelText(/Reason/), 'Bank fee');
    await user.click(submit);
    const said = 'This is more than the outstanding amount.';
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /Amount/ })).toHaveAccessibleDescription(said));
    expect(within(dialog).getByLabelText(/Reason/)).toHaveValue('Bank fee');
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const today = todayIn('Europe/Vilnius', new Date());
    expect(writes.at(-1)).toMatchObject({
      path: '/invoices/8/write-off',
      body: { writeOffDate: today, amount: 12.5, reason: 'Bank fee' },
    });
    expect(await screen.findByRole('list', { name: 'Written off' })).toHaveTextContent('20 Mar 2026Written off · Bank fee€12.50');
  });

  it('is undone after a question', async () => {
    const { user, writes } = open(settled, () => ({ body: sent }));
    await user.click(await screen.findByRole('button', { name: 'Undo: Written off, €12.50' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('€12.50 is to be paid again.');
    await user.click(within(question).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Written off' })).toBeNull());
    expect(writes).toMatchObject([{ method: 'DELETE', path: '/write-offs/3' }]);
  });

  it('is not possible where nothing is left to pay, and an invoice with one is not voided', async () => {
    const shown = open(settled, () => ({ body: settled }));
    expect(await choose(shown, 'Write off – The invoice is already paid.')).toHaveAttribute('aria-disabled', 'true');
    cleanup();
    const partly = open({ ...sent, paid: 0, writtenOff: 12.5, balance: 108.5 }, () => ({ body: sent }));
    expect(await choose(partly, 'Void – Undo its write-offs first.')).toHaveAttribute('aria-disabled', 'true');
  });
});
