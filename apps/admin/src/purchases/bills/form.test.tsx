import { afterEach, describe, expect, it } from '@jest/globals';
import {
  aBillDetail,
  aBillLineRecord,
  aBillRecord,
  aCustomerRecord,
  anOrganisationRecord,
  aTaxRateRecord,
  aVendorRecord,
} from '@kontor/demo-data';
import { addDays, todayIn } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { openScreen, refusal, type Answer, type Asked } from '../../platform/testing/openScreen.tsx';
import { savedFiles } from '../../platform/testing/savedFiles.ts';
import { BillCreate } from './BillCreate.tsx';
import { BillEdit } from './BillEdit.tsx';

savedFiles();
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const today = todayIn('Europe/Vilnius', new Date());
const vendor = aVendorRecord({
  id: 4,
  name: 'Popierius, UAB',
  currency: 'EUR',
  paymentTermsDays: 30,
  taxRateId: 1,
  categoryId: null,
});
const reads: Record<string, unknown> = {
  '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
  '/tax-rates': [aTaxRateRecord({ id: 1, percent: 21, category: 'S', validFrom: '2009-09-01', validTo: null, isDefault: true })],
  '/vendors': [vendor],
  '/vendors/4': vendor,
  '/customers': [aCustomerRecord({ id: 9, name: 'Nemuno logistika, UAB' })],
  '/customers/9': aCustomerRecord({ id: 9, name: 'Nemuno logistika, UAB' }),
};

type Write = (asked: Asked, count: number) => Answer | undefined;
const open = (at: string, write: Write = () => undefined, more: Record<string, unknown> = {}) => {
  let count = 0;
  return openScreen(
    <Routes>
      <Route path="/bills/create" element={<BillCreate />} />
      <Route path="/bills/:id" element={<BillEdit />} />
      <Route path="/bills/:id/show" element={<p>saved</p>} />
    </Routes>,
    {
      resource: 'bills',
      at,
      server: (asked) =>
        asked.method === 'GET'
          ? { body: { ...reads, ...more }[asked.path] ?? [] }
          : (write(asked, ++count) ?? { status: 201, body: aBillDetail({ id: 12, total: 121 }) }),
    },
  );
};
const withVendor = `/bills/create?source=${encodeURIComponent(JSON.stringify({ vendorId: 4 }))}`;
const cell = (line: number, field: string) => screen.findByLabelText(`Line ${line}, ${field}`);
const total = () => document.querySelector('[data-live-total]')?.textContent;

