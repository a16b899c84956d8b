import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { aCustomerRecord } from '@kontor/demo-data';
import type { PaymentRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SendDialog } from '../../documents/send/index.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { savedFiles } from '../../platform/testing/savedFiles.ts';
import '../../resources.ts';
import { PaymentShow } from './PaymentShow.tsx';
import { SendReceipt } from './SendReceipt.tsx';

// Preloads the dialog and its words.
beforeAll(() => SendDialog.preload());
afterEach(cleanup);
savedFiles();

const payment = {
  id: 5,
  version: 1,
  createdAt: '',
  updatedAt: '',
  customerId: 1,
  customerName: 'Nemuno',
  paymentDate: '2026-11-20',
  amount: 121,
  currency: 'EUR',
  exchangeRate: 1,
  exchangeRateInverted: false,
  method: 'bankTransfer',
  reference: null,
  allocations: [],
  retainers: [],
  unallocated: 121,
  refunded: 0,
  refunds: [],
  exchangeDifference: 0,
} satisfies PaymentRecord;

it('the receipt of a payment is shown, changed and sent to whom one likes', async () => {
  const { user, writes } = openScreen(<SendReceipt payment={payment} />, {
    resource: 'payments',
    at: '/payments/5/show',
    server: ({ method, path }) => {
      if (method !== 'GET') return { body: payment };
      if (path === '/payments/5/letter') return { body: { subject: 'Thank you', text: 'We received €121.00.' } };
      return { body: path === '/customers/1' ? aCustomerRecord({ id: 1, email: 'info@nemuno.example' }) : [] };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Send a receipt' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByLabelText('Message')).toHaveValue('We received €121.00.');
  await user.type(dialog.getByLabelText('Subject'), '!');
  await user.click(dialog.getByRole('button', { name: 'Send email' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]).toMatchObject({
    path: '/payments/5/mail',
    body: { to: 'info@nemuno.example', subject: 'Thank you!', message: 'We received €121.00.' },
  });
});

it('the page of a payment saves its receipt as a PDF', async () => {
  const asked: string[] = [];
  const { user } = openScreen(
    <Routes>
      <Route path="/payments/:id/show" element={<PaymentShow />} />
    </Routes>,
    {
      resource: 'payments',
      at: '/payments/5/show',
      server: ({ path }) => {
        asked.push(path);
        return { body: path === '/payments/5' ? payment : [] };
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(asked).toContain('/payments/5/receipt'));
});
