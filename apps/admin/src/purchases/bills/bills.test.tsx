import { afterEach, describe, expect, it } from '@jest/globals';
import {
  aBillDetail,
  aBillLineRecord,
  aBillRecord,
  anOrganisationRecord,
  aVendorPaymentRecord,
  aVendorRecord,
} from '@kontor/demo-data';
import type { BillDetail } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { updateAbility } from '../../platform/api/ability.ts';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import { VendorShow } from '../vendors/VendorShow.tsx';
import { BillList } from './BillList.tsx';
import { BillShow } from './BillShow.tsx';

afterEach(cleanup);

const owed = { status: 'open', dueDate: '2099-12-31', total: 121, balance: 121 } as const;
const rows = [
  aBillRecord({ id: 7, number: 'S-7', ...owed, billable: true, hasPaper: true }),
  aBillRecord({ id: 8, number: 'S-8', ...owed, status: 'partlyPaid', balance: 21 }),
  aBillRecord({ id: 9, number: 'X-1', ...owed, vendorId: 2, vendorName: 'Kita, UAB' }),
  aBillRecord({ id: 10, number: null, status: 'draft' }),
  aBillRecord({ id: 12, number: 'V-12', ...owed, status: 'void', billable: true }),
];

function open(
  at: string,
  change: Partial<BillDetail> = {},
  write: () => Answer = () => ({ body: {} }),
  resource = 'bills',
  total?: number,
) {
  const bill = aBillDetail({ id: 7, number: 'S-7', ...owed, ...change });
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
    '/bills': rows,
    '/bills/7': bill,
    '/bills/counts': { all: 4, draft: 1, open: 3, overdue: 0, paid: 0, void: 0, toApprove: 0, withoutPaper: 3 },
    '/bills/totals': [{ currency: 'EUR', count: 2, balance: 142, total: 242, net: 200, paid: 100, billableNet: 0, billedNet: 0 }],
    '/vendor-payments': [
      aVendorPaymentRecord({
        id: 31,
        amount: 100,
        allocations: [{ billId: 7, billNumber: 'S-7', amount: 100, exchangeDifference: 0 }],
      }),
    ],
    '/vendors/1': aVendorRecord({ id: 1, name: 'Popierius, UAB' }),
  };
  return openScreen(
    <ResourceContextProvider value={resource}>
      <Routes>
        <Route path="/bills/index" element={<BillList />} />
        <Route path="/bills/:id/show" element={<BillShow />} />
        <Route path="/vendors/:id/show" element={<VendorShow />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </ResourceContextProvider>,
    { at, server: ({ method, path }) => (method === 'GET' ? { body: reads[path] ?? [], ...(total ? { total } : {}) } : write()) },
  );
}

const box = async (name: RegExp) => within(await screen.findByRole('row', { name })).getByRole('checkbox');

it('the page of a bill says whether the tax is in the amounts of its lines', async () => {
  open('/bills/7/show', { pricesIncludeTax: true });
  expect(await screen.findByRole('columnheader', { name: 'With tax' })).toBeVisible();
});

it('an empty list tells how to begin only those who may', async () => {
  const definitions = { bills: { name: 'bills', hasCreate: true } };
  const empty = (action: string[]) =>
    openScreen(<ResourceDefinitionContextProvider definitions={definitions} children={<BillList />} />, {
      resource: 'bills',
      at: '/bills/index',
      rules: [{ action, subject: 'Bill' }],
      server: ({ path }) => ({
        body: path === '/bills/counts' ? { all: 0 } : path === '/organisation/1' ? anOrganisationRecord() : [],
      }),
    });
  empty(['read']);
  expect(await screen.findByText('There is nothing here yet that you may see.')).toBeVisible();
  cleanup();
  empty(['read', 'create']);
  expect(await screen.findByText(/Enter the first one/)).toBeVisible();
});

