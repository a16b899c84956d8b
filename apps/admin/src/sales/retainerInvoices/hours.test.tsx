import { afterEach, expect, it } from '@jest/globals';
import { anInvoiceDetail, aPaymentRecord, aRetainerInvoiceDetail } from '@kontor/demo-data';
import type { InvoiceAdvanceRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { InvoiceAdvances } from './money/InvoiceAdvances.tsx';
import { RetainerCredit } from './show/RetainerCredit.tsx';

afterEach(cleanup);

const advance: InvoiceAdvanceRecord = {
  retainerInvoiceId: 7,
  retainerInvoiceNumber: 'RET-2026-0007',
  invoiceDate: '2026-11-02',
  currency: 'EUR',
  applicationId: null,
  amount: 0,
  minutes: 0,
  available: 800,
  leftMinutes: 600,
  isFinal: false,
  carriesTax: false,
  isOfOtherProject: false,
};
const { lines } = anInvoiceDetail();
const hours = lines.map((line) => ({ ...line, sources: [{ kind: 'timeEntry' as const, id: 3 }] }));

function openAdvances(sources: boolean, change: Partial<InvoiceAdvanceRecord> = {}) {
  const invoice = anInvoiceDetail({ id: 4, status: 'draft', number: null, balance: 900, lines: sources ? hours : lines });
  return openScreen(
    <ResourceContextProvider value="invoices">
      <InvoiceAdvances invoice={invoice} />
    </ResourceContextProvider>,
    {
      resource: 'invoices',
      at: '/invoices/4/show',
      server: ({ path }) => ({ body: path === '/invoices/4/advances' ? [{ ...advance, ...change }] : {} }),
    },
  );
}

it('a draft with hours uses prepaid ones', async () => {
  const { user, writes } = openAdvances(true);
  expect(await screen.findByText(/10 h of prepaid time left/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use prepaid hours' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/at the price agreed in advance/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Use prepaid hours' }));
  await waitFor(() => expect(writes).toMatchObject([{ path: '/retainer-invoices/7/draw-hours', body: { invoiceId: 4 } }]));
});

it('one without hours, or with some already, does not', async () => {
  openAdvances(false);
  expect(await screen.findByText('RET-2026-0007')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use prepaid hours' })).not.toBeInTheDocument();
  cleanup();
  openAdvances(true, { applicationId: 2, amount: 160, minutes: 120, leftMinutes: 480, available: 640 });
  expect(await screen.findByText(/2 h prepaid/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use prepaid hours' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Take off/ })).toBeVisible();
});

it('an advance that stands on the sent invoice says why it stays', async () => {
  openAdvances(false, { applicationId: 2, amount: 160, isFinal: true });
  expect(await screen.findByText(/stands on the sent invoice: credit that to free it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take off/ })).not.toBeInTheDocument();
});

it('a retainer invoice is paid with unused credit of the customer', async () => {
  const retainer = aRetainerInvoiceDetail({ id: 7, status: 'sent', number: 'RET-2026-0007' });
  const { user, writes } = openScreen(
    <ResourceContextProvider value="retainerInvoices">
      <RetainerCredit retainer={retainer} />
    </ResourceContextProvider>,
    {
      resource: 'retainerInvoices',
      at: '/retainerInvoices/7/show',
      server: ({ path }) => ({
        body: path === '/payments' ? [30, 20.5].map((unallocated, id) => aPaymentRecord({ id, unallocated })) : retainer,
      }),
    },
  );
  expect(await screen.findByText('Unused credit: €50.50')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use credit' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Use credit' }));
  await waitFor(() => expect(writes).toMatchObject([{ path: '/retainer-invoices/7/use-credit' }]));
});
