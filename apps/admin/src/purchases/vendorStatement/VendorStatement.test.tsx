import type {} from '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it } from '@jest/globals';
import { aVendorRecord, anOrganisationRecord } from '@kontor/demo-data';
import { ageBuckets, type VendorStatement as Statement, type VendorStatementRow } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import '../../resources.ts';
import { updateAbility } from '../../platform/api/ability.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { vendorPage } from '../vendors/vendorPage.ts';
import { VendorStatement } from './VendorStatement.tsx';

afterEach(cleanup);

const row = (change: Partial<VendorStatementRow>): VendorStatementRow => ({
  kind: 'bill',
  id: 2,
  documentId: 2,
  date: '2026-05-02',
  reference: 'P-2',
  amount: 50.5,
  currency: 'EUR',
  balance: 150.5,
  parts: [],
  ...change,
});
const may: Statement = {
  currency: 'EUR',
  opening: 100,
  rowCount: 4,
  rows: [
    row({}),
    row({ kind: 'creditNote', id: 2, documentId: 2, reference: 'K-1', amount: -20, balance: 130.5 }),
    row({
      kind: 'payment',
      id: 7,
      documentId: 7,
      date: '2026-05-10',
      reference: 'RF18',
      amount: -200,
      balance: -69.5,
      parts: [{ billId: 2, billNumber: 'P-2', amount: 50.5 }],
    }),
    row({ kind: 'refund', id: 7, documentId: 2, date: '2026-05-11', reference: 'K-1', amount: 5, balance: -64.5 }),
  ],
  billed: 50.5,
  paid: 200,
  credited: 20,
  refunded: 5,
  closing: -64.5,
  ages: ageBuckets.map((bucket) => ({ bucket, amount: bucket === 'days1to30' ? 100 : 0 })),
  credit: 164.5,
  exchangeDifference: -1.5,
};

function open(statement = may, at = '') {
  const asked: string[] = [];
  const screens = openScreen(<VendorStatement record={aVendorRecord({ id: 4, currency: 'EUR' })} />, {
    resource: 'vendors',
    at: `/vendors/4/show?from=2026-05-01&to=2026-05-31${at}`,
    server: ({ path, query }) => {
      asked.push(`${path}?${query.toString()}`);
      return { body: path === '/vendors/4/statement' ? [statement] : anOrganisationRecord() };
    },
  });
  return { ...screens, asked };
}

it('goes from what was owed before the period to what is owed after it, and leads to each document', async () => {
  const { asked } = open();
  const table = within(await screen.findByRole('table', { name: 'Statement in EUR' }));
  const cells = table
    .getAllByRole('row')
    .slice(1)
    .map((one) => within(one).getAllByRole('cell').slice(-2));
  expect(cells.map((row) => row.map(({ textContent }) => textContent))).toEqual([
    ['Balance before 1 May 2026', '100.00'],
    ['50.50', '150.50'],
    ['−20.00', '130.50'],
    ['−200.00', '−69.50'],
    ['5.00', '−64.50'],
    ['Balance on 31 May 2026', '−64.50'],
  ]);
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([leads('Bill P-2'), leads('Credit note K-1'), leads('Refund, credit note K-1'), leads('P-2: 50.50')]).toEqual([
    ...['/bills/2/show', '/vendorCreditNotes/2/show', '/vendorCreditNotes/2/show', '/bills/2/show'],
  ]);
  expect(screen.getByText(/Billed: €50\.50 · Paid: €200\.00 · Credited: €20\.00 · Refunded: €5\.00/)).toBeVisible();
  expect(screen.getByText('Exchange loss in these days: €1.50')).toBeVisible();
  expect(screen.getByText(/The vendor owes you €64\.50\./)).toBeVisible();
  expect(asked).toContain('/vendors/4/statement?from=2026-05-01&to=2026-05-31');
});

it('is saved as a PDF', async () => {
  const { user, asked } = open();
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(asked).toContain('/vendors/4/statement/pdf?from=2026-05-01&to=2026-05-31'));
  expect(screen.queryByRole('button', { name: 'Email the statement' })).not.toBeInTheDocument();
});

it('is a tab for those who see bills, credit notes and payments with their amounts', () => {
  const isOffered = () => vendorPage.tabs.entries().some(({ key, isFor }) => key === 'statement' && isFor(aVendorRecord()));
  const reads = { action: 'read', subject: ['Vendor', 'Bill', 'VendorPayment', 'VendorCreditNote'] };
  updateAbility([reads]);
  expect(isOffered()).toBe(true);
  updateAbility([{ ...reads, subject: ['Vendor', 'Bill', 'VendorPayment'] }]);
  expect(isOffered()).toBe(false);
  updateAbility([reads, { action: 'read', subject: 'VendorPayment', fields: ['amount'], inverted: true }]);
  expect(isOffered()).toBe(false);
  updateAbility([{ action: 'manage', subject: 'all' }]);
});

it('has pages where it is long, and each goes on from the one before', async () => {
  const { user, asked } = open({ ...may, rowCount: 1204 }, '&page=2');
  const table = within(await screen.findByRole('table', { name: 'Statement in EUR' }));
  const [, first, ...rest] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect([first, rest.at(-1)]).toEqual(['Brought forward100.00', 'Carried forward−64.50']);
  expect(asked).toContain('/vendors/4/statement?from=2026-05-01&to=2026-05-31&page=2');
  await user.click(screen.getByRole('button', { name: 'Go to page 3' }));
  expect(await screen.findByText('Balance on 31 May 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go to page 1' }));
  expect(await screen.findByText('Balance before 1 May 2026')).toBeVisible();
  expect(asked.filter((one) => one.startsWith('/vendors/4/statement?')).map((one) => one.split('&page=')[1])).toEqual([
    '2',
    '3',
    undefined,
  ]);
});
