import { afterEach, expect, it } from '@jest/globals';
import { aCustomerRecord, anInvoiceDetail, anOrganisationRecord } from '@kontor/demo-data';
import type { InvoiceDetail, LateInterest, OrganisationRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { InvoiceShow } from '../invoices/InvoiceShow.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const rows = [
  { fromDate: '2026-03-17', toDate: '2026-03-26', balance: 121, percent: 12, days: 10, amount: 0.4 },
  { fromDate: '2026-03-27', toDate: '2026-03-27', balance: 100, percent: 12, days: 1, amount: 0.03 },
];
const interest: LateInterest = { untilDate: '2026-03-27', currency: 'EUR', amount: 0.43, rows };
const late = {
  id: 7,
  status: 'sent',
  number: 'INV-7',
  dueDate: '2026-03-16',
  balance: 100,
  total: 121,
  currency: 'EUR',
} as const;

function open(invoice: Partial<InvoiceDetail> = {}, organisation: Partial<OrganisationRecord> = {}, answer = interest) {
  const asked: string[] = [];
  openScreen(
    <Routes>
      <Route path="/invoices/:id/show" element={<InvoiceShow />} />
    </Routes>,
    {
      resource: 'invoices',
      at: '/invoices/7/show',
      server: ({ path }) => {
        asked.push(path);
        const reads: Record<string, unknown> = {
          '/organisation/1': anOrganisationRecord({ lateInterestPayers: 'companies', ...organisation }),
          '/customers/1': aCustomerRecord({ id: 1 }),
          '/invoices/7': anInvoiceDetail({ ...late, ...invoice }),
          '/invoices/7/late-interest': answer,
        };
        return { body: reads[path] ?? [] };
      },
    },
  );
  return asked;
}

it('shows the computation of an overdue invoice, row by row, with its sum', async () => {
  open();
  const panel = within(await screen.findByRole('region', { name: 'Late interest' }));
  expect(panel.getByText('€121.00 × 12% × 10 days ÷ 365')).toBeVisible();
  expect(panel.getByText('€100.00 × 12% × 1 day ÷ 365')).toBeVisible();
  expect(panel.getByText('€0.43')).toBeVisible();
  expect(panel.getByText(/not part of the balance/)).toBeVisible();
});

it('says that a customer who disputes the invoice is not shown it', async () => {
  open({ disputeReason: 'Wrong hours' });
  expect(await screen.findByText(/disputes this invoice and is not shown this/)).toBeVisible();
});

it('is not asked for where nobody pays it, before the due date and of a draft', async () => {
  for (const [invoice, organisation] of [
    [{}, { lateInterestPayers: 'nobody' }],
    [{ dueDate: '2099-01-01' }, {}],
    [{ status: 'draft', number: null }, {}],
  ] as const) {
    const asked = open(invoice, organisation);
    await waitFor(() => expect(asked).toContain('/invoices/7'));
    await screen.findByRole('region', { name: 'Overview' });
    expect(asked).not.toContain('/invoices/7/late-interest');
    cleanup();
  }
});
