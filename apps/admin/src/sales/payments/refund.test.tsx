import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { aPaymentRecord } from '@kontor/demo-data';
import type { PaymentRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { PaymentShow } from './PaymentShow.tsx';
import { RefundCredit } from './refund/RefundCredit.tsx';

beforeAll(() => import('./refund/RefundCreditDialog.tsx'));
afterEach(cleanup);

/** A deposit of which a part was paid back. */
const deposit = aPaymentRecord({
  id: 5,
  amount: 500,
  customerName: 'Nemuno',
  allocations: [],
  unallocated: 300,
  refunded: 200,
  refunds: [{ id: 9, refundDate: '2026-11-02', amount: 200, method: 'card', reference: 'LT-7' }],
});
const openPayment = (payment: PaymentRecord) =>
  openScreen(
    <Routes>
      <Route path="/payments/:id/show" element={<PaymentShow />} />
    </Routes>,
    {
      resource: 'payments',
      at: '/payments/5/show',
      server: ({ path }) => ({ body: path.startsWith('/payments/5') ? payment : [] }),
    },
  );

it('the credit of a payment is paid back, with date, method and reference', async () => {
  const { user, writes } = openScreen(<RefundCredit payment={deposit} />, {
    resource: 'payments',
    at: '/payments/5/show',
    server: () => ({ body: deposit }),
  });
  await user.click(screen.getByRole('button', { name: 'Pay back' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/€300.00 of this payment is unused credit of Nemuno/)).toBeVisible();
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  expect(amount).toHaveValue('300.00');
  await user.clear(amount);
  await user.type(amount, '120');
  await user.type(dialog.getByRole('textbox', { name: /Reference/ }), ' 77 ');
  await user.click(dialog.getByRole('button', { name: 'Pay back' }));
  const refundDate = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown;
  const body = { amount: 120, method: 'bankTransfer', reference: '77', refundDate };
  await waitFor(() => expect(writes).toMatchObject([{ path: '/payments/5/refund', body }]));
});

it('the page lists what was paid back, undoes it, and keeps the payment until then', async () => {
  const { user, writes } = openPayment(deposit);
  expect(await screen.findByText('Paid back on 2 Nov 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Undo the payment/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo the refund: €200.00' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo the refund' }));
  await waitFor(() => expect(writes).toMatchObject([{ path: '/payments/5/undo-refund', body: { refundId: 9 } }]));
});

it('a payment without credit offers no refund', async () => {
  openPayment(aPaymentRecord({ id: 5, amount: 242, unallocated: 0 }));
  expect(await screen.findByRole('button', { name: /Undo the payment/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay back' })).not.toBeInTheDocument();
});

it.each([
  [1.1, 'Exchange gain'],
  [-1.1, 'Exchange loss'],
])('the page says that another rate made %d', async (exchangeDifference, words) => {
  const payment = aPaymentRecord({ id: 5, currency: 'NOK', exchangeRate: 10, exchangeRateInverted: true, exchangeDifference });
  openScreen(
    <Routes>
      <Route path="/payments/:id/show" element={<PaymentShow />} />
    </Routes>,
    {
      resource: 'payments',
      at: '/payments/5/show',
      server: ({ path }) => ({
        body: path === '/organisation/1' ? { id: 1, baseCurrency: 'EUR' } : path.startsWith('/payments/5') ? payment : [],
      }),
    },
  );
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('€1.10')).toBeVisible();
});
