import { expect, it, jest } from '@jest/globals';
import type { CustomerLinkRecord } from '@kontor/domain';
import { screen, waitFor, within } from '@testing-library/react';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { CustomerLinks } from './CustomerLinks.tsx';

const url = `https://kontor.example/documents/${'x'.repeat(43)}`;
const link = (given: Partial<CustomerLinkRecord> = {}): CustomerLinkRecord => ({
  id: 1,
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  customerId: 1,
  customerName: 'Nemuno logistika, UAB',
  invoiceId: 7,
  invoiceNumber: 'INV-7',
  estimateId: null,
  estimateNumber: null,
  retainerInvoiceId: null,
  retainerInvoiceNumber: null,
  creditNoteId: null,
  creditNoteNumber: null,
  createdById: 1,
  createdByName: 'Ona Onaitė',
  expiresAt: '2099-01-01T10:00:00.000Z',
  endedAt: null,
  seenAt: null,
  lastSeenAt: null,
  seenCount: 0,
  ...given,
});

function open(links: CustomerLinkRecord[], refusal?: string) {
  let all = links;
  return openScreen(<CustomerLinks subject="Invoice" id={7} />, {
    resource: 'invoices',
    at: '/invoices/7/show',
    server: ({ method }) => {
      if (method === 'GET') return { body: all };
      if (refusal)
        return { status: 403, body: { statusCode: 403, code: 'error.not_authorized', message: refusal, requestId: 'test' } };
      if (method === 'DELETE') {
        all = all.map((one) => ({ ...one, endedAt: '2026-11-21T10:00:00.000Z' }));
        return { body: all[0] };
      }
      all = [link({ id: 2 }), ...all];
      return { status: 201, body: { ...link({ id: 2 }), url } };
    },
  });
}

it('creates a link, shows its address once and copies it', async () => {
  const { user, writes } = open([]);
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  expect(await screen.findByText(/There are no links yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByRole('textbox', { name: 'Address for the customer' })).toHaveValue(url);
  expect(writes).toMatchObject([{ method: 'POST', path: '/customer-links', body: { invoiceId: 7 } }]);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copy).toHaveBeenCalledWith(url);
  copy.mockRestore();
  expect(await screen.findByText('Not opened yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End link' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End link' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Address for the customer' })).toBeNull());
});

it('says how often a link was opened, and ends it after a question', async () => {
  const { user, writes } = open([
    link({ seenAt: '2026-11-20T11:00:00.000Z', lastSeenAt: '2026-11-20T12:00:00.000Z', seenCount: 3 }),
  ]);
  expect(await screen.findByText(/Opened 3 times/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End link' }));
  const question = await screen.findByRole('alertdialog');
  expect(writes).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'End link' }));
  expect(await screen.findByText(/^Ended/)).toBeVisible();
  expect(writes).toMatchObject([{ method: 'DELETE', path: '/customer-links/1' }]);
  expect(screen.queryByRole('button', { name: 'End link' })).toBeNull();
});

it('says that a link has expired', async () => {
  open([link({ expiresAt: '2026-01-01T10:00:00.000Z', createdByName: null })]);
  expect(await screen.findByText(/^Expired/)).toBeVisible();
  expect(screen.getByText(/with an email/)).toBeVisible();
});

it('says why a link was refused', async () => {
  const { user } = open([], 'You are not authorized.');
  await user.click(await screen.findByRole('button', { name: 'Create link' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});
