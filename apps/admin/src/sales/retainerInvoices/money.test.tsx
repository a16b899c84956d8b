import { afterEach, expect, it } from '@jest/globals';
import { aCustomerRecord, anInvoiceRecord, anOrganisationRecord, aRetainerInvoiceDetail } from '@kontor/demo-data';
import type { RetainerInvoiceDetail } from '@kontor/domain';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import '../../resources.ts';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import { ApplyDialog } from './money/ApplyDialog.tsx';
import { RefundDialog } from './money/RefundDialog.tsx';

afterEach(cleanup);

const paid = { status: 'paid', number: 'RET-2026-0007', total: 500, paid: 500, customerName: 'Nemuno logistika, UAB' } as const;
const draft = anInvoiceRecord({ id: 3, status: 'draft', number: null, customerId: 1, balance: 300, invoiceDate: '2026-11-20' });
const sent = anInvoiceRecord({ id: 4, status: 'sent', number: 'INV-4', customerId: 1, balance: 800, invoiceDate: '2026-11-10' });
const settled = anInvoiceRecord({ id: 5, status: 'paid', number: 'INV-5', customerId: 1, balance: 0 });

function openDialog(
  Dialog: typeof ApplyDialog,
  change: Partial<RetainerInvoiceDetail> = {},
  post?: Answer,
  invoices = [draft, sent, settled],
) {
  const retainer = aRetainerInvoiceDetail({ id: 7, ...paid, ...change });
  return openScreen(
    <ResourceContextProvider value="retainerInvoices">
      <Dialog retainer={retainer} onClose={() => undefined} />
    </ResourceContextProvider>,
    {
      resource: 'retainerInvoices',
      at: '/retainerInvoices/7/show',
      server: ({ method, path }) => {
        if (method === 'POST') return post ?? { body: retainer };
        if (path === '/invoices') return { body: invoices };
        return { body: path === '/customers/1' ? aCustomerRecord({ id: 1 }) : anOrganisationRecord({ baseCurrency: 'EUR' }) };
      },
    },
  );
}
const dialog = async () => within(await screen.findByRole('alertdialog'));

it('an advance is used for the first open invoice, as far as that goes', async () => {
  const { user, writes } = openDialog(ApplyDialog);
  const form = await dialog();
  expect(form.getByText(/€500.00 is available. A draft has it reserved/)).toBeVisible();
  expect(form.getByRole('textbox', { name: /Amount/ })).toHaveValue('300.00');
  await user.click(form.getByRole('combobox', { name: /Invoice/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('€300.00'),
    expect.stringContaining('INV-4'),
  ]);
  await user.keyboard('{Escape}');
  await user.click(form.getByRole('button', { name: 'Use for an invoice' }));
  await waitFor(() =>
    expect(writes).toMatchObject([{ path: '/retainer-invoices/7/apply', body: { invoiceId: 3, amount: 300 } }]),
  );
});

it('an advance that is used again is offered for what is open now', async () => {
  const invoices = [draft, sent];
  const Again: typeof ApplyDialog = (props) => {
    const [opened, setOpened] = useState(1);
    return (
      <>
        <button onClick={() => setOpened(opened + 1)}>Again</button>
        <ApplyDialog key={opened} {...props} />
      </>
    );
  };
  openDialog(Again, {}, undefined, invoices);
  await dialog();
  invoices.shift();
  fireEvent.click(screen.getByText('Again'));
  await waitFor(async () => expect((await dialog()).getByRole('textbox', { name: /Amount/ })).toHaveValue('500.00'));
  expect((await dialog()).getByRole('combobox', { name: /Invoice/ })).toHaveTextContent('INV-4');
});

it('a refusal stands at its field, and what was typed stays', async () => {
  const { user, writes } = openDialog(ApplyDialog, {}, refusal(422, { amount: 'retainer_invoice.over_invoice' }));
  const form = await dialog();
  const amount = form.getByRole('textbox', { name: /Amount/ });
  await user.clear(amount);
  await user.type(amount, '400');
  await user.click(form.getByRole('button', { name: 'Use for an invoice' }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/more than is left to pay on the invoice/));
  expect(amount).toHaveValue('400.00');
  expect(writes).toHaveLength(1);
});

it('an advance with tax offers drafts only, and says why', async () => {
  const { user } = openDialog(ApplyDialog, { carriesTax: true });
  const form = await dialog();
  expect(form.getByText(/It carries tax, so the draft deducts it before tax/)).toBeVisible();
  await user.click(form.getByRole('combobox', { name: /Invoice/ }));
  expect(await screen.findAllByRole('option')).toHaveLength(1);
});

it.each([
  [false, /has no draft or sent invoice to use it for/],
  [true, /only a draft can use it, and this customer has none/],
])('without an invoice nothing can be used (with tax: %s)', async (carriesTax, words) => {
  openDialog(ApplyDialog, { carriesTax }, undefined, [settled]);
  const form = await dialog();
  expect(form.getByText(words)).toBeVisible();
  expect(form.getByRole('button', { name: 'Use for an invoice' })).toBeDisabled();
});

it('what is available is paid back, with its date and method', async () => {
  const { user, writes } = openDialog(RefundDialog, { applied: 200 });
  const form = await dialog();
  const amount = form.getByRole('textbox', { name: /Amount/ });
  expect(amount).toHaveValue('300.00');
  await user.clear(amount);
  await user.type(amount, '120');
  await user.type(form.getByRole('textbox', { name: /Reference/ }), ' 2026/77 ');
  await user.click(form.getByRole('button', { name: 'Pay back' }));
  const body = {
    amount: 120,
    method: 'bankTransfer',
    reference: '2026/77',
    refundDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  };
  await waitFor(() => expect(writes).toMatchObject([{ path: '/retainer-invoices/7/refund', body }]));
});

it('the dialog says that the refund of an advance with tax issues a credit note', async () => {
  openDialog(RefundDialog, { carriesTax: true });
  expect((await dialog()).getByText(/A credit note over it is issued/)).toBeVisible();
});
