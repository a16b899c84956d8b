import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aCustomerRecord,
  aNumberSeriesRecord,
  anInvoiceDetail,
  anInvoiceLineRecord,
  anOrganisationRecord,
  aTaxRateRecord,
} from '@kontor/demo-data';
import type { InvoiceDetail } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SendDialog } from '../../documents/send/index.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { InvoiceEdit } from './InvoiceEdit.tsx';
import { InvoiceShow } from './InvoiceShow.tsx';

// Its words come with it.
beforeAll(() => SendDialog.preload());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const line = anInvoiceLineRecord({ description: 'Screws', quantity: 1250, unit: 'C62', unitPrice: 12.5, taxRateId: 1 });
const draft = (given: Partial<InvoiceDetail> = {}): InvoiceDetail =>
  anInvoiceDetail({ id: 7, version: 3, status: 'draft', number: null, lines: [{ ...line, baseQuantity: 100 }], ...given });
const usual = aNumberSeriesRecord({ id: 1, preview: 'INV-2026-0008' });
const abroad = aNumberSeriesRecord({ id: 2, pattern: 'EXP-{0}', isDefault: false, preview: 'EXP-3' });

const open = (at: string, invoice = draft(), series = [usual]) =>
  openScreen(
    <Routes>
      <Route path="/invoices/:id" element={<InvoiceEdit />} />
      <Route path="/invoices/:id/show" element={<InvoiceShow />} />
    </Routes>,
    {
      resource: 'invoices',
      at,
      server: ({ method, path }) => {
        const reads: Record<string, unknown> = {
          '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
          '/tax-rates': [aTaxRateRecord({ id: 1, percent: 21, category: 'S', validFrom: '2009-09-01', validTo: null })],
          '/customers/1': aCustomerRecord({ id: 1, currency: 'EUR' }),
          '/number-series': series,
          '/invoices/7': invoice,
        };
        return { body: method === 'GET' ? (reads[path] ?? []) : invoice };
      },
    },
  );
const sums = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[data-totals] [data-total]')].map((row) => [
      row.getAttribute('data-total'),
      row.querySelector('dd')?.textContent,
    ]),
  );
const saved = async ({ user, writes }: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  return waitFor(() => {
    const written = writes.find(({ path }) => path === '/invoices/7')?.body as InvoiceDetail | undefined;
    if (!written) throw new Error('Nothing was saved');
    return written;
  });
};

describe('what few lines have', () => {
  it('is in sight where it says something, and is saved as it was', async () => {
    const page = open('/invoices/7');
    expect(await screen.findByLabelText('Line 1, Price is for')).toHaveValue('100');
    expect(sums()['subtotal']).toBe('€156.25');
    expect((await saved(page)).lines[0]).toMatchObject({ baseQuantity: 100, discountAmount: null, charge: null });
  });

  it('is opened from the menu of the line; an amount off takes the place of a percentage', async () => {
    const page = open('/invoices/7', draft({ lines: [{ ...line, quantity: 10, discountPercent: 5 }] }));
    const { user } = page;
    await user.click(await screen.findByRole('button', { name: 'Actions for line 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Discount amount, surcharge, price per quantity' }));
    await user.type(await screen.findByLabelText('Line 1, Discount, amount'), '25');
    expect(screen.getByLabelText('Line 1, Discount, %')).toHaveValue('');
    await user.type(screen.getByLabelText('Line 1, Charge'), '7,50');
    await user.type(screen.getByLabelText('Line 1, Charge for'), 'Express');
    expect(sums()['subtotal']).toBe('€107.50');
    expect((await saved(page)).lines[0]).toMatchObject({
      discountPercent: null,
      discountAmount: 25,
      charge: 7.5,
      chargeReason: 'Express',
      baseQuantity: null,
    });
  });
});

