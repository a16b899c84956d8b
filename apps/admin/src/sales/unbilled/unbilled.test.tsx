import { afterEach, expect, it } from '@jest/globals';
import {
  aCustomerRecord,
  anInvoiceDetail,
  anOrganisationRecord,
  aProjectFigures,
  aProjectRecord,
  aTaxRateRecord,
  aTimeEntryRecord,
} from '@kontor/demo-data';
import type { AbilityRule } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen, refusal } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { ProjectShow } from '../../work/projects/show/ProjectShow.tsx';
import { InvoiceCreate } from '../invoices/InvoiceCreate.tsx';
import { UnbilledPage } from './UnbilledPage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const total = {
  customerId: 1,
  customerName: 'Nemuno logistika',
  projectId: 4,
  projectName: 'Portalas',
  currency: 'EUR',
  minutes: 80,
  billedMinutes: 80,
  unpricedMinutes: 0,
  amount: 113.33,
  entryCount: 3,
  oldestDate: '2026-09-30',
  invoiceBy: '2026-10-10',
};
const rows = [
  total,
  {
    ...total,
    projectId: 5,
    projectName: 'Priežiūra',
    minutes: 60,
    billedMinutes: 75,
    amount: 75,
    oldestDate: '2026-10-01',
    invoiceBy: '2026-11-10',
  },
  {
    ...total,
    customerId: 2,
    customerName: 'Fjord AS',
    projectId: 6,
    projectName: 'Nett',
    currency: 'NOK',
    minutes: 30,
    unpricedMinutes: 30,
  },
];
const hour = (id: number, minutes: number) =>
  aTimeEntryRecord({ id, customerId: 1, projectId: 4, projectName: 'Portalas', minutes, billingRate: 85, currency: 'EUR' });
const reads: Record<string, unknown> = {
  '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR', billingRoundingMode: 'none' }),
  '/tax-rates': [aTaxRateRecord({ id: 1, percent: 21, validFrom: '2009-09-01', validTo: null, isDefault: true })],
  '/customers/1': aCustomerRecord({ id: 1, currency: 'EUR' }),
  '/customers/2': aCustomerRecord({ id: 2, currency: 'NOK' }),
  '/projects/4': aProjectRecord({ id: 4, customerId: 1, unbilledMinutes: 4125 }),
  '/projects/4/figures': aProjectFigures(),
  '/time-entries/unbilled-totals': rows,
  '/time-entries/unbilled': [
    { ...total, entries: [hour(1, 50), hour(2, 20), hour(3, 10)].map((entry) => ({ ...entry, late: false })) },
  ],
};

const open = (at: string, rules?: AbilityRule[]) => {
  const asked: string[] = [];
  const opened = openScreen(
    <Routes>
      <Route path="/unbilledHours/index" element={<UnbilledPage />} />
      <Route path="/invoices/create" element={<InvoiceCreate />} />
      <Route path="/projects/:id/show" element={<ProjectShow />} />
    </Routes>,
    {
      at,
      resource: at.split('/')[1] === 'unbilledHours' ? 'invoices' : at.split('/')[1],
      ...(rules && { rules }),
      server: ({ method, path, query, body }) => {
        if (path.startsWith('/time-entries/unbilled')) asked.push(`${path}?${query}`);
        if (method === 'GET') return { body: reads[path] ?? [] };
        return body['customerId'] === 2
          ? refusal(422, { exchangeRate: 'field.required' })
          : { status: 201, body: anInvoiceDetail({ id: 31, total: 137.13, currency: 'EUR' }) };
      },
    },
  );
  return { ...opened, asked };
};

it('lists unbilled hours by customer and project, with their amounts, the oldest day and the last one to invoice it', async () => {
  open('/unbilledHours/index');
  const table = within(await screen.findByRole('table', { name: 'Unbilled hours' }));
  const said = table
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]|(?<=Overdue) \d+ days/g, ''));
  expect(said).toEqual(
    [
      'Customer · ProjectOldestInvoice byHoursAmount',
      'Nemuno logistika30 Sept 202610 Oct 2026Overdue2:20billed 2:35€188.33Invoice',
      'Portalas30 Sept 202610 Oct 2026Overdue1:20€113.33Invoice',
      'Priežiūra1 Oct 202610 Nov 2026Overdue1:00billed 1:15€75.00Invoice',
      'Fjord AS30 Sept 202610 Oct 2026Overdue0:30billed 1:20NOK 113.330:30 without a rateInvoice',
      'Nett30 Sept 202610 Oct 2026Overdue0:30billed 1:20NOK 113.330:30 without a rate',
    ].map((text) => text.replace('NOK ', 'NOK\u00a0')),
  );
});

it('asks for hours up to the day in the address, and says so when there are none', async () => {
  const { asked } = open('/unbilledHours/index?to=2026-09-30');
  await screen.findByRole('table');
  expect(asked).toEqual(['/time-entries/unbilled-totals?to=2026-09-30']);
});

it('makes the draft of one customer with hours as its lines', async () => {
  const { user, writes } = open('/unbilledHours/index?to=2026-10-31');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Nemuno logistika' }));
  await user.click(screen.getByRole('button', { name: 'Create 1 draft' }));
  expect(await screen.findByText('The draft is ready.')).toBeVisible();
  expect(writes).toHaveLength(1);
  expect(writes[0]?.body).toMatchObject({
    customerId: 1,
    projectId: 4,
    currency: 'EUR',
    lines: [
      {
        kind: 'time',
        description: 'Portalas',
        quantity: 1.333333,
        unitPrice: 85,
        taxRateId: 1,
        timeEntryMinutes: 80,
        sources: [1, 2, 3].map((id) => ({ kind: 'timeEntry', id })),
      },
    ],
  });
});

it('makes the drafts of all, and tells for whom there is none and why', async () => {
  const { user } = open('/unbilledHours/index');
  await user.click(await screen.findByRole('button', { name: 'Create all 2 drafts' }));
  expect(await screen.findByText('The draft is ready.')).toBeVisible();
  await waitFor(() => expect(screen.getByText(/^: Some fields need your attention/)).toBeVisible());
  expect(screen.getByRole('link', { name: 'Open in the editor' })).toHaveAttribute('href', expect.stringContaining('hours=all'));
});

it('opens an invoice over all hours of the project from its page', async () => {
  const { user } = open('/projects/4/show');
  await user.click(await screen.findByRole('link', { name: 'Invoice 68 h 45 min' }));
  expect(await screen.findByLabelText('Line 1, Quantity')).toHaveValue('1.333333');
  expect(screen.getByLabelText('Line 1, Price')).toHaveValue('85.00');
});

it('is for who may invoice and sees prices', async () => {
  open('/unbilledHours/index', [{ action: 'read', subject: 'Invoice' }]);
  expect(await screen.findByText('You are not authorized!')).toBeVisible();
});

it('offers no drafts where there are no hours', async () => {
  openScreen(<UnbilledPage />, { at: '/unbilledHours/index', resource: 'invoices', server: () => ({ body: [] }) });
  expect(await screen.findByText('All billable hours are on invoices.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Create all/ })).not.toBeInTheDocument();
});
