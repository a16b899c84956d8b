import type {} from '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { aCustomerRecord, anOrganisationRecord } from '@kontor/demo-data';
import { ageBuckets, todayIn, type Statement, type StatementRow } from '@kontor/domain';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { linesOf, savedFiles } from '../../platform/testing/savedFiles.ts';
import { LetterDialog } from '../../documents/send/index.ts';
import { CustomerStatement } from './CustomerStatement.tsx';

const saved = savedFiles();
afterEach(cleanup);

const row = (change: Partial<StatementRow>): StatementRow => ({
  kind: 'invoice',
  id: 2,
  invoiceId: 2,
  date: '2026-05-02',
  reference: 'INV-2',
  amount: 50.5,
  currency: 'EUR',
  balance: 150.5,
  parts: [],
  ...change,
});
const payment = row({
  kind: 'payment',
  id: 7,
  invoiceId: null,
  date: '2026-05-10',
  reference: 'RF18',
  amount: -200,
  balance: -49.5,
  parts: [{ invoiceId: 2, invoiceNumber: 'INV-2', amount: 50.5 }],
});
const may: Statement = {
  currency: 'EUR',
  opening: 100,
  rows: [row({}), payment],
  rowCount: 2,
  invoiced: 50.5,
  received: 200,
  writtenOff: 0,
  credited: 0,
  paidBack: 0,
  closing: -49.5,
  ages: ageBuckets.map((bucket) => ({ bucket, amount: bucket === 'days1to30' ? 150.5 : 0 })),
  credit: 200,
  exchangeDifference: 0,
  lateInterest: [],
};

function open(statement = may, at = '?from=2026-05-01&to=2026-05-31') {
  const asked: string[] = [];
  const screens = openScreen(<CustomerStatement record={aCustomerRecord({ id: 4, currency: 'EUR' })} />, {
    resource: 'customers',
    at: `/customers/4/show${at}`,
    server: ({ path, query }) => {
      asked.push(`${path}?${query.toString()}`);
      if (path === '/customers/4/statement/letter')
        return { body: { subject: 'Statement of account', text: 'The balance is €150.50.' } };
      if (path === '/customers/4') return { body: aCustomerRecord({ id: 4, email: 'info@nemuno.example' }) };
      if (path === '/contacts') return { body: [] };
      return { body: path === '/customers/4/statement' ? [statement] : anOrganisationRecord() };
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
    expect(asked).toContain('/customers/4/statement?from=2026-05-01&to=2026-05-31');
  });

  it('does not repeat them where the payer wrote nothing else', async () => {
    open({ ...may, rows: [{ ...payment, reference: 'INV-2' }] });
    expect(await screen.findByRole('link', { name: 'Payment' })).toHaveAttribute('href', '/payments/7/show');
    expect(screen.getByRole('link', { name: 'INV-2: 50.50' })).toBeVisible();
  });

  it('counts ages to today while the period is not over', async () => {
    open(may, '?from=2026-05-01&to=2999-12-31');
    expect(await screen.findByRole('heading', { name: /^Days overdue on/ })).not.toHaveTextContent('2999');
  });

  it('names the invoices that a payment paid, and says how old what is open is', async () => {
    open();
    await rows();
    expect(screen.getByRole('link', { name: 'INV-2: 50.50' })).toHaveAttribute('href', '/invoices/2/show');
    expect(screen.getByRole('heading', { name: 'Days overdue on 31 May 2026, EUR' })).toBeVisible();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['0.00', '150.50', '0.00', '0.00', '0.00', '−200.00']);
  });

  it('is saved as a PDF, and goes by email with words that can be changed', async () => {
    await LetterDialog.preload();
    const { user, asked, writes } = open();
    await rows();
    await user.click(screen.getByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(asked).toContain('/customers/4/statement/pdf?from=2026-05-01&to=2026-05-31'));
    await user.click(screen.getByRole('button', { name: 'Email the statement' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByLabelText('Subject')).toHaveValue('Statement of account');
    await user.type(dialog.getByLabelText('Subject'), '!');
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({
      path: '/customers/4/statement/mail',
      body: {
        to: 'info@nemuno.example',
        subject: 'Statement of account!',
        message: 'The balance is €150.50.',
        fromDate: '2026-05-01',
        toDate: '2026-05-31',
      },
    });
  });

  it('takes what was written off, with a way to its invoice', async () => {
    const off = row({ kind: 'writeOff', id: 5, invoiceId: 2, date: '2026-05-12', amount: -0.5, balance: -50 });
    open({ ...may, rows: [...may.rows, off], writtenOff: 0.5, closing: -50 });
    expect((await rows())[3]?.slice(-2)).toEqual(['−0.50', '−50.00']);
    expect(screen.getByRole('link', { name: 'Write-off: INV-2' })).toHaveAttribute('href', '/invoices/2/show');
    expect(screen.getByText(/Written off: €0\.50/)).toBeVisible();
  });

  it.each([
    [0.02, 'Exchange gain in these days: €0.02'],
    [-12.3, 'Exchange loss in these days: €12.30'],
  ])('says that other rates made %d', async (exchangeDifference, words) => {
    open({ ...may, exchangeDifference });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says so when the period ends before it begins, and keeps both days', async () => {
    open();
    await rows();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-04-30' } });
    await waitFor(() => expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The last day is before the first.'));
    expect(screen.getByLabelText('From')).toHaveValue('1 May 2026');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('is of this year at first', async () => {
    const { asked } = open(may, '');
    await rows();
    const year = todayIn('Europe/Vilnius', new Date()).slice(0, 4);
    expect(asked).toContain(`/customers/4/statement?from=${year}-01-01&to=${year}-12-31`);
  });

  it('shows another period by its name', async () => {
    const { user, asked, location } = open();
    await rows();
    await user.click(screen.getByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByRole('option', { name: 'Last year' }));
    const last = Number(todayIn('Europe/Vilnius', new Date()).slice(0, 4)) - 1;
    await waitFor(() => expect(asked).toContain(`/customers/4/statement?from=${last}-01-01&to=${last}-12-31`));
    expect(location()?.search).toBe(`?from=${last}-01-01&to=${last}-12-31`);
  });

  it('is saved as a file with plain figures', async () => {
    const { user } = open();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await linesOf(saved[0])).toEqual([
      'Date,Document,Amount,Balance,Currency',
      '2026-05-02,Invoice INV-2,50.5,150.5,EUR',
      '2026-05-10,Payment: RF18,-200,-49.5,EUR',
      '',
    ]);
  });
});
