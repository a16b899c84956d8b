import { beforeAll, expect, it } from '@jest/globals';
import type { CustomerRecord, InvoiceDetail, NextReminder, ReminderRecord } from '@kontor/domain';
import { aCustomerRecord, anInvoiceDetail } from '@kontor/demo-data';
import { screen, waitFor } from '@testing-library/react';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { LetterDialog } from '../../documents/send/index.ts';
import { RemindersPanel } from './index.ts';

// Loads their words too.
beforeAll(() => Promise.all([RemindersPanel.preload(), LetterDialog.preload()]));

const sent = (given: Partial<ReminderRecord> = {}): ReminderRecord => ({
  id: 1,
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  invoiceId: 7,
  invoiceNumber: 'INV-7',
  customerId: 1,
  currency: 'EUR',
  balance: 121,
  isAutomatic: true,
  stage: 'first',
  reminderDate: '2026-11-20',
  toAddress: 'ona@nemunas.example',
  ...given,
});
const next = (given: Partial<NextReminder> = {}): NextReminder => ({
  stage: 'second',
  reminderDate: '2099-01-15',
  toAddress: 'ona@nemunas.example',
  withStatement: false,
  ...given,
});

function open(
  change: Partial<InvoiceDetail> = {},
  following = next(),
  reminders = [sent()],
  { customers, contacts = [] }: { customers?: CustomerRecord; contacts?: object[] } = {},
) {
  const invoice = anInvoiceDetail({ id: 7, number: 'INV-7', status: 'sent', balance: 121, ...change });
  return openScreen(<RemindersPanel invoice={invoice} />, {
    resource: 'invoices',
    at: '/invoices/7/show',
    server: ({ method, path }) => {
      if (method === 'POST') return { body: invoice };
      if (path.includes('next-reminder')) return { body: following };
      if (path.includes('reminder-letter'))
        return { body: { subject: 'Second reminder: invoice INV-7', text: 'Please pay: {link}' } };
      if (path.includes('reminders')) return { body: reminders };
      if (path.startsWith('/contacts')) return { body: contacts };
      if (path.startsWith('/customers/') && customers) return { body: customers };
      return { body: [] };
    },
  });
}

it('shows the reminders that were sent, and the next by schedule', async () => {
  open();
  expect(await screen.findByText(/^First reminder · /)).toBeVisible();
  expect(screen.getByText('Automatic, to ona@nemunas.example')).toBeVisible();
  expect(await screen.findByText(/^Next: Second reminder, .*2099.*, to ona@nemunas\.example$/)).toBeVisible();
});

it('sends the next one by hand, in words that can be changed', async () => {
  const { user, writes } = open();
  await user.click(await screen.findByRole('button', { name: 'Send a reminder' }));
  expect(await screen.findByLabelText('Subject')).toHaveValue('Second reminder: invoice INV-7');
  expect(screen.getByText('{link} becomes the customer’s link to the document.')).toBeVisible();
  const to = screen.getByLabelText(/^Send to/);
  await user.clear(to);
  await user.type(to, 'rasa@nemunas.example');
  await user.click(screen.getByRole('button', { name: 'Send email' }));
  await waitFor(() =>
    expect(writes).toMatchObject([
      {
        path: expect.stringContaining('/invoices/7/remind'),
        body: { stage: 'second', to: 'rasa@nemunas.example', message: 'Please pay: {link}' },
      },
    ]),
  );
});

it('proposes by hand whom the schedule would write to', async () => {
  const customer = aCustomerRecord({ id: 1, email: 'info@nemunas.example' });
  const contact = { id: 5, customerId: 1, name: 'Jonas', email: 'jonas@nemunas.example', isPrimary: true, getsReminders: false };
  const { user } = open({ customerId: 1, contactId: 5 }, next(), [sent()], { customers: customer, contacts: [contact] });
  expect(await screen.findByText(/^Next: .*, to ona@nemunas\.example$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send a reminder' }));
  expect(await screen.findByLabelText(/^Send to/)).toHaveValue('ona@nemunas.example');
});

it('says why nothing leaves automatically', async () => {
  open({}, next({ reminderDate: null }), []);
  expect(await screen.findByText('No reminder leaves automatically.')).toBeVisible();
});

it('offers none while the customer disputes the invoice', async () => {
  open({ disputeReason: 'Wrong hours' }, next({ reminderDate: null }), []);
  expect(await screen.findByText('No reminder is sent while the customer disputes the invoice.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a reminder' })).toBeNull();
});

it.each([
  [false, /^It asks for €.+ and brings the PDF of the invoice\.$/],
  [true, /and the statement of the customer\.$/],
])('tells that the statement goes along: %s', async (withStatement, words) => {
  const { user } = open({}, next({ withStatement }), []);
  await user.click(await screen.findByRole('button', { name: 'Send a reminder' }));
  expect(await screen.findByText(words)).toBeVisible();
});
