import { afterEach, expect, it } from '@jest/globals';
import { aBillDetail, anOrganisationRecord, aTaxRateRecord, aVendorRecord } from '@kontor/demo-data';
import type { RecurringBillDetail } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { RecurringBillCreate } from './RecurringBillCreate.tsx';
import { RecurringBillList } from './RecurringBillList.tsx';
import { RecurringBillShow } from './RecurringBillShow.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function open(at: string, change: Partial<RecurringBillDetail> = {}) {
  const recurring = {
    ...aBillDetail({ id: 7 }),
    status: 'active',
    name: 'Office rent',
    every: 1,
    unit: 'month',
    firstDate: '2099-01-31',
    lastDate: null,
    times: 3,
    nextDate: '2099-01-31',
    paymentTermsDays: null,
    hasProblem: false,
    setUpById: 1,
    setUpByName: 'Rasa Kazlauskaitė',
    skipped: [],
    runs: [],
    ...change,
  } as RecurringBillDetail;
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
    '/tax-rates': [
      aTaxRateRecord({ id: 1, percent: 21, category: 'S', validFrom: '2009-09-01', validTo: null, isDefault: true }),
    ],
    '/vendors': [aVendorRecord({ id: 4, name: 'Biuro erdvė, UAB', currency: 'EUR' })],
    '/vendors/4': aVendorRecord({ id: 4, name: 'Biuro erdvė, UAB', currency: 'EUR' }),
    '/bills/7': aBillDetail({ id: 7, vendorId: 4, billDate: '2099-01-31', number: 'N-7' }),
    '/recurring-bills': [recurring],
    '/recurring-bills/7': recurring,
    '/recurring-bills/counts': { all: 1, active: 1, paused: 0, ended: 0, problem: 0 },
  };
  return openScreen(
    <ResourceContextProvider value="recurringBills">
      <Routes>
        <Route path="/recurringBills/index" element={<RecurringBillList />} />
        <Route path="/recurringBills/create" element={<RecurringBillCreate />} />
        <Route path="/recurringBills/:id/show" element={<RecurringBillShow />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </ResourceContextProvider>,
    { at, server: ({ method, path }) => ({ body: method === 'GET' ? (reads[path] ?? []) : recurring }) },
  );
}

it('lists recurring bills with their rhythm, next date and status', async () => {
  open('/recurringBills/index');
  const row = within(await screen.findByRole('row', { name: /Office rent/ }));
  expect(row.getByText('Every month, 3 times')).toBeVisible();
  expect(row.getByText('Active')).toBeVisible();
});

it('shows the lines and the next dates with the end of the month, and skips one after a question', async () => {
  const { user, writes } = open('/recurringBills/7/show');
  const buttons = await screen.findAllByRole('button', { name: 'Skip' });
  expect(buttons).toHaveLength(3);
  const [, second] = buttons;
  if (second) await user.click(second);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/recurring-bills/7/skip', body: { date: '2099-02-28' } }));
});

it('says which date it makes now, so that pressing twice makes one', async () => {
  const { user, writes } = open('/recurringBills/7/show');
  await user.click(await screen.findByRole('button', { name: 'Make next now' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make next now' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/recurring-bills/7/make', body: { date: '2099-01-31' } }));
});

it('repeats a bill from a month after it, without its number and with no place for its paper', async () => {
  const { user, writes } = open('/recurringBills/create?bill=7');
  const name = await screen.findByLabelText(/^Name/);
  expect(screen.queryByText('Picture or PDF')).toBeNull();
  await user.clear(name);
  await user.type(name, 'Office rent');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  const body = writes[0]?.body as Record<string, unknown>;
  expect(body).toMatchObject({ name: 'Office rent', vendorId: 4, every: 1, unit: 'month', firstDate: '2099-02-28', times: null });
  expect(Object.keys(body)).not.toContain('number');
});

it('asks for the vendor and an amount in the words of a bill', async () => {
  const { user, writes } = open('/recurringBills/create');
  await user.type(await screen.findByLabelText(/^Name/), 'Office rent');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Please select vendor.'))[0]).toBeVisible();
  expect((await screen.findAllByText('Please enter amount!'))[0]).toBeVisible();
  expect(writes).toEqual([]);
});
