import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aBillCost,
  anExpenseCost,
  aCustomerRecord,
  anInvoiceDetail,
  anInvoiceLineRecord,
  anOrganisationRecord,
  aTaxRateRecord,
} from '@kontor/demo-data';
import type { AbilityRule, Cost } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen, type Answer } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { InvoiceCreate } from '../InvoiceCreate.tsx';
import { InvoiceShow } from '../InvoiceShow.tsx';
import { BilledCosts, CostsOffer } from './index.ts';

beforeAll(() => Promise.all([CostsOffer.preload(), BilledCosts.preload()]));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const rates = [
  aTaxRateRecord({ id: 1, percent: 21, category: 'S', validFrom: '2009-09-01', validTo: null, isDefault: true }),
  aTaxRateRecord({ id: 2, percent: 0, category: 'E', validFrom: '2009-09-01', validTo: null, isDefault: false }),
];
const billed = anInvoiceDetail({
  id: 7,
  lines: [anInvoiceLineRecord({ kind: 'bill', description: 'Paper', sources: [{ kind: 'billLine', id: 9 }] })],
});

type Opening = { at?: string; currency?: string; rules?: AbilityRule[]; write?: () => Answer };
const open = (costs: Cost[], { at = begun, currency = 'EUR', rules, write = () => ({ body: billed }) }: Opening = {}) => {
  const asked: string[] = [];
  const opened = openScreen(
    <Routes>
      <Route path="/invoices/create" element={<InvoiceCreate />} />
      <Route path="/invoices/:id/show" element={<InvoiceShow />} />
    </Routes>,
    {
      resource: 'invoices',
      at,
      ...(rules && { rules }),
      server: ({ method, path }) => {
        if (method !== 'GET') return write();
        asked.push(path);
        return {
          body:
            {
              '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR', isVatRegistered: true }),
              '/tax-rates': rates,
              '/customers/1': aCustomerRecord({ id: 1, currency, discountPercent: null }),
              '/bills/costs': costs.filter((cost) => !('expenseId' in cost)),
              '/expenses/costs': costs.filter((cost) => 'expenseId' in cost),
              '/invoices/7': billed,
            }[path] ?? [],
        };
      },
    },
  );
  return { ...opened, asked };
};
const begun = `/invoices/create?source=${encodeURIComponent('{"customerId":1}')}`;
const offer = () => screen.findByRole('button', { name: /Add \d+ unbilled costs?/ });

