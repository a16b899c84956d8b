import { afterEach, expect, it } from '@jest/globals';
import type { WebhookRecord, WholeWebhookDelivery } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen, type Asked, type Answer } from '../../platform/testing/openScreen.tsx';
import { DeliveryShow } from './DeliveryShow.tsx';
import './index.ts';
import { WebhookList } from './WebhookList.tsx';
import { WebhookShow } from './WebhookShow.tsx';

afterEach(cleanup);

const at = new Date().toISOString();
const record: WebhookRecord = {
  id: 4,
  version: 2,
  createdAt: at,
  updatedAt: at,
  name: 'Books',
  url: 'https://hooks.example.com/kontor',
  userId: 1,
  serviceAccountId: null,
  ownerName: 'Ona',
  events: ['Invoice.send', 'Payment'],
  content: 'record',
  active: true,
  offReason: null,
  previousSecretUntil: null,
  failingSince: null,
  pendingCount: 0,
};
const secret = `whsec_${'a'.repeat(43)}=`;

it('adds a webhook of chosen events and shows its secret once', async () => {
  const server = ({ method }: Asked): Answer =>
    method === 'POST' ? { status: 201, body: { secret, record } } : { body: [], total: 0 };
  const { user, writes } = openScreen(<WebhookList />, { resource: 'webhooks', at: '/webhooks/index', server });
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/^Name/), 'Books');
  await user.type(dialog.getByLabelText(/^Address/), record.url);
  const events = dialog.getByRole('combobox', { name: 'Events' });
  await user.type(events, 'Invoices: Send');
  await user.click(await screen.findByRole('option', { name: 'Invoices: Send' }));
  await user.clear(events);
  await user.type(events, 'Payments: everything');
  await user.click(await screen.findByRole('option', { name: 'Payments: everything' }));
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  await screen.findByText(secret);
  expect(writes.at(-1)?.body).toEqual({
    name: 'Books',
    url: record.url,
    events: ['Invoice.send', 'Payment'],
    content: 'record',
    serviceAccountId: null,
  });
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
});

const delivery: WholeWebhookDelivery = {
  id: 9,
  webhookId: 4,
  webhookName: 'Books',
  messageId: 'msg_1',
  type: 'Invoice.send',
  subject: 'Invoice',
  subjectId: 7,
  at,
  state: 'failed',
  attempts: 11,
  nextAt: null,
  triedAt: at,
  status: null,
  error: 'timeout',
  tookMs: 15_000,
  request: '{"type":"Invoice.send"}',
  answer: null,
};

it('says why it was switched off, and changes its secret', async () => {
  const off: WebhookRecord = { ...record, active: false, offReason: 'failing' };
  const server = ({ method, path }: Asked): Answer =>
    method === 'POST'
      ? { body: { secret, record } }
      : path === '/webhooks/4'
        ? { body: off }
        : path === '/webhook-deliveries'
          ? { body: [delivery], total: 1 }
          : { body: [], total: 0 };
  const page = (
    <Routes>
      <Route path="/webhooks/:id/show" element={<WebhookShow />} />
    </Routes>
  );
  const { user, writes } = openScreen(page, { resource: 'webhooks', at: '/webhooks/4/show', server });
  await screen.findByText(/No message reached the address/);
  expect(screen.getByText('Invoices: Send, Payments: everything')).toBeTruthy();
  await screen.findByText('No answer in time');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change secret' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change secret' }));
  await screen.findByText(secret);
  expect(writes.at(-1)).toMatchObject({ path: '/webhooks/4/change-secret', body: { version: 2 } });
});

it('shows what was sent and answered, and sends it again', async () => {
  const server = ({ method }: Asked): Answer => ({
    body: method === 'POST' ? { ...delivery, state: 'delivered', status: 204, error: null } : delivery,
  });
  const page = (
    <Routes>
      <Route path="/webhookDeliveries/:id/show" element={<DeliveryShow />} />
    </Routes>
  );
  const { user, writes } = openScreen(page, { resource: 'webhookDeliveries', at: '/webhookDeliveries/9/show', server });
  await screen.findByText(/"type": "Invoice.send"/);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(writes[0]).toMatchObject({ method: 'POST', path: '/webhook-deliveries/9/send' }));
});
