import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { aCustomerRecord, anEstimateDetail, anOrganisationRecord } from '@kontor/demo-data';
import type { EstimateDetail, EstimateWonRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { SendDialog } from '../../documents/send/index.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { EstimateList } from './EstimateList.tsx';
import { EstimateShow } from './EstimateShow.tsx';
import { CustomerEstimates } from './RelatedEstimates.tsx';

// Loads its words too.
beforeAll(() => SendDialog.preload());
afterEach(cleanup);

const sent = { status: 'sent', number: 'EST-2026-0007', sentAt: '2026-11-02T09:00:00.000Z', total: 242 } as const;

const wonIn = (period: string): EstimateWonRecord => ({
  period,
  acceptedCount: 3,
  rejectedCount: 1,
  expiredCount: 0,
  acceptedAmount: 900,
  lostAmount: 100,
});

function open(at: string, change: Partial<EstimateDetail> = {}, answer: Partial<EstimateDetail> = {}) {
  const estimate = anEstimateDetail({ id: 7, ...sent, expiryDate: '2099-12-31', ...change });
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord(),
    '/customers/1': aCustomerRecord({ id: 1, email: 'info@nemuno.example' }),
    '/classifiers': [
      { id: 31, type: 10, code: 'price', nameEn: 'Price', nameLt: 'Kaina', nameNo: 'Pris', position: 1, active: true },
    ],
    '/estimates': [estimate],
    '/estimates/7': estimate,
    '/estimates/counts': { all: 1, draft: 0, sent: 1, expired: 0, accepted: 0, rejected: 0 },
    '/estimates/totals': [
      { currency: 'EUR', count: 9, total: 900, acceptedCount: 3, rejectedCount: 1, expiredCount: 0 },
      { currency: 'NOK', count: 2, total: 500, acceptedCount: 0, rejectedCount: 0, expiredCount: 1 },
    ],
    '/estimates/7/versions': [
      {
        revision: 1,
        status: 'rejected',
        sentAt: sent.sentAt,
        decidedAt: null,
        currency: 'EUR',
        total: 300,
        pdfFileId: null,
        lines: estimate.lines,
      },
    ],
  };
  return openScreen(
    <ResourceContextProvider value="estimates">
      <Routes>
        <Route path="/estimates/index" element={<EstimateList />} />
        <Route path="/estimates/:id/show" element={<EstimateShow />} />
        <Route path="/customers/1/show" element={<CustomerEstimates record={aCustomerRecord({ id: 1 })} />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </ResourceContextProvider>,
    {
      at,
      server: ({ method, path, query }) => {
        if (path === '/estimates/won') return { body: [wonIn(query.get('period') === 'quarter' ? '2026-Q4' : '2026-11')] };
        return { body: method === 'GET' ? (reads[path] ?? []) : { ...estimate, ...answer } };
      },
    },
  );
}

it('lists estimates with their state, their last day and their total', async () => {
  open('/estimates/index', { expiryDate: '2026-01-31' });
  expect(await screen.findByText('Won 60% (3 of 5)')).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /EST-2026-0007/ }));
  expect(row.getByText('Expired')).toBeVisible();
  expect(row.getByText('€242.00')).toBeVisible();
});

it('lists beside the total what was accepted with the optional lines', async () => {
  open('/estimates/index', { status: 'accepted', acceptedTotal: 300 });
  const row = within(await screen.findByRole('row', { name: /EST-2026-0007/ }));
  expect(row.getByText('€242.00')).toBeVisible();
  expect(row.getByText('accepted: €300.00')).toBeVisible();
});

it('says so in the tab of a customer too', async () => {
  open('/customers/1/show', { status: 'accepted', acceptedTotal: 300 });
  const row = within(await screen.findByRole('row', { name: /EST-2026-0007/ }));
  expect(row.getByText('accepted: €300.00')).toBeVisible();
});

it('tells the share that was won by month and by quarter, by number and amount', async () => {
  const { user } = open('/estimates/index');
  await user.click(await screen.findByRole('button', { name: 'Won 60% (3 of 5)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share won by period' }));
  const row = within(await dialog.findByRole('row', { name: /^November 2026/ }));
  expect(row.getByText('75%')).toBeVisible();
  expect(row.getByText('3 of 4')).toBeVisible();
  expect(row.getByText('90%')).toBeVisible();
  expect(row.getByText('€900.00 of €1,000.00')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Quarter' }));
  expect(await dialog.findByRole('row', { name: /^Q4 2026/ })).toBeVisible();
});

it('offers the next step of a sent estimate first, and asks before it takes it', async () => {
  const { user, writes } = open('/estimates/7/show', {}, { status: 'accepted' });
  await user.click(await screen.findByRole('button', { name: 'Mark as accepted' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Are you sure the customer accepts this estimate/)).toBeVisible();
  expect(question.queryByText(/It was valid until/)).toBeNull();
  await user.click(question.getByRole('button', { name: 'Mark as accepted' }));
  await waitFor(() =>
    expect(writes.at(-1)).toMatchObject({
      path: '/estimates/7/accept',
      body: { expiredConfirmed: false, otherDecisionConfirmed: false },
    }),
  );
});

it('says that it was declined, and confirms that with the acceptance', async () => {
  const { user, writes } = open('/estimates/7/show', { status: 'rejected' });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as accepted' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/So far it counts as rejected/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Mark as accepted' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ body: { otherDecisionConfirmed: true } }));
});

