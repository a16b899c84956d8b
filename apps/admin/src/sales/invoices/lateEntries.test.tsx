import { afterEach, expect, it } from '@jest/globals';
import { aCustomerRecord, anOrganisationRecord, aTaxRateRecord, aTimeEntryRecord } from '@kontor/demo-data';
import { cleanup, screen, within } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { InvoiceCreate } from './InvoiceCreate.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const customer = aCustomerRecord({ id: 1, currency: 'EUR', discountPercent: null });
const hour = (id: number, workDate: string, late: boolean) => ({
  ...aTimeEntryRecord({ id, customerId: 1, projectId: 4, projectName: 'Portal', minutes: 60, billingRate: 50, currency: 'EUR' }),
  workDate,
  late,
});
const open = (entries: object[]) =>
  openScreen(<InvoiceCreate />, {
    resource: 'invoices',
    at: `/invoices/create?source=${encodeURIComponent('{"customerId":1}')}`,
    server: ({ path }) => ({
      body:
        {
          '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR', billingRoundingMode: 'none' }),
          '/tax-rates': [aTaxRateRecord({ id: 1, percent: 21, validFrom: '2009-09-01', validTo: null, isDefault: true })],
          '/customers/1': customer,
          '/time-entries/unbilled': [
            { projectId: 4, projectName: 'Portal', minutes: 240, amount: 200, oldestDate: '2026-01-30', entries },
          ],
        }[path] ?? [],
    }),
  });

it('marks late entries, counts them, and gives them a line of their own', async () => {
  const { user } = open([
    hour(1, '2026-01-30', true),
    hour(2, '2026-01-31', true),
    hour(3, '2026-02-02', false),
    hour(4, '2026-02-03', false),
  ]);
  await user.click(await screen.findByRole('button', { name: /of unbilled time/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('2 late entries')).toBeVisible();
  expect(dialog.getByText(/They get a line of their own/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Show the entries of Portal' }));
  expect(dialog.getAllByRole('listitem').map((item) => within(item).queryAllByText('late').length)).toEqual([1, 1, 0, 0]);
  await user.click(dialog.getByRole('button', { name: 'Add to the invoice' }));
  expect(await screen.findByLabelText('Line 2, Price')).toHaveValue('50.00');
  expect([1, 2].map((line) => screen.getByLabelText<HTMLInputElement>(`Line ${line}, Quantity`).value)).toEqual(['2', '2']);
  expect(screen.queryByLabelText('Line 3, Price')).not.toBeInTheDocument();
});

it('says nothing of late entries where there are none', async () => {
  const { user } = open([hour(3, '2026-02-02', false)]);
  await user.click(await screen.findByRole('button', { name: /of unbilled time/ }));
  expect(within(await screen.findByRole('dialog')).queryByText(/late entr/)).not.toBeInTheDocument();
});

it('says why one line for each project is more than one: hours at different rates', async () => {
  const { user } = open([hour(3, '2026-02-02', false), { ...hour(4, '2026-02-03', false), billingRate: 80 }]);
  await user.click(await screen.findByRole('button', { name: /of unbilled time/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('This makes 2 lines: hours at different rates get a line of their own.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Show the entries of Portal' }));
  await user.click(dialog.getAllByRole('checkbox').at(-1) as HTMLElement);
  expect(dialog.queryByText(/different rates/)).not.toBeInTheDocument();
});