describe('the form of a bill', () => {
  it('takes the terms of the vendor, adds up while one types, and sends what was typed', async () => {
    const { user, writes, location } = open('/bills/create');
    await user.type(await screen.findByLabelText(/^Vendor/), 'Popi');
    await user.click(await screen.findByRole('option', { name: 'Popierius, UAB' }));
    await user.type(screen.getByLabelText('Bill number'), 'S-77');
    await user.type(await cell(1, 'Description'), 'Paper');
    await user.clear(await cell(1, 'Quantity'));
    await user.type(await cell(1, 'Quantity'), '2');
    await user.type(await cell(1, 'Cost'), '50');
    await waitFor(() => expect(total()).toBe('€121.00'));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(location()?.pathname).toBe('/bills/12/show'));
    expect(writes[0]).toMatchObject({
      method: 'POST',
      path: '/bills',
      body: {
        vendorId: 4,
        number: 'S-77',
        billDate: today,
        dueDate: addDays(today, 30),
        currency: 'EUR',
        lines: [{ description: 'Paper', quantity: 2, unitCost: 50, taxRateId: 1, taxAmount: null, billable: false }],
      },
    });
  });

  it('opens the bill in the same step, if asked to', async () => {
    const { user, writes } = open(withVendor);
    await user.type(await cell(1, 'Description'), 'Paper');
    await user.type(await cell(1, 'Cost'), '100');
    await user.click(screen.getByRole('button', { name: 'Save and approve for payment' }));
    await waitFor(() => expect(writes.map(({ path }) => path)).toEqual(['/bills', '/bills/12/open']));
  });

  it('only saves a bill that has to be approved first', async () => {
    open(withVendor, undefined, { '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR', billApproval: true }) });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save draft' })).toHaveClass('MuiButton-contained'));
    expect(screen.queryByRole('button', { name: 'Save and approve for payment' })).not.toBeInTheDocument();
  });

  it('bills a line to a customer, with cost and price side by side', async () => {
    const { user, writes } = open(withVendor);
    await user.type(await cell(1, 'Description'), 'Paper');
    await user.type(await cell(1, 'Cost'), '100');
    await user.click(screen.getByRole('button', { name: 'Line 1, Project, customer, billing' }));
    await user.click(await screen.findByLabelText('Billable'));
    await user.type(await cell(1, 'Mark-up, %'), '15');
    expect(await screen.findByText('Price of one unit, mark-up 15%')).toBeVisible();
    expect(screen.getByText('€115.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findAllByText(/Please select project or customer/)).not.toHaveLength(0);
    expect(writes).toEqual([]);
    await user.type(screen.getByLabelText('Customer'), 'Nem');
    await user.click(await screen.findByRole('option', { name: 'Nemuno logistika, UAB' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({ lines: [{ customerId: 9, projectId: null, billable: true, markUpPercent: 15 }] });
  });

  it('says at their fields what is missing, before anything is sent', async () => {
    const { user, writes } = open('/bills/create');
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    expect(await screen.findByRole('button', { name: 'Vendor: Please select vendor.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Line 1, Cost: Please enter amount!' })).toBeVisible();
    expect(await cell(1, 'Cost')).toHaveAttribute('aria-invalid', 'true');
    expect(writes).toEqual([]);
  });

  it('warns of a typed tax that differs, and asks once more when the API does', async () => {
    const { user, writes } = open(withVendor, (_asked, count) =>
      count === 1
        ? { status: 422, body: { ...(refusal(422, {}).body as object), code: 'bill.tax_differs', params: { expected: 21 } } }
        : undefined,
    );
    await user.type(await cell(1, 'Description'), 'Paper');
    await user.type(await cell(1, 'Cost'), '100');
    expect(await cell(1, 'Tax amount')).toHaveAttribute('placeholder', '21.00');
    await user.type(await cell(1, 'Tax amount'), '20,95');
    expect(screen.queryByText(/The rate gives/)).toBeNull();
    await user.clear(await cell(1, 'Tax amount'));
    await user.type(await cell(1, 'Tax amount'), '19');
    expect(await screen.findByText('The rate gives 21.00.')).toBeVisible();
    expect(total()).toBe('€119.00');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Save, the bill says so' }));
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes[1]?.body).toMatchObject({ taxConfirmed: true, lines: [{ taxAmount: 19 }] });
  });

  it('warns of a likely double while one types, and sends it once the person confirms', async () => {
    const twin = aBillRecord({ id: 3, vendorId: 4, number: 'S-76', billDate: today, total: 121, currency: 'EUR' });
    const { user, writes } = open(
      withVendor,
      (_asked, count) =>
        count === 1
          ? { status: 409, body: { ...(refusal(409, {}).body as object), code: 'bill.maybe_double', params: {} } }
          : undefined,
      { '/bills': [twin] },
    );
    await user.type(await cell(1, 'Description'), 'Paper');
    await user.type(await cell(1, 'Cost'), '100');
    expect(await screen.findByRole('link', { name: /S-76/ })).toHaveAttribute('href', '/bills/3/show');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await user.click(await screen.findByRole('button', { name: 'Save, it is another bill' }));
    await waitFor(() => expect(writes[1]?.body).toMatchObject({ doubleConfirmed: true }));
  });

  it('shows the refusal of a number at its field', async () => {
    const { user } = open(withVendor, () => refusal(409, { number: 'bill.number_in_use' }));
    await user.type(await cell(1, 'Description'), 'Paper');
    await user.type(await cell(1, 'Cost'), '100');
    await user.type(screen.getByLabelText('Bill number'), 'S-76');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findAllByText(/already has a bill with this number/)).not.toHaveLength(0);
    expect(screen.getByLabelText('Bill number')).toHaveValue('S-76');
  });

  it('holds the picture beside the form until the bill is saved', async () => {
    const { user } = open(withVendor);
    const paper = within(await screen.findByRole('region', { name: 'Picture or PDF' }));
    await user.upload(paper.getByLabelText('Add a file'), new File(['x'], 'bill.txt', { type: 'text/plain' }));
    expect(await paper.findByText('bill.txt')).toBeVisible();
    await user.click(paper.getByRole('button', { name: 'Take the file away: bill.txt' }));
    expect(paper.queryByText('bill.txt')).toBeNull();
  });
});

it('changes a draft, and says so of a bill that is open', async () => {
  const bill = aBillDetail({ id: 5, vendorId: 4, version: 3, lines: [aBillLineRecord({ quantity: 1, unitCost: 100 })] });
  const { user, writes, unmount } = open('/bills/5', () => ({ body: bill }), { '/bills/5': bill });
  await user.clear(await cell(1, 'Cost'));
  await user.type(await cell(1, 'Cost'), '200');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(writes[0]).toMatchObject({ method: 'PUT', path: '/bills/5', body: { version: 3, lines: [{ unitCost: 200 }] } }),
  );
  unmount();
  open('/bills/5', undefined, { '/bills/5': { ...bill, status: 'open' } });
  expect(await screen.findByText(/This bill is open/)).toBeVisible();
});