it('says that it has expired, and confirms that with the decision', async () => {
  const { user, writes } = open('/estimates/7/show', { expiryDate: '2026-01-31' });
  await user.click(await screen.findByRole('button', { name: 'Mark as accepted' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/It was valid until/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Mark as accepted' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ body: { expiredConfirmed: true } }));
});

const withOptions = (): Pick<EstimateDetail, 'lines' | 'fullTotal' | 'total'> => {
  const [line] = anEstimateDetail().lines;
  if (!line) throw new Error('The builder gives a line');
  return {
    total: 242,
    fullTotal: 423.5,
    lines: [
      { ...line, position: 1, quantity: 2, unitPrice: 100, net: 200 },
      { ...line, position: 2, description: 'Training', quantity: 1, unitPrice: 100, net: 100, optional: true },
      { ...line, position: 3, description: 'Travel', quantity: 1, unitPrice: 50, net: 50, optional: true },
    ],
  };
};

it('marks optional lines, and says what they would come to', async () => {
  open('/estimates/7/show', withOptions());
  expect(await screen.findAllByText('Optional, not in the total')).toHaveLength(2);
  expect(screen.getByText('Total with all optional lines')).toBeVisible();
  expect(screen.getByText('€423.50')).toBeVisible();
});

it('asks which optional lines were accepted, and shows the total with them', async () => {
  const { user, writes } = open('/estimates/7/show', withOptions());
  await user.click(await screen.findByRole('button', { name: 'Mark as accepted' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Total: €242.00')).toBeVisible();
  await user.click(question.getByRole('checkbox', { name: 'Travel (+ €60.50)' }));
  expect(question.getByText('Total: €302.50')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Mark as accepted' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ body: { chosenLines: [3] } }));
});

it('says what was accepted with which optional lines', async () => {
  open('/estimates/7/show', { ...withOptions(), status: 'accepted', chosenLines: [2], acceptedTotal: 363 });
  expect(await screen.findByText('Optional, chosen')).toBeVisible();
  expect(screen.getByText('Optional, not in the total')).toBeVisible();
  expect(screen.getByText('€363.00')).toBeVisible();
});

it('says of a revised estimate that it keeps its number', async () => {
  const { user } = open('/estimates/7/show', { status: 'draft', revision: 2 });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText('It keeps its number EST-2026-0007.')).toBeVisible();
  expect(question.queryByText(/next number of its series/)).toBeNull();
});

it('takes the reason for the loss of an estimate that the customer declined', async () => {
  const declined = { status: 'rejected', decidedByName: 'Ona', declineRemark: 'Too dear', declineReasonId: null } as const;
  const { user, writes } = open('/estimates/7/show', declined, { declineReasonId: 31 });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Set the reason for the loss' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'Price' }));
  await user.click(question.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/estimates/7/explain-loss', body: { declineReasonId: 31 } }));
});

it('makes a project from an accepted estimate, with a code and a name, and leads to it', async () => {
  const { user, writes, location } = open('/estimates/7/show', { status: 'accepted' }, { madeProjectId: 12 });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make a project' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/A project at a fixed price is made/)).toBeVisible();
  expect(question.getByRole('textbox', { name: /Project code/ })).toHaveValue('EST-2026-0007');
  await user.click(question.getByRole('button', { name: 'Make a project' }));
  await waitFor(() => expect(location()?.pathname).toBe('/projects/12/show'));
  expect(writes.at(-1)).toMatchObject({ path: '/estimates/7/make-project', body: { code: 'EST-2026-0007' } });
});

it('goes to the project that was made, and makes no second one', async () => {
  const { user } = open('/estimates/7/show', { status: 'accepted', madeProjectId: 12, projectId: 12 });
  expect(await screen.findByRole('link', { name: 'Go to project' })).toHaveAttribute('href', '/projects/12/show');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.queryByRole('menuitem', { name: 'Make a project' })).toBeNull();
});

it('leads to the draft that an accepted estimate becomes', async () => {
  const { user, writes, location } = open('/estimates/7/show', { status: 'accepted' }, { invoiceId: 31 });
  await user.click(await screen.findByRole('button', { name: 'Convert to invoice' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Convert to invoice' }));
  await waitFor(() => expect(location()?.pathname).toBe('/invoices/31'));
  expect(writes.at(-1)).toMatchObject({ path: '/estimates/7/convert' });
});

it('goes to the invoice once there is one, and offers no decision any more', async () => {
  open('/estimates/7/show', { status: 'accepted', invoiceId: 31, invoiceNumber: 'INV-2026-0031' });
  expect(await screen.findByRole('link', { name: 'Go to invoice' })).toHaveAttribute('href', '/invoices/31/show');
  expect(screen.queryByRole('button', { name: 'Convert to invoice' })).toBeNull();
});

it('shows what the customer got before the estimate was revised', async () => {
  open('/estimates/7/show', { revision: 2 });
  const versions = within(await screen.findByRole('region', { name: 'Earlier versions' }));
  expect(await versions.findByText('Version 1')).toBeVisible();
  expect(versions.getByText('Rejected')).toBeVisible();
  expect(versions.getByText('€300.00')).toBeVisible();
});
