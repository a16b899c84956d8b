import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { aCustomerRecord, anOrganisationRecord, aPaymentRecord, aRetainerInvoiceDetail } from '@kontor/demo-data';
import type { RetainerInvoiceDetail } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { RetainerDraftFindings } from './preflight/index.ts';
import { RetainerList } from './RetainerList.tsx';
import { RetainerShow } from './RetainerShow.tsx';

beforeAll(() => RetainerDraftFindings.preload());
afterEach(cleanup);

const sent = { status: 'sent', number: 'RET-2026-0007', sentAt: '2026-11-02T09:00:00.000Z', dueDate: '2099-12-31' } as const;

function open(
  at: string,
  change: Partial<RetainerInvoiceDetail> = {},
  answer: Partial<RetainerInvoiceDetail> = {},
  others: object[] = [],
) {
  const retainer = aRetainerInvoiceDetail({ id: 7, ...sent, ...change });
  const retainers = [
    {
      retainerInvoiceId: 7,
      retainerInvoiceNumber: 'RET-2026-0007',
      amount: 80,
      allocationDate: '2026-11-10',
      exchangeDifference: 0,
    },
  ];
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord(),
    '/customers/1': aCustomerRecord({ id: 1, email: 'info@nemuno.example' }),
    '/retainer-invoices': [retainer, ...others],
    '/retainer-invoices/7': retainer,
    '/retainer-invoices/totals': [
      { currency: 'EUR', count: 90, total: 9000, paid: 7000, applied: 0, refunded: 0, available: 6000 },
    ],
    '/retainer-invoices/counts': { all: 1, draft: 0, sent: 1, overdue: 0, paid: 0, void: 0 },
    '/retainer-invoices/7/payments': retainer.paid ? [aPaymentRecord({ amount: 80, retainers, allocations: [] })] : [],
  };
  return openScreen(
    <ResourceContextProvider value="retainerInvoices">
      <Routes>
        <Route path="/retainerInvoices/index" element={<RetainerList />} />
        <Route path="/retainerInvoices/:id/show" element={<RetainerShow />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </ResourceContextProvider>,
    {
      at,
      server: ({ method, path }) =>
        method === 'GET'
          ? { body: reads[path] ?? [], ...(path === '/retainer-invoices' && others.length === 0 && { total: 90 }) }
          : { body: { ...retainer, ...answer } },
    },
  );
}

it('lists retainer invoices with what is paid and available of them', async () => {
  open('/retainerInvoices/index', { paid: 80 });
  const row = within(await screen.findByRole('row', { name: /RET-2026-0007/ }));
  expect(row.getByText(/Partly paid/)).toBeVisible();
  expect(row.getByText('Available €80.00')).toBeVisible();
  expect(row.getByText('€200.00')).toBeVisible();
});

it('adds up the whole filter where the list is longer than the page', async () => {
  open('/retainerInvoices/index');
  expect(await screen.findByText('€9,000.00')).toBeVisible();
  expect(screen.getAllByText('All pages')).toHaveLength(1);
});

it('leaves what is void out of the total of the list', async () => {
  const voided = aRetainerInvoiceDetail({ id: 8, ...sent, number: 'RET-2026-0008', status: 'void' });
  open('/retainerInvoices/index', {}, {}, [voided]);
  await screen.findByRole('row', { name: /RET-2026-0008/ });
  expect(within(screen.getByRole('row', { name: /^Total/ })).getByText('€200.00')).toBeVisible();
});

it('records a payment of a part', async () => {
  const { user, writes } = open('/retainerInvoices/7/show', {}, { paid: 80 });
  await user.click(await screen.findByRole('button', { name: 'Record payment' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('€200.00 is still to be paid.')).toBeVisible();
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  await user.clear(amount);
  await user.type(amount, '80');
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(writes).toMatchObject([{ path: '/retainer-invoices/7/record-payment', body: { amount: 80, method: 'bankTransfer' } }]),
  );
});

it('says where the tax of the advance is, and shows the payments that can be undone', async () => {
  open('/retainerInvoices/7/show', { paid: 80 });
  expect(await screen.findByText('On the final invoice')).toBeVisible();
  expect(await screen.findByText('€80.00', { selector: 'p' })).toBeVisible();
});

it('is voided with a reason while nothing was paid', async () => {
  const { user, writes } = open('/retainerInvoices/7/show', {}, { status: 'void' });
  await user.click(await screen.findByRole('button', { name: /More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Agreed otherwise');
  await user.click(dialog.getByRole('button', { name: 'Void' }));
  await waitFor(() =>
    expect(writes).toMatchObject([{ path: '/retainer-invoices/7/void', body: { reason: 'Agreed otherwise' } }]),
  );
});

it('says that what the customer received as an e-invoice is not voided', async () => {
  const { user } = open('/retainerInvoices/7/show', { carriesTax: true, eInvoiceState: 'ready', isDelivered: true });
  await user.click(await screen.findByRole('button', { name: /More/ }));
  const item = await screen.findByRole('menuitem', { name: 'Void – The customer has the e-invoice.' });
  expect(item).toHaveAttribute('aria-disabled', 'true');
});

it.each([
  [{ available: 968 }, '0 min used, 10 h left'],
  [{ available: 96.8, refunded: 871.2 }, '0 min used, 1 h left'],
  [{ available: 0, refunded: 968 }, 'Nothing left'],
])('with %j says of its ten prepaid hours: %s', async (change, words) => {
  const [line] = aRetainerInvoiceDetail().lines;
  const lines = line ? [{ ...line, unit: 'HUR', quantity: 10, net: 800 }] : [];
  const sold = { lines, subtotal: 800, net: 800, total: 968, paid: 968, balance: 0, prepaidMinutes: 600 };
  open('/retainerInvoices/7/show', { ...sold, status: 'paid', ...change });
  expect(await screen.findByText(words)).toBeVisible();
});
