import { afterEach, describe, expect, it } from '@jest/globals';
import { anInvoiceDetail } from '@kontor/demo-data';
import type { MailRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen } from '../testing/openScreen.tsx';
import '../../resources.ts';
import { InvoiceShow } from '../../sales/invoices/InvoiceShow.tsx';
import { OutboxList } from './OutboxList.tsx';
import { OutboxShow } from './OutboxShow.tsx';

afterEach(cleanup);

const aMail = (change: Partial<MailRecord>): MailRecord => ({
  id: 1,
  createdAt: '2026-11-21T10:00:00.000Z',
  toAddress: 'jonas@example.lt',
  subject: 'Invoice INV-8',
  text: 'Hello,\n\nattached is invoice INV-8.',
  state: 'kept',
  sentAt: null,
  error: null,
  subjectType: 'Invoice',
  subjectId: 8,
  ...change,
});
const mails = [
  aMail({}),
  aMail({ id: 2, toAddress: 'ona@example.lt', state: 'failed', error: '550 No such user' }),
  aMail({ id: 3, toAddress: 'stranger@example.lt', subject: '', text: '', state: 'sent', subjectType: 'Email', subjectId: 1 }),
];
const reads: Record<string, unknown> = {
  '/mails': mails,
  '/invoices/8': anInvoiceDetail({ id: 8, status: 'sent', number: 'INV-8', balance: 121 }),
  ...Object.fromEntries(mails.map((mail) => [`/mails/${mail.id}`, mail])),
};
const open = (at: string) =>
  openScreen(
    <Routes>
      <Route path="/mails/index" element={<OutboxList />} />
      <Route path="/mails/:id/show" element={<OutboxShow />} />
      <Route path="/invoices/:id/show" element={<InvoiceShow />} />
    </Routes>,
    { resource: at.startsWith('/invoices') ? 'invoices' : 'mails', at, server: ({ path }) => ({ body: reads[path] ?? [] }) },
  );

describe('the outbox', () => {
  it('lists to whom was written, and whether it left', async () => {
    open('/mails/index');
    expect(await screen.findByText('jonas@example.lt')).toBeVisible();
    for (const state of ['Not sent', 'Failed', 'Sent']) expect(screen.getAllByText(state).length).toBeGreaterThan(0);
  });

  it('shows a mail that no server has taken, and says so', async () => {
    open('/mails/1/show');
    expect(await screen.findByText(/attached is invoice INV-8/)).toBeVisible();
    expect(screen.getByText(/This email was not sent because no mail server is set up/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the invoice' })).toHaveAttribute('href', '/invoices/8/show');
  });

  it('says why one failed, and keeps the letters of people to themselves', async () => {
    open('/mails/2/show');
    expect(await screen.findByText('550 No such user')).toBeVisible();
    cleanup();
    open('/mails/3/show');
    expect(await screen.findByText(/only the sender can read it/)).toBeVisible();
  });

  it('sends a mail again, to others if wished, and not one that is somebody’s own', async () => {
    const { user, writes } = open('/mails/2/show');
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByLabelText('To')).toHaveValue('ona@example.lt');
    await user.type(dialog.getByLabelText('To'), ', rasa@example.lt');
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({ path: '/mails/2/send', body: { to: 'ona@example.lt, rasa@example.lt' } });
    cleanup();
    open('/mails/3/show');
    await screen.findByText(/only the sender can read it/);
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('is told of on the invoice that was sent', async () => {
    open('/invoices/8/show');
    expect(await screen.findByRole('heading', { name: 'Sent by email' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'ona@example.lt' })).toHaveAttribute('href', '/mails/2/show');
    expect(screen.getByText(/no mail server is set up/)).toBeVisible();
  });
});
