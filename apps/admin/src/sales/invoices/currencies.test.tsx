import { afterEach, describe, expect, it } from '@jest/globals';
import { aCustomerRecord, anOrganisationRecord, aTaxRateRecord, aTimeEntryRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { InvoiceCreate } from './InvoiceCreate.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const customer = aCustomerRecord({ id: 1, name: 'Bergen Maritime AS', currency: 'NOK', discountPercent: null });
const hour = (id: number, billingRate: number | null) =>
  aTimeEntryRecord({ id, customerId: 1, projectId: 4, projectName: 'Portal', minutes: 90, billingRate, currency: 'NOK' });
const project = (entries: object[]) => ({
  projectId: 4,
  projectName: 'Portal',
  minutes: 90,
  amount: 0,
  oldestDate: '2026-03-01',
  entries,
});
const reads: Record<string, unknown> = {
  '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR', billingRoundingMode: 'none' }),
  '/tax-rates': [aTaxRateRecord({ id: 1, percent: 21, validFrom: '2009-09-01', validTo: null, isDefault: true })],
  '/customers/1': customer,
  '/customers': [customer],
};
const open = (entries: object[]) =>
  openScreen(<InvoiceCreate />, {
    resource: 'invoices',
    at: `/invoices/create?source=${encodeURIComponent('{"customerId":1}')}`,
    server: ({ path }) => ({ body: { ...reads, '/time-entries/unbilled': [project(entries)] }[path] ?? [] }),
  });
const addHours = async ({ user }: ReturnType<typeof open>): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: /of unbilled time/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add to the invoice' }));
};
const choose = async ({ user }: ReturnType<typeof open>, currency: string): Promise<void> => {
  const field = screen.getByLabelText(/^Currency/);
  await user.clear(field);
  await user.type(field, currency);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${currency}`) }));
};

describe('an invoice in a foreign currency', () => {
  it('asks for the rate of exchange instead of taking one for one', async () => {
    const { user, writes } = open([]);
    expect(await screen.findByLabelText(/^Exchange rate/)).toHaveValue('');
    await user.type(screen.getByLabelText('Line 1, Description'), 'Advice');
    await user.type(screen.getByLabelText('Line 1, Price'), '100');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByRole('button', { name: 'Exchange rate: Please fill in this field.' })).toBeVisible();
    expect(writes).toEqual([]);
  });

  it('takes hours at their rate where it is in their currency', async () => {
    const page = open([hour(5, 920)]);
    await addHours(page);
    expect(await screen.findByLabelText('Line 1, Price')).toHaveValue('920.00');
  });
});

describe('hours whose price is not known', () => {
  it('in another currency than the invoice ask for one, and are sent with the length they were seen at', async () => {
    const page = open([hour(5, 920)]);
    await screen.findByLabelText(/^Exchange rate/);
    await page.user.click(screen.getByRole('button', { name: 'More fields' }));
    await choose(page, 'EUR');
    await addHours(page);
    const price = await screen.findByLabelText('Line 1, Price');
    expect(price).toHaveValue('');
    await page.user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByRole('button', { name: 'Line 1, Price: Please fill in this field.' })).toBeVisible();
    await page.user.type(price, '80');
    await page.user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(page.writes[0]?.body).toMatchObject({
        currency: 'EUR',
        exchangeRate: 1,
        lines: [{ quantity: 1.5, unitPrice: 80, sources: [{ kind: 'timeEntry', id: 5 }], timeEntryMinutes: 90 }],
      }),
    );
  });

  it('are not free of charge, nor on one line with those that are', async () => {
    const page = open([hour(5, null), hour(6, 0)]);
    await addHours(page);
    expect(await screen.findByLabelText('Line 1, Price')).toHaveValue('');
    expect(screen.getByLabelText('Line 2, Price')).toHaveValue('0.00');
  });
});
