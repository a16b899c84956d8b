import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { aCustomerRecord } from '@kontor/demo-data';
import type { PaymentRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { SendDialog } from '../../documents/send/index.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { SendReceipt } from './SendReceipt.tsx';

// Its words come with it.
beforeAll(() => SendDialog.preload());
afterEach(cleanup);

const payment = {
  ...{ id: 5, version: 1, createdAt: '', updatedAt: '', customerId: 1, customerName: 'Nemuno', paymentDate: '2026-11-20' },
  ...{ amount: 121, currency: 'EUR', method: 'bankTransfer', reference: null, allocations: [], unallocated: 121 },
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
