import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anInvoiceDetail, anOrganisationRecord } from '@kontor/demo-data';
import { cleanup, screen, within } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { InvoiceList } from './InvoiceList.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const row = (id: number, status: 'draft' | 'sent' | 'void', paid: number, balance: number) =>
  anInvoiceDetail({ id, status, number: status === 'draft' ? null : `N-${id}`, total: 121, paid, balance, currency: 'EUR' });
const reads: Record<string, unknown> = {
  '/invoices': [row(1, 'draft', 0, 121), row(2, 'sent', 50, 71), row(3, 'void', 0, 0)],
  '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
};

describe('the list of invoices', () => {
  it('adds up neither the amounts of void ones nor, as owed, those of drafts; and says how much of one is paid', async () => {
    openScreen(<InvoiceList />, {
      resource: 'invoices',
      at: '/invoices/index',
      server: ({ path }) => ({ body: reads[path] ?? [] }),
    });
    const foot = (await screen.findAllByRole('row')).at(-1);
    if (!foot) throw new Error('There is no table');
    expect(await within(foot).findByText('€242.00')).toBeVisible();
    expect(within(foot).getByText('€71.00')).toBeVisible();
    expect(screen.getByText('Partly paid · 41%')).toBeVisible();
  });
});
