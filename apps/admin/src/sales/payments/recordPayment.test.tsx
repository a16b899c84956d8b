import { afterEach, describe, expect, it } from '@jest/globals';
import {
  aCustomerRecord,
  anInvoiceRecord,
  anOrganisationRecord,
  aPaymentRecord,
  aRetainerInvoiceRecord,
} from '@kontor/demo-data';
import type { InvoiceRecord, RetainerInvoiceRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { PaymentList } from './PaymentList.tsx';
import { ReceiptDialog } from '../../documents/send/index.ts';
import { RecordPayment } from './RecordPayment.tsx';

afterEach(cleanup);

const organisation = anOrganisationRecord({ baseCurrency: 'EUR' });
const customer = aCustomerRecord({ id: 1, name: 'Nemuno logistika, UAB', currency: 'EUR' });
const open = (id: number, change: Partial<InvoiceRecord> = {}) =>
  anInvoiceRecord({ id, number: `INV-${id}`, status: 'sent', customerId: 1, total: 121, balance: 121, ...change });
const both = [open(1, { dueDate: '2026-04-02' }), open(2, { dueDate: '2026-04-01', balance: 50 })];
const krone = open(3, { currency: 'NOK', exchangeRate: 11.7354, exchangeRateInverted: true, balance: 1000 });

const dialogOf = (
  invoices: InvoiceRecord[],
  post: Answer = { status: 201, body: aPaymentRecord() },
  retainers: RetainerInvoiceRecord[] = [],
) =>
  openScreen(<RecordPayment payer={customer} variant="outlined" />, {
    resource: 'customers',
    at: '/customers/1/show',
    server: ({ method, path }) => {
      if (method === 'POST') return post;
      if (path === '/invoices') return { body: invoices };
      if (path === '/retainer-invoices') return { body: retainers };
      if (path === '/customers/1') return { body: { ...customer, email: null } };
      if (path === '/contacts') return { body: [] };
      if (path === '/exchange-rates/newest')
        return { body: [{ exchangeRate: 11.68, exchangeRateInverted: true, rateDate: '2026-03-02' }] };
      return { body: path === '/customers' ? [customer] : organisation };
    },
  });
const openDialog = async (user: ReturnType<typeof dialogOf>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  return screen.findByLabelText(/^Amount/);
};
const save = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Record payment' });

describe('a payment over several invoices', () => {
  it('pays what is due first, tells what becomes credit, and is sent as it stands', async () => {
    const { user, writes } = dialogOf(both);
    const amount = await openDialog(user);
    await screen.findByLabelText('INV-1');
    await user.type(amount, '100');
    expect(screen.getByLabelText('INV-2')).toHaveValue('50.00');
    expect(screen.getByLabelText('INV-1')).toHaveValue('50.00');
    expect(screen.getByText('Nothing goes to credit.')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '200');
    expect(screen.getByLabelText('INV-1')).toHaveValue('121.00');
    expect(screen.getByRole('status')).toHaveTextContent('€29.00 goes to credit.');
    await user.type(amount, '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({ method: 'POST', path: '/payments' });
    expect(writes[0]?.body).toEqual({
      customerId: 1,
      currency: 'EUR',
      exchangeRate: null,
      exchangeRateInverted: true,
      baseAmount: null,
      method: 'bankTransfer',
      reference: null,
      amount: 200,
      paymentDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      allocations: [
        { invoiceId: 1, amount: 121 },
        { invoiceId: 2, amount: 50 },
      ],
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('pays retainer invoices too, by their due date among the invoices, and says a refusal at its field', async () => {
    const retainer = aRetainerInvoiceRecord({
      id: 1,
      number: 'RET-1',
      status: 'sent',
      dueDate: '2026-04-01',
      total: 80,
      balance: 80,
    });
    const refused = refusal(422, { 'retainers.0.amount': 'payment.over_balance' });
    const { user, writes } = dialogOf([open(1, { dueDate: '2026-04-02' })], refused, [retainer]);
    await user.type(await openDialog(user), '100');
    await waitFor(() => expect(screen.getByLabelText('RET-1')).toHaveValue('80.00'));
    expect(screen.getByLabelText('INV-1')).toHaveValue('20.00');
    await user.click(save());
    await waitFor(() =>
      expect(writes[0]?.body).toMatchObject({
        allocations: [{ invoiceId: 1, amount: 20 }],
        retainers: [{ retainerInvoiceId: 1, amount: 80 }],
      }),
    );
    await waitFor(() => expect(screen.getByLabelText('RET-1')).toHaveAccessibleDescription(/more than the outstanding amount/));
  });

  it('is followed by its receipt where that is wanted', async () => {
    await ReceiptDialog.preload();
    const paid = aPaymentRecord({ id: 9, customerId: 1 });
    const { user, writes } = dialogOf(both, { status: 201, body: paid });
    await user.type(await openDialog(user), '100');
    await user.click(screen.getByRole('switch', { name: 'Send a receipt afterwards' }));
    await user.click(save());
    const receipt = within(await screen.findByRole('alertdialog', { name: 'Send a receipt' }));
    await user.type(receipt.getByLabelText('Send to'), 'ona@example.lt');
    await user.click(receipt.getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(writes.map(({ path }) => path)).toEqual(['/payments', '/payments/9/mail']));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is changed by hand, which stays until somebody asks for the oldest first again', async () => {
    const { user } = dialogOf(both);
    const amount = await openDialog(user);
    const one = await screen.findByLabelText('INV-1');
    await user.type(amount, '100');
    await user.clear(one);
    await user.type(one, '90');
    expect(screen.getByText('The invoices take €40.00 too much.')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '1000');
    expect(one).toHaveValue('90.00');
    await user.click(screen.getByRole('button', { name: 'Oldest first' }));
    expect(one).toHaveValue('121.00');
  });

  it('keeps what was typed when it is refused, and says why at the fields', async () => {
    const { user, writes } = dialogOf(
      both,
      refusal(422, { 'allocations.1.amount': 'payment.over_balance', amount: 'payment.over_amount' }),
    );
    const amount = await openDialog(user);
    await screen.findByLabelText('INV-1');
    await user.type(amount, '100');
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('INV-2')).toHaveAccessibleDescription(/more than the outstanding amount/));
    expect(screen.getByLabelText(/^Amount/)).toHaveAccessibleDescription(/allocated more than the payment/);
    expect(screen.getByLabelText('INV-2')).toHaveValue('50.00');
    await user.click(save());
    await waitFor(() => expect(writes).toHaveLength(2));
  });

  it('complains of an amount that cannot be read before anything is sent', async () => {
    const { user, writes } = dialogOf(both);
    const amount = await openDialog(user);
    const one = await screen.findByLabelText('INV-1');
    await user.click(save());
    await waitFor(() => expect(amount).toHaveAccessibleDescription('Please enter amount!'));
    await user.type(amount, '10');
    await user.type(one, '-5');
    await user.click(save());
    await waitFor(() => expect(one).toBeInvalid());
    expect(writes).toEqual([]);
  });

  it('of a customer who owes nothing is all credit', async () => {
    const { user, writes } = dialogOf([]);
    const amount = await openDialog(user);
    expect(await screen.findByText('This customer has no open invoices.')).toBeVisible();
    await user.type(amount, '40{Enter}');
    await waitFor(() => expect(writes[0]?.body).toMatchObject({ amount: 40, allocations: [] }));
  });

  it('is in one currency, at the rate of its day until somebody types what came, in the direction of what is open', async () => {
    const { user, writes } = dialogOf([...both, krone]);
    await openDialog(user);
    await screen.findByLabelText('INV-1');
    expect(screen.queryByLabelText('INV-3')).toBeNull();
    await user.click(screen.getByRole('combobox', { name: /^Currency/ }));
    await user.click(await screen.findByRole('option', { name: 'NOK' }));
    await screen.findByLabelText('INV-3');
    expect(screen.queryByLabelText('INV-1')).toBeNull();
    await user.type(screen.getByLabelText(/^Amount/), '1500');
    expect(screen.getByLabelText(/^Exchange rate/)).toHaveValue('');
    expect(await screen.findByText(/to use 1 EUR = 11\.68 NOK, the rate of 2 Mar 2026\./)).toBeVisible();
    await user.type(screen.getByLabelText(/^Received in your own currency/), '127');
    await user.click(save());
    await waitFor(() =>
      expect(writes[0]?.body).toMatchObject({
        currency: 'NOK',
        exchangeRate: null,
        exchangeRateInverted: true,
        baseAmount: 127,
        allocations: [{ invoiceId: 3, amount: 1000 }],
      }),
    );
  });
});

describe('the list of payments', () => {
  it.each([
    [{ action: 'manage', subject: 'all' }, 1],
    [{ action: ['read'], subject: ['Payment', 'Invoice', 'Customer'] }, 0],
  ])('offers it with the right: %j', async (rule, count) => {
    openScreen(<PaymentList />, {
      resource: 'payments',
      at: '/payments/index',
      server: () => ({ body: [aPaymentRecord()] }),
      rules: [rule],
    });
    await screen.findAllByText('Nemuno logistika, UAB');
    expect(screen.queryAllByRole('button', { name: 'Record payment' })).toHaveLength(count);
  });
});