describe('what few documents have', () => {
  it('is folded away until it is wanted: a charge, an advance and a rounding', async () => {
    const page = open('/invoices/7');
    const { user } = page;
    expect(screen.queryByLabelText('Paid in advance')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Charges, advance, rounding' }));
    await user.click(await screen.findByRole('button', { name: 'Add a charge' }));
    const charge = within(screen.getByRole('group', { name: 'Charge 1' }));
    await user.type(charge.getByLabelText(/Charge for/), 'Delivery');
    await user.click(charge.getByRole('button', { name: 'Charge, EUR' }));
    await user.type(charge.getByLabelText('Charge'), '10');
    await user.type(screen.getByLabelText('Paid in advance'), '50');
    await user.click(screen.getByLabelText('Round the amount due to'));
    await user.click(await screen.findByRole('option', { name: '€1.00' }));
    expect(sums()).toMatchObject({
      subtotal: '€156.25',
      charge: '€10.00',
      total: '€201.16',
      prepaid: '−€50.00',
      rounding: '−€0.16',
      due: '€151.00',
    });
    expect(await saved(page)).toMatchObject({
      prepaid: 50,
      roundPayableTo: 1,
      charges: [{ reason: 'Delivery', percent: null, amount: 10, taxRateId: null }],
    });
  });

  it('is in sight where it says something, and a charge goes again', async () => {
    const tax = { taxRateId: null, taxName: null, taxPercent: null, taxCategory: null };
    const page = open('/invoices/7', draft({ charges: [{ reason: 'Delivery', percent: null, amount: 10, ...tax, charge: 10 }] }));
    expect(await screen.findByLabelText(/Charge for/, { selector: 'input[name="charges.0.reason"]' })).toHaveValue('Delivery');
    await page.user.click(screen.getByRole('button', { name: 'Remove the charge' }));
    expect(await saved(page)).toMatchObject({ charges: [] });
  });
});

describe('the series of an invoice', () => {
  const question = async () => within(await screen.findByRole('alertdialog'));

  it('is not asked for where there is one', async () => {
    const { user } = open('/invoices/7/show');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = await question();
    expect(await dialog.findByText('It gets the next number of its series.')).toBeVisible();
    expect(dialog.queryByLabelText(/Number series/)).toBeNull();
  });

  it('is chosen where there are several, with a reason for another than the default', async () => {
    const { user, writes } = open('/invoices/7/show', draft(), [usual, abroad]);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = await question();
    expect(await dialog.findByText('It gets the next number of its series, currently INV-2026-0008.')).toBeVisible();
    await user.click(dialog.getByLabelText(/Number series/));
    await user.click(await screen.findByRole('option', { name: 'EXP-3' }));
    expect(dialog.getByText('It gets the next number of its series, currently EXP-3.')).toBeVisible();
    await user.type(dialog.getByLabelText(/Reason for this series/), 'A sale abroad');
    await user.click(dialog.getByLabelText('Send it without a bank account'));
    await user.click(dialog.getByRole('button', { name: 'Send invoice' }));
    await waitFor(() =>
      expect(writes.find(({ path }) => path === '/invoices/7/send')?.body).toMatchObject({
        numberSeriesId: 2,
        numberSeriesReason: 'A sale abroad',
      }),
    );
  });
});

it('shows the balance of an invoice from before Kontor, and offers no paper', async () => {
  const sentAt = '2026-11-23T15:12:00Z';
  open(
    '/invoices/7/show',
    anInvoiceDetail({ id: 7, status: 'sent', number: 'OLD-7', opening: true, lines: [], taxes: [], sentAt }),
  );
  expect(await screen.findByText(/This invoice was issued before Kontor/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Record payment' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
  expect(screen.getByRole('tab', { name: 'To-do' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Customer links' })).toBeNull();
  expect(screen.queryByText('Sent')).toBeNull();
});

it('leads to the invoice that it corrects, and to the draft that corrects it', async () => {
  const paper = { status: 'sent', number: 'INV-7' } as const;
  const links = { correctedInvoiceId: 5, correctedInvoiceNumber: 'INV-5', correctionId: 9, correctionNumber: null };
  open('/invoices/7/show', anInvoiceDetail({ id: 7, ...paper, ...links }));
  expect(await screen.findByRole('link', { name: 'INV-5' })).toHaveAttribute('href', '/invoices/5/show');
  expect(screen.getByRole('link', { name: 'Draft #9' })).toHaveAttribute('href', '/invoices/9/show');
});
