import { afterEach, expect, it } from '@jest/globals';
import { anEstimateDetail, anOrganisationRecord } from '@kontor/demo-data';
import type { RecurringInvoiceDetail } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Link, Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { RecurringCreate } from './RecurringCreate.tsx';
import { RecurringList } from './RecurringList.tsx';
import { RecurringShow } from './RecurringShow.tsx';

afterEach(cleanup);

const toSeven = (
  <Link key="open" to="/recurringInvoices/7/show">
    Open it
  </Link>
);

function open(at: string, change: Partial<RecurringInvoiceDetail> = {}) {
  const recurring = {
    ...anEstimateDetail({ id: 7 }),
    status: 'active',
    name: 'Hosting',
    every: 1,
    unit: 'month',
    firstDate: '2099-01-31',
    lastDate: null,
    times: 3,
    nextDate: '2099-01-31',
    sends: false,
    sendTo: null,
    paymentTermsDays: null,
    billsHours: true,
    hoursBy: 'project',
    hasProblem: false,
    setUpById: 1,
    setUpByName: 'Rasa Kazlauskaitė',
    skipped: [],
    runs: [],
    ...change,
  } as RecurringInvoiceDetail;
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord(),
    // As the server's list does: a row has neither lines nor runs.
    '/recurring-invoices': [{ ...recurring, lines: undefined, runs: undefined, skipped: undefined }],
    '/recurring-invoices/7': recurring,
    '/recurring-invoices/counts': { all: 1, active: 1, paused: 0, ended: 0, problem: 0 },
  };
  return openScreen(
    <ResourceContextProvider value="recurringInvoices">
      <Routes>
        <Route path="/recurringInvoices/index" element={[<RecurringList key="list" />, toSeven]} />
        <Route path="/recurringInvoices/create" element={<RecurringCreate />} />
        <Route path="/recurringInvoices/:id/show" element={<RecurringShow />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </ResourceContextProvider>,
    { at, server: ({ method, path }) => ({ body: method === 'GET' ? (reads[path] ?? []) : recurring }) },
  );
}

it('lists recurring invoices with their rhythm, next date and status', async () => {
  open('/recurringInvoices/index');
  const row = within(await screen.findByRole('row', { name: /Hosting/ }));
  expect(row.getByText('Every month, 3 times')).toBeVisible();
  expect(row.getByText('Active')).toBeVisible();
});

it('opens from the list, whose rows have no lines', async () => {
  const { user } = open('/recurringInvoices/index');
  await screen.findByRole('row', { name: /Hosting/ });
  await user.click(screen.getByRole('link', { name: 'Open it' }));
  expect(await screen.findAllByRole('button', { name: 'Skip' })).toHaveLength(3);
});

it('shows the next dates with the end of the month, and skips one after a question', async () => {
  const { user, writes } = open('/recurringInvoices/7/show');
  const buttons = await screen.findAllByRole('button', { name: 'Skip' });
  expect(buttons).toHaveLength(3);
  const [, second] = buttons;
  if (second) await user.click(second);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/recurring-invoices/7/skip', body: { date: '2099-02-28' } }));
});

it('names the period of the schedule and the unit of a line each by its own word', async () => {
  open('/recurringInvoices/create');
  expect(await screen.findByRole('combobox', { name: /^Period/ })).toHaveTextContent('months');
  expect(screen.getByRole('combobox', { name: 'Line 1, Unit' })).toBeVisible();
});

it('says which date it makes now, so that pressing twice makes one', async () => {
  const { user, writes } = open('/recurringInvoices/7/show');
  await user.click(await screen.findByRole('button', { name: 'Make next now' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make next now' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/recurring-invoices/7/make', body: { date: '2099-01-31' } }));
});
