import { afterEach, beforeAll, expect, it } from '@jest/globals';
import type { EInvoiceDeliveryRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { EInvoice } from './index.ts';

beforeAll(() => EInvoice.preload());
afterEach(cleanup);

const aDelivery: EInvoiceDeliveryRecord = {
  id: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  edition: 1,
  state: 'delivered',
  stateAt: '2026-11-20T08:05:00.000Z',
  reason: null,
  problem: null,
};
const document = { id: 42, number: 'INV-42', status: 'sent', customerId: 7, eInvoiceState: 'ready', eInvoiceGaps: [] } as const;
const open = (deliveries: EInvoiceDeliveryRecord[], change: { status?: string } = {}, rules?: []) =>
  openScreen(
    <ResourceContextProvider value="invoices">
      <EInvoice document={{ ...document, ...change }} />
    </ResourceContextProvider>,
    { at: '/invoices/42/show', ...(rules && { rules }), server: () => ({ body: deliveries }) },
  );

it.each<[string, Partial<EInvoiceDeliveryRecord>, RegExp]>([
  ['waiting', { state: 'queued' }, /^Waiting to be handed to the access point since 20 Nov 2026/],
  ['handed over', { state: 'sent' }, /^Handed to the access point on/],
  ['accepted', { state: 'accepted' }, /^Accepted by the recipient's access point on/],
  ['delivered', {}, /^Delivered to the recipient on 20 Nov 2026/],
  ['not sent', { state: 'failed', problem: 'notSetUp' }, /^Not sent: no access point is set up/],
])('says that an e-invoice is %s', async (_, change, words) => {
  open([{ ...aDelivery, ...change }]);
  expect(await screen.findByText(words)).toBeVisible();
});

it('says why one was rejected, and sends it again after a question', async () => {
  const { user, writes } = open([{ ...aDelivery, state: 'rejected', reason: 'Unknown order number' }]);
  expect(await screen.findByText('Unknown order number')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send e-invoice again' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send e-invoice again' }));
  await waitFor(() =>
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /invoices/42/e-invoice/deliveries/again']),
  );
});

it('offers nothing to do while it is on its way, of a void document, or without the right', async () => {
  const rejected = { ...aDelivery, state: 'rejected' } as const;
  for (const [delivery, change, rules] of [
    [{ ...aDelivery, state: 'sent' } as const, {}, undefined],
    [rejected, { status: 'void' }, undefined],
    [rejected, {}, []],
  ] as const) {
    open([delivery], change, rules as [] | undefined);
    expect(await screen.findByText(/^(Rejected|Handed)/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send e-invoice again' })).not.toBeInTheDocument();
    cleanup();
  }
});

it('says nothing where it does not go by the access point', async () => {
  open([]);
  expect(await screen.findByText(/^Frozen as it was issued/)).toBeVisible();
  expect(screen.queryByText(/access point/)).not.toBeInTheDocument();
});
