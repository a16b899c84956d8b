import { afterEach, describe, expect, it } from '@jest/globals';
import { anOrganisationRecord } from '@kontor/demo-data';
import type { PayableBill, PaymentRunDetail } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useGetList } from 'react-admin';
import { Link, Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import { RunCreate } from './RunCreate.tsx';
import { RunEdit } from './RunEdit.tsx';
import { RunShow } from './RunShow.tsx';

afterEach(cleanup);

const organisation = anOrganisationRecord({ baseCurrency: 'EUR' });
const account = { id: 3, version: 1, bankName: 'Neries bankas', iban: 'LT601010012345678901', currency: 'EUR', isDefault: true };
const payable = (change: Partial<PayableBill> = {}): PayableBill => ({
  billId: 5,
  billNumber: 'PR-17',
  vendorId: 1,
  vendorName: 'Popierius',
  billDate: '2026-03-01',
  dueDate: '2026-03-15',
  balance: 121,
  account: 'LT121000011101001000',
  accountUnconfirmed: false,
  saidAccount: null,
  paymentRunId: null,
  ...change,
});
const bills = [
  payable({ billId: 7, billNumber: 'M-1', vendorName: 'Matavimas', accountUnconfirmed: true }),
  payable(),
  payable({ billId: 6, billNumber: 'PR-18', balance: 50 }),
  payable({ billId: 8, billNumber: 'K-1', vendorName: 'Kava', paymentRunId: 2 }),
];
const create = (answer: Answer = { status: 201, body: { id: 9 } }) =>
  openScreen(<RunCreate />, {
    resource: 'paymentRuns',
    at: '/paymentRuns/create',
    server: ({ method, path, query }) => {
      if (method === 'POST') return answer;
      if (path === '/organisation/1') return { body: organisation };
      if (path === '/bank-accounts') return { body: [account], total: 1 };
      return { body: path === '/payment-runs/payable-bills' && !query.has('dueUntil') ? bills : [] };
    },
  });

describe('a new payment run', () => {
  it('offers open bills, says who is held back and why, and pays what is ticked', async () => {
    const { user, writes } = create();
    expect(await screen.findByRole('checkbox', { name: 'Matavimas, M-1' })).toBeDisabled();
    expect(screen.getByText(/bank account is new or was changed, and nobody has confirmed it yet/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Kava, K-1' })).toBeDisabled();
    expect(screen.getByText('In payment run #2.')).toBeVisible();
    // What cannot be chosen comes last, and banks pay on working days.
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Popierius, PR-17',
      'Popierius, PR-18',
      'Matavimas, M-1',
      'Kava, K-1',
    ]);
    expect(screen.getAllByText('LT12 1000 0111 0100 1000')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Choose all' }));
    const part = screen.getByRole('textbox', { name: /Amount for Popierius, PR-18/ });
    await user.clear(part);
    await user.type(part, '20.50');
    await user.tab();
    expect(screen.getByText('2 bills')).toBeVisible();
    expect(screen.getByText(/141\.50/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({
      currency: 'EUR',
      bankAccountId: 3,
      lines: [
        { billId: 5, amount: 121 },
        { billId: 6, amount: 20.5 },
      ],
    });
    expect(writes[0]?.body).not.toHaveProperty('amounts');
  });

  it('keeps the sum of what is chosen in sight, also when none of it is in the list any more', async () => {
    const { user } = create();
    await user.click(await screen.findByRole('button', { name: 'Choose all' }));
    const sum = screen.getByText('2 bills').closest('[role=status]');
    expect(sum).toHaveTextContent('171.00');
    expect(sum).toHaveStyle({ position: 'sticky' });
    // A box that hides what overflows is scrolled by itself, and nothing sticks to the window in it.
    for (let around = sum?.parentElement; around; around = around.parentElement)
      expect(getComputedStyle(around).overflow).not.toBe('hidden');
    await user.type(screen.getByRole('textbox', { name: 'Due until' }), '2026-01-31');
    await user.tab();
    expect(await screen.findByText('No open bills in this currency.')).toBeVisible();
    expect(screen.getByText('2 chosen bills are not in this list.')).toBeVisible();
    expect(screen.getByText('2 bills').closest('[role=status]')).toHaveTextContent('171.00');
  });

  it('begins anew in another currency: no bill, no sum and no account of the one before', async () => {
    const { user, writes } = create();
    await user.click(await screen.findByRole('button', { name: 'Choose all' }));
    expect(screen.getByText('2 bills')).toBeVisible();
    const currency = screen.getByRole('combobox', { name: /Currency/ });
    await user.clear(currency);
    await user.type(currency, 'NOK');
    await user.click(await screen.findByRole('option', { name: /^NOK/ }));
    await waitFor(() => expect(screen.queryByText('2 bills')).toBeNull());
    expect(screen.queryByText(/171/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose at least one bill to pay.')).toBeVisible();
    expect(writes).toEqual([]);
  });

  it('asks for a bill, and tells what is refused', async () => {
    const { user, writes } = create(refusal(409, { lines: 'payment_run.bill_in_run' }));
    await screen.findByRole('checkbox', { name: 'Popierius, PR-17' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose at least one bill to pay.')).toBeVisible();
    expect(writes).toEqual([]);
  });
});

it('leads to the profile where no bank account can pay', async () => {
  openScreen(<RunCreate />, {
    resource: 'paymentRuns',
    at: '/paymentRuns/create',
    server: ({ path }) => ({ body: path === '/organisation/1' ? organisation : [] }),
  });
  expect(await screen.findByText('Add a bank account in the organisation profile first.')).toBeVisible();
});

describe('the page of a payment run', () => {
  const line = {
    billId: 5,
    billNumber: 'PR-17',
    reference: null,
    vendorId: 1,
    vendorName: 'Popierius',
    dueDate: '2026-03-15',
    balance: 121,
    amount: 121,
    account: 'LT121000011101001000',
    accountUnconfirmed: true,
    saidAccount: null,
    vendorPaymentId: null,
  };
  const run = (change: Partial<PaymentRunDetail>): PaymentRunDetail => ({
    id: 9,
    version: 2,
    createdAt: '2026-03-10T08:00:00Z',
    updatedAt: '2026-03-10T08:00:00Z',
    status: 'draft',
    paymentDate: '2026-03-12',
    currency: 'EUR',
    bankAccountId: 3,
    bankName: 'Neries bankas',
    note: null,
    total: 121,
    lineCount: 1,
    exportedAt: null,
    exportedByName: null,
    paidAt: null,
    lines: [line],
    ...change,
  });
  const show = (change: Partial<PaymentRunDetail> = {}) =>
    openScreen(
      <Routes>
        <Route path="/paymentRuns/:id/show" element={<RunShow />} />
      </Routes>,
      {
        resource: 'paymentRuns',
        at: '/paymentRuns/9/show',
        server: ({ path }) => ({
          body: path === '/organisation/1' ? organisation : path === '/payment-runs/9' ? run(change) : [],
        }),
      },
    );

  it('opens for editing from the list, whose rows have no bills', async () => {
    const whole = run({ total: 100, lines: [{ ...line, amount: 100 }] });
    const Rows = () => (useGetList('paymentRuns').data ? <Link to="/paymentRuns/9">Edit it</Link> : null);
    const { user } = openScreen(
      <Routes>
        <Route path="/paymentRuns/index" element={<Rows />} />
        <Route path="/paymentRuns/:id" element={<RunEdit />} />
      </Routes>,
      {
        resource: 'paymentRuns',
        at: '/paymentRuns/index',
        server: ({ path }) => {
          if (path === '/organisation/1') return { body: organisation };
          if (path === '/payment-runs') return { body: [{ ...whole, lines: undefined }] };
          if (path === '/payment-runs/9') return { body: whole };
          return { body: path === '/payment-runs/payable-bills' ? bills : [] };
        },
      },
    );
    await user.click(await screen.findByRole('link', { name: 'Edit it' }));
    expect(await screen.findByRole('textbox', { name: /Amount for Popierius, PR-17/ })).toHaveValue('100.00');
  });

  it('opens a draft for editing with its bills ticked and their amounts, and saves them', async () => {
    const { user, writes } = openScreen(
      <Routes>
        <Route path="/paymentRuns/:id" element={<RunEdit />} />
      </Routes>,
      {
        resource: 'paymentRuns',
        at: '/paymentRuns/9',
        server: ({ path }) => {
          if (path === '/organisation/1') return { body: organisation };
          if (path === '/payment-runs/9') return { body: run({ total: 100, lines: [{ ...line, amount: 100 }] }) };
          return { body: path === '/payment-runs/payable-bills' ? bills : [] };
        },
      },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment run #9' })).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: 'Popierius, PR-17' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Amount for Popierius, PR-17/ })).toHaveValue('100.00');
    await user.click(screen.getByRole('checkbox', { name: 'Popierius, PR-18' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({
      lines: [
        { billId: 5, amount: 100 },
        { billId: 6, amount: 50 },
      ],
    });
  });

  it('says whom a draft holds back', async () => {
    show();
    expect(await screen.findByText(/nobody has confirmed it yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make the bank file' })).toBeVisible();
  });

  it('records what the bank paid', async () => {
    const { user, writes } = show({ status: 'exported', exportedByName: 'Rasa' });
    expect(await screen.findByText('Bank file made')).toBeVisible();
    expect(screen.queryByText(/nobody has confirmed it yet/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mark as paid' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({ path: '/payment-runs/9/mark-paid', body: { paymentDate: '2026-03-12' } });
  });
});
