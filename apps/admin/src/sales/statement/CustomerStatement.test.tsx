import type {} from '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomerRecord, anInvoiceRecord, anOrganisationRecord, aPaymentRecord } from '@kontor/demo-data';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { CustomerStatement } from './CustomerStatement.tsx';

const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (blob) => `#${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const invoice = (id: number, invoiceDate: string, total: number) =>
  anInvoiceRecord({ id, number: `INV-${id}`, status: 'sent', invoiceDate, total, currency: 'EUR' });
const answers: Record<string, object> = {
  '/organisation/1': anOrganisationRecord(),
  '/invoices': [invoice(1, '2026-04-30', 100), invoice(2, '2026-05-02', 50.5)],
  '/write-offs': [],
  '/payments': [aPaymentRecord({ id: 7, paymentDate: '2026-05-10', amount: 200, currency: 'EUR', reference: 'RF18' })],
};

function open(at = '?from=2026-05-01&to=2026-05-31') {
  const asked: string[] = [];
  const screens = openScreen(<CustomerStatement record={aCustomerRecord({ id: 4, currency: 'EUR' })} />, {
    resource: 'customers',
    at: `/customers/4/show${at}`,
    server: ({ path, query }) => {
      asked.push(`${path} ${query.get('filter') ?? ''}`);
      return { body: answers[path] ?? [] };
    },
  });
  return { ...screens, asked };
}
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Statement in EUR' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('the statement of a customer', () => {
  it('goes from what was owed before the period to what is owed after it', async () => {
    const { asked } = open();
    expect((await rows()).map((cells) => cells.slice(-2))).toEqual([
      ['Balance before 1 May 2026', '100.00'],
      ['50.50', '150.50'],
      ['−200.00', '−49.50'],
      ['Balance on 31 May 2026', '−49.50'],
    ]);
    expect(screen.getByText(/The customer has a credit of €49\.50\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Payment: RF18' })).toHaveAttribute('href', '/payments/7/show');
    expect(asked).toContain('/invoices {"customerId":4,"status":["sent","paid"],"invoiceDate_lte":"2026-05-31"}');
  });

  it('takes what was written off, with a way to its invoice', async () => {
    const off = { id: 5, version: 1, createdAt: '2026-05-12T10:00:00.000Z', updatedAt: '2026-05-12T10:00:00.000Z' };
    answers['/write-offs'] = [
      {
        ...off,
        invoiceId: 2,
        invoiceNumber: 'INV-2',
        customerId: 4,
        writeOffDate: '2026-05-12',
        amount: 0.5,
        currency: 'EUR',
        reason: 'a',
      },
    ];
    open();
    expect((await rows())[3]?.slice(-2)).toEqual(['−0.50', '−50.00']);
    expect(screen.getByRole('link', { name: 'Write-off: INV-2' })).toHaveAttribute('href', '/invoices/2/show');
    expect(screen.getByText(/Written off: €0\.50/)).toBeVisible();
    answers['/write-offs'] = [];
  });

  it('says so when the period ends before it begins, and keeps both days', async () => {
    open();
    await rows();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-04-30' } });
    await waitFor(() => expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The last day is before the first.'));
    expect(screen.getByLabelText('From')).toHaveValue('2026-05-01');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('is saved as a file with plain figures', async () => {
    const { user } = open();
    await rows();
    await user.click(screen.getByRole('button', { name: 'CSV file' }));
    const reader = new FileReader();
    const text = new Promise((ok) => reader.addEventListener('load', () => ok(reader.result)));
    reader.readAsText(saved[0] as Blob);
    expect(
      String(await text)
        .replace('\ufeff', '')
        .split('\r\n'),
    ).toEqual([
      'Date,Document,Amount,Balance,Currency',
      '2026-05-02,Invoice INV-2,50.5,150.5,EUR',
      '2026-05-10,Payment: RF18,-200,-49.5,EUR',
      '',
    ]);
  });
});