describe('the list of bills', () => {
  it('says vendor, state, what is billable, and what is left to pay', async () => {
    open('/bills/index');
    const row = within(await screen.findByRole('row', { name: /S-8/ }));
    expect(row.getByText('Partly paid')).toBeVisible();
    expect(row.getByText('€21.00')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /S-7/ })).getByText('Billable')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /V-12/ })).queryByText('Billable')).toBeNull();
    expect(screen.getByRole('row', { name: /Bill #10/ })).toBeVisible();
    expect(screen.getByRole('tab', { name: /No picture or PDF/ })).toHaveTextContent('3');
  });

  it('leads to the vendor only those who may read vendors, as its page does', async () => {
    open('/bills/index');
    expect(within(await screen.findByRole('row', { name: /X-1/ })).getByRole('link', { name: 'Kita, UAB' })).toBeVisible();
    cleanup();
    for (const [at, vendor] of [
      ['/bills/index', 'Kita, UAB'],
      ['/bills/7/show', 'Popieriaus ratas, UAB'],
    ] as const) {
      open(at);
      updateAbility([{ action: ['read', 'export'], subject: 'Bill' }]);
      expect((await screen.findAllByText(vendor)).length).toBeGreaterThan(0);
      expect(screen.queryByRole('link', { name: vendor })).toBeNull();
      cleanup();
    }
  });

  it('pays several bills of one vendor at once, each in full until less is typed', async () => {
    const { user, writes } = open('/bills/index');
    await user.click(await box(/S-7/));
    await user.click(await box(/S-8/));
    await user.click(await screen.findByRole('button', { name: 'Record payment of 2 bills' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Total: €142.00')).toBeVisible();
    const first = dialog.getByLabelText('Paid on S-7');
    await user.clear(first);
    await user.type(first, '100');
    expect(dialog.getByText('Total: €121.00')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({
      path: '/vendor-payments',
      body: {
        vendorId: 1,
        currency: 'EUR',
        method: 'bankTransfer',
        allocations: [
          { billId: 7, amount: 100 },
          { billId: 8, amount: 21 },
        ],
      },
    });
  });

  it('pays no bills of two vendors together', async () => {
    const { user } = open('/bills/index');
    await user.click(await box(/S-7/));
    await user.click(await box(/X-1/));
    expect(await screen.findByRole('button', { name: 'Record payment of 2 bills' })).toBeDisabled();
  });
});

describe('the page of a bill', () => {
  it('records a payment, and shows a refusal at its amount', async () => {
    let count = 0;
    const { user, writes } = open('/bills/7/show', {}, () =>
      ++count === 1 ? refusal(422, { 'allocations.0.amount': 'vendor_payment.over_balance' }) : { body: aVendorPaymentRecord() },
    );
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByLabelText(/^Amount/)).toHaveValue('121.00');
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await dialog.findByText('This is more than is left to pay.')).toBeVisible();
    await user.clear(dialog.getByLabelText(/^Amount/));
    await user.type(dialog.getByLabelText(/^Amount/), '100');
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(writes.at(-1)?.body).toMatchObject({ allocations: [{ billId: 7, amount: 100 }] }));
    expect(await screen.findByText('Payment recorded')).toBeVisible();
  });

  it('undoes a payment after a question', async () => {
    const { user, writes } = open('/bills/7/show', { status: 'partlyPaid', paid: 100, balance: 21 });
    await user.click(await screen.findByRole('button', { name: 'Undo the payment of €100.00 to Popieriaus ratas, UAB' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/reopens the bill it paid/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(writes.at(-1)).toMatchObject({ method: 'DELETE', path: '/vendor-payments/31' }));
  });

  it('opens a draft, and removes it in the words of the requirement', async () => {
    const { user, writes, location } = open('/bills/7/show', { status: 'draft', version: 4 });
    await user.click(await screen.findByRole('button', { name: 'Open for payment' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Open for payment' }));
    await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/bills/7/open' }));
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText("You won't be able to revert this!")).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Remove S-7' }));
    expect(await screen.findByText('Bill removed!')).toBeVisible();
    await waitFor(() => expect(location()?.pathname).toBe('/bills/index'));
  });

  it('voids an open bill for a reason only', async () => {
    const { user, writes } = open('/bills/7/show');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Void' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(await dialog.findByLabelText(/^Reason/), 'Entered twice');
    await user.click(dialog.getByRole('button', { name: 'Void' }));
    await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/bills/7/void', body: { reason: 'Entered twice' } }));
  });

  it('says of a void bill neither that it is to be billed nor when it is due', async () => {
    const change = { billable: true, lines: [aBillLineRecord({ billable: true })] };
    open('/bills/7/show', change);
    expect((await screen.findAllByText('Billable')).length).toBeGreaterThan(1);
    expect(screen.getByText(/^in \d+ years$/)).toBeVisible();
    cleanup();
    open('/bills/7/show', { ...change, status: 'void', voidReason: 'Entered twice' });
    expect(await screen.findByText('Entered twice')).toBeVisible();
    expect(screen.queryByText('Billable')).toBeNull();
    expect(screen.queryByText(/^in \d+ years$/)).toBeNull();
  });

  it('says what a line is billed for, at which price, and on which invoice', async () => {
    const line = { billable: true, customerId: 3, customerName: 'Nemuno logistika, UAB', markUp: 15, unitPrice: 57.5 };
    open('/bills/7/show', {
      billable: true,
      billed: true,
      lines: [aBillLineRecord({ ...line, billed: true, invoiceId: 31, invoiceNumber: 'INV-2026-0031' })],
    });
    expect(await screen.findByText('Price €57.50, mark-up 15%')).toBeVisible();
    expect(screen.getByRole('link', { name: 'In invoice INV-2026-0031' })).toHaveAttribute('href', '/invoices/31/show');
  });
});

describe('a bill in an invoice', () => {
  const drafted = { billable: true, billHasInvoice: true, invoices: [{ id: 31, number: null, isDraft: true }] };
  const sent = { billable: true, billHasInvoice: true, invoices: [{ id: 30, number: 'INV-30', isDraft: false }] };

  it('names it with a link, and leaves a draft after a question', async () => {
    const { user, writes } = open('/bills/7/show', drafted);
    expect(await screen.findByRole('link', { name: /In invoice .*31/ })).toHaveAttribute('href', '/invoices/31/show');
    await user.click(screen.getByRole('button', { name: 'Remove from invoice' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^The lines of this bill leave .*31/)).toBeVisible();
    expect(question.getAllByText(/Are you sure/)).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Remove from invoice' }));
    await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/bills/7/remove-from-invoice' }));
    expect(await screen.findByText('Removed from the invoice')).toBeVisible();
  });

  it('is voided with the draft named, whose lines it takes along', async () => {
    const { user, writes } = open('/bills/7/show', drafted);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Void' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Its lines leave .*31/)).toBeVisible();
    await user.type(await dialog.findByLabelText(/^Reason/), 'Entered twice');
    await user.click(dialog.getByRole('button', { name: 'Void' }));
    await waitFor(() => expect(writes.at(-1)).toMatchObject({ body: { reason: 'Entered twice', offDraftsConfirmed: true } }));
  });

  it('that was sent stays there: only the comment changes', async () => {
    const { user, writes } = open('/bills/7/show', { ...sent, comment: 'Old' });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.queryByLabelText(/Due date/)).toBeNull();
    await user.type(dialog.getByLabelText('Comment'), ' and new');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/bills/7/open', body: { comment: 'Old and new' } }));
    expect(screen.queryByRole('button', { name: 'Remove from invoice' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const voids = await screen.findByRole('menuitem', { name: 'Void – A line is on invoice INV-30, which was sent.' });
    expect(voids).toHaveAttribute('aria-disabled', 'true');
  });

  it('is billed once that was sent, and until then on a draft', async () => {
    open('/bills/7/show', { ...drafted, billed: true });
    expect(await screen.findByText('On a draft invoice')).toBeVisible();
    cleanup();
    open('/bills/7/show', { ...sent, billed: true });
    expect(await screen.findByText('Billed')).toBeVisible();
    expect(screen.queryByText('On a draft invoice')).toBeNull();
  });

  it('is named in the list', async () => {
    rows.push(aBillRecord({ id: 11, number: 'S-11', ...owed, ...sent }));
    open('/bills/index');
    const row = within(await screen.findByRole('row', { name: /S-11/ }));
    expect(row.getByRole('link', { name: 'In invoice INV-30' })).toHaveAttribute('href', '/invoices/30/show');
    rows.pop();
  });
});

it('the page of a vendor says what is owed, and lists its bills', async () => {
  open('/vendors/1/show?tab=bills', {}, undefined, 'vendors');
  const figures = await screen.findByRole('list', { name: 'Owed to the vendor' });
  await waitFor(() => expect(figures).toHaveTextContent('€142.00'));
  expect(await screen.findByRole('row', { name: /S-7/ })).toBeVisible();
});

it('the page of a vendor says nothing of what is left to pay of a draft, and that the sum is that of the page', async () => {
  open('/vendors/1/show?tab=bills', {}, undefined, 'vendors', 31);
  const draft = within(await screen.findByRole('row', { name: /Bill #10/ }));
  expect(draft.getAllByRole('cell').at(-1)).not.toHaveTextContent('€');
  expect(await screen.findByRole('row', { name: /This page/ })).toHaveTextContent('€263.00');
});

it('the page of a vendor lists its payments, each with its bills and its undo', async () => {
  open('/vendors/1/show?tab=payments', {}, undefined, 'vendors');
  const row = within(await screen.findByRole('row', { name: /S-7/ }));
  expect(row.getByRole('link', { name: 'S-7' })).toHaveAttribute('href', '/bills/7/show');
  expect(row.getByRole('button', { name: /Undo/ })).toBeVisible();
  expect(row.queryByText('Popierius, UAB')).not.toBeInTheDocument();
});