describe('unbilled costs', () => {
  it('are offered with their number and price, and become lines at cost with mark-up, which is not in their text', async () => {
    const { user, writes } = open([
      aBillCost({ billLineId: 9, projectId: 4, projectName: 'Portal', quantity: 2, cost: 200, unitPrice: 115, price: 230 }),
      aBillCost({ billLineId: 10, description: 'Permit', outlay: true, markUp: 0, cost: 121, unitPrice: 121, price: 121 }),
      aBillCost({ billLineId: 11, description: 'Taxi', markUp: 0, cost: 20, unitPrice: 20, price: 20 }),
    ]);
    const button = await offer();
    expect(button).toHaveTextContent('Add 3 unbilled costs (€371.00)');
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Unbilled costs' }));
    expect(dialog.getByText('Selected: cost €341.00. On the invoice: €371.00')).toBeVisible();
    expect(dialog.getByText('Price (+15%)')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /Taxi/ }));
    await user.click(dialog.getByRole('button', { name: 'Add to the invoice' }));
    expect(await screen.findByLabelText('Line 1, Description')).toHaveValue('Paper');
    expect(screen.getAllByText('Cost of a bill')).toHaveLength(2);
    expect(await offer()).toHaveTextContent('Add 1 unbilled cost (€20.00)');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(writes.length).toBe(1));
    expect(writes[0]?.body).toMatchObject({
      lines: [
        { kind: 'bill', quantity: 2, unitPrice: 115, taxRateId: 1, sources: [{ kind: 'billLine', id: 9 }] },
        { kind: 'bill', quantity: 1, unitPrice: 121, taxRateId: 2, sources: [{ kind: 'billLine', id: 10 }] },
      ],
    });
  });

  it('are expenses too, by their dates among the lines of bills, each a line that says so', async () => {
    const { user, writes } = open([
      aBillCost({ billLineId: 9, billDate: '2026-03-02', price: 115 }),
      // The same id as the line of the bill: they are not the same cost.
      anExpenseCost({ expenseId: 9, expenseDate: '2026-03-04', cost: 50, unitPrice: 55, price: 55 }),
      anExpenseCost({
        expenseId: 12,
        expenseDate: '2026-03-01',
        description: 'Permit',
        outlay: true,
        markUp: 0,
        price: 30,
        unitPrice: 30,
      }),
    ]);
    const button = await offer();
    expect(button).toHaveTextContent('Add 3 unbilled costs (€200.00)');
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Unbilled costs' }));
    const names = dialog.getAllByRole('checkbox').slice(1);
    expect(names.map((one) => one.closest('label')?.textContent)).toEqual([
      expect.stringContaining('Permit'),
      expect.stringContaining('Paper'),
      expect.stringContaining('FuelCircle K · Ieva Ievaitė'),
    ]);
    await user.click(dialog.getByRole('checkbox', { name: /Paper/ }));
    await user.click(dialog.getByRole('button', { name: 'Add to the invoice' }));
    expect(await screen.findByLabelText('Line 2, Description')).toHaveValue('Fuel');
    expect(screen.getAllByText('Expense')).toHaveLength(2);
    expect(await offer()).toHaveTextContent('Add 1 unbilled cost (€115.00)');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(writes.length).toBe(1));
    expect(writes[0]?.body).toMatchObject({
      lines: [
        { kind: 'bill', quantity: 1, unitPrice: 30, taxRateId: 2, sources: [{ kind: 'expense', id: 12 }] },
        { kind: 'bill', quantity: 1, unitPrice: 55, taxRateId: 1, sources: [{ kind: 'expense', id: 9 }] },
      ],
    });
  });

  it('of another currency have the price of the books', async () => {
    const { user } = open([aBillCost({ currency: 'NOK', cost: 1000, unitPrice: 1150, price: 1150, baseUnitPrice: 98.2 })]);
    await user.click(await offer());
    await user.click(await screen.findByRole('button', { name: 'Add to the invoice' }));
    expect(await screen.findByLabelText('Line 1, Price')).toHaveValue('98.20');
  });

  it('of three currencies come to one amount on the invoice', async () => {
    const { user } = open([
      aBillCost({ billLineId: 1, currency: 'EUR', cost: 100, quantity: 1, unitPrice: 110, price: 110, baseUnitPrice: 110 }),
      aBillCost({ billLineId: 2, currency: 'NOK', cost: 1000, quantity: 1, unitPrice: 1150, price: 1150, baseUnitPrice: 98.2 }),
      aBillCost({ billLineId: 3, currency: 'SEK', cost: 500, quantity: 1, unitPrice: 550, price: 550, baseUnitPrice: 48.4 }),
    ]);
    await user.click(await offer());
    expect(await screen.findByText(/On the invoice: €256\.60$/)).toBeVisible();
  });

  it('are not offered where there are none, nor asked for by who may not read bills', async () => {
    const rules: AbilityRule[] = [
      { action: ['read', 'create', 'update'], subject: ['Invoice', 'Customer', 'Organisation', 'TaxRate'] },
    ];
    const { asked } = open([aBillCost()], { rules });
    await waitFor(() => expect(asked).toContain('/tax-rates'));
    expect(await screen.findByRole('button', { name: 'Save draft' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /unbilled cost/ })).toBeNull();
    expect(asked).not.toContain('/bills/costs');
    expect(asked).not.toContain('/expenses/costs');
    cleanup();
    const free = open([]);
    await waitFor(() => expect(free.asked).toContain('/bills/costs'));
    expect(screen.queryByRole('button', { name: /unbilled cost/ })).toBeNull();
  });

  it('that somebody else billed meanwhile are named at their line', async () => {
    const params = { invoice: '#31', invoiceId: 31 };
    const taken = {
      status: 409,
      body: {
        statusCode: 409,
        code: 'invoice.cost_taken',
        message: '',
        params,
        errors: { 'lines.0.sources': { code: 'invoice.cost_on_invoice', message: '', params } },
      },
    };
    const { user } = open([aBillCost()], { write: () => taken });
    await user.click(await offer());
    await user.click(await screen.findByRole('button', { name: 'Add to the invoice' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect((await screen.findAllByText(/This cost is already on invoice #31/))[0]).toBeVisible();
  });
});

it('the page of an invoice says which bills and expenses its costs are from', async () => {
  const costs = [aBillCost({ invoiceId: 7 }), aBillCost({ billLineId: 10, billId: 5, billNumber: null }), anExpenseCost()];
  open(costs, { at: '/invoices/7/show' });
  const panel = await screen.findByText('Cost €250.00, price €285.00');
  expect(panel).toBeVisible();
  expect(screen.getByRole('link', { name: 'Popieriaus ratas, UAB PR-1042' })).toHaveAttribute('href', '/bills/4/show');
  expect(screen.getByRole('link', { name: 'Circle K Ieva Ievaitė' })).toHaveAttribute('href', '/expenses/9/show');
});
