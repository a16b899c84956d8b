import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aCustomerRecord, anInvoiceDetail } from '@kontor/demo-data';
import { SendInvoiceInput, type InvoiceDetail } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { openScreen, type Answer } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { SendAgainDialog, SendDialog } from './index.ts';
import { whereToMend } from '../preflight/whereToMend.ts';

// Loads their words too.
beforeAll(() => Promise.all([SendDialog.preload(), SendAgainDialog.preload()]));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const customer = aCustomerRecord({ id: 1, email: 'info@nemuno.example' });
const draft = anInvoiceDetail({ id: 7, status: 'draft', number: null, customerId: 1, contactId: null });
const issued = anInvoiceDetail({ ...draft, id: 8, status: 'sent', number: 'INV-8' });
const letter = { subject: 'Invoice {number} from us', text: 'Hello, attached is {number}.' };
const reads: Record<string, unknown> = {
  '/customers/1': customer,
  '/invoices/7/letter': letter,
  '/invoices/8/letter': { subject: 'Invoice INV-8 from us', text: 'Hello, attached is INV-8.' },
};
const open = async (screenOf: React.JSX.Element, write: () => Answer = () => ({ body: draft })) => {
  const opened = openScreen(<Suspense fallback={null}>{screenOf}</Suspense>, {
    resource: 'invoices',
    at: '/invoices/7/show',
    server: ({ method, path }) => (method === 'GET' ? { body: reads[path] ?? [] } : write()),
  });
  return { ...opened, question: within(await screen.findByRole('alertdialog')) };
};
const sending = (document: InvoiceDetail) => (
  <SendDialog kind="invoice" document={document} input={SendInvoiceInput} onClose={() => undefined} />
);

const Closing = () => {
  const [isOpen, setOpen] = useState(true);
  const dialog = <SendDialog kind="invoice" document={draft} input={SendInvoiceInput} onClose={() => setOpen(false)} />;
  return <Suspense fallback={null}>{isOpen && dialog}</Suspense>;
};

describe('sending by email', () => {
  it('shows the subject and the text, lets both be changed, and goes to several people', async () => {
    const { user, writes, question } = await open(sending(draft));
    expect(question.getByLabelText('Subject')).toHaveValue(letter.subject);
    expect(question.getByLabelText('Message')).toHaveValue(letter.text);
    expect(question.getByText(/^{number} becomes the number of the document/)).toBeVisible();
    await user.type(question.getByLabelText('Send to'), ', cfo@nemuno.example');
    await user.type(question.getByLabelText('Subject'), '!');
    await user.click(question.getByRole('button', { name: 'Send invoice' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toEqual({
      to: 'info@nemuno.example, cfo@nemuno.example',
      subject: 'Invoice {number} from us!',
      message: letter.text,
    });
  });

  it('promises no email before it knows that there is a mail server', async () => {
    let tell = (_mail: boolean) => {};
    const told = new Promise<boolean>((ok) => (tell = ok));
    openScreen(<Suspense fallback={null}>{sending(draft)}</Suspense>, {
      resource: 'invoices',
      at: '/invoices/7/show',
      server: async ({ path }) =>
        path === '/jwt/options' ? { body: { registration: false, demo: false, mail: await told } } : { body: reads[path] ?? [] },
    });
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/gets the next number/)).toBeVisible();
    expect(question.queryByText(/info@nemuno.example/)).toBeNull();
    tell(false);
    expect(await question.findByText(/no mail server is set up.*info@nemuno.example/)).toBeVisible();
  });

  it.each([
    ['is on its way', true, 'info@nemuno.example', 'Invoice sent'],
    ['waits for a mail server', false, 'info@nemuno.example', 'Marked as sent; the email waits for a mail server.'],
    ['was not wanted', true, '', 'Marked as sent, without an email'],
    ['was not wanted, without a mail server too', false, '', 'Marked as sent, without an email'],
  ])('tells truly that the email %s', async (_, mail, to, toast) => {
    const { user, writes } = openScreen(<Closing />, {
      resource: 'invoices',
      at: '/invoices/7/show',
      server: ({ method, path }) => {
        if (path === '/jwt/options') return { body: { registration: false, demo: false, mail } };
        if (path === '/customer-links') return { status: 201, body: { id: 1, url: 'https://kontor.example/c/abc' } };
        return { body: method === 'GET' ? (reads[path] ?? []) : draft };
      },
    });
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(mail ? /will receive an email/ : /no mail server is set up/);
    if (!to) await user.clear(question.getByLabelText('Send to'));
    await user.click(question.getByRole('button', { name: 'Send invoice' }));
    expect(await screen.findByText(toast)).toBeVisible();
    if (mail || !to) return expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/customer-links', body: { invoiceId: 7 } }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    return expect(await navigator.clipboard.readText()).toBe('https://kontor.example/c/abc');
  });

  it('asks where there is no account to pay to, with a way to add one, and goes on when that is confirmed', async () => {
    const problem = { code: 'invoice.no_bank_account', message: 'No account', params: { currency: 'SEK' } };
    const body = { statusCode: 409, ...problem, errors: { noAccountConfirmed: problem }, requestId: 'r' };
    let asked = 0;
    const { user, writes, question } = await open(sending(draft), () =>
      (asked += 1) === 1 ? { status: 409, body } : { body: draft },
    );
    await user.click(question.getByRole('button', { name: 'Send invoice' }));
    expect(await question.findByText(/There is no bank account in SEK/)).toBeVisible();
    expect(question.getByRole('link', { name: 'Open the bank accounts' })).toHaveAttribute(
      'href',
      '/settings/index?section=bankAccounts',
    );
    await user.click(question.getByLabelText('Send it without a bank account'));
    await user.click(question.getByRole('button', { name: 'Send invoice' }));
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes.map(({ body: sent }) => sent['noAccountConfirmed'])).toEqual([undefined, true]);
  });

  it.each([
    ['hours are billed that are still ahead', 'invoice.hours_ahead', 'hoursAheadConfirmed', 'Bill these hours in advance'],
    ['more hours are billed than were logged', 'invoice.hours_above', 'hoursAboveConfirmed', 'Bill more hours than were logged'],
  ])('asks before %s', async (_what, code, flag, label) => {
    const problem = { code, message: 'Asked', params: { date: '2026-12-24', line: 1, billed: '9:00', logged: '1:00' } };
    const body = { statusCode: 409, ...problem, errors: { [flag]: problem }, requestId: 'r' };
    let asked = 0;
    const { user, writes, question } = await open(sending(draft), () =>
      (asked += 1) === 1 ? { status: 409, body } : { body: draft },
    );
    await user.click(question.getByRole('button', { name: 'Send invoice' }));
    await user.click(await question.findByLabelText(label));
    await user.click(question.getByRole('button', { name: 'Send invoice' }));
    await waitFor(() => expect(writes.map(({ body: sent }) => sent[flag])).toEqual([undefined, true]));
  });

  it('says when the text could not be read, and reads it again', async () => {
    let fails = true;
    const { user } = openScreen(
      <Suspense fallback={null}>
        <SendAgainDialog document={issued} onClose={() => undefined} />
      </Suspense>,
      {
        resource: 'invoices',
        at: '/invoices/8/show',
        server: ({ path }) => (fails && path.endsWith('/letter') ? { status: 500, body: {} } : { body: reads[path] ?? [] }),
      },
    );
    expect(await screen.findByText(/The subject and message could not be loaded/)).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue('Invoice INV-8 from us'));
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it('is done again for what was issued, to whoever is named', async () => {
    const { user, writes, question } = await open(<SendAgainDialog document={issued} onClose={() => undefined} />);
    await user.clear(question.getByLabelText('Send to'));
    await user.click(question.getByRole('button', { name: 'Send email' }));
    expect(writes).toEqual([]);
    await user.type(question.getByLabelText('Send to'), 'books@nemuno.example');
    await user.click(question.getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({
      path: '/invoices/8/mail',
      body: { to: 'books@nemuno.example', subject: 'Invoice INV-8 from us', message: 'Hello, attached is INV-8.' },
    });
  });
});

it.each([
  ['document.organisation_incomplete', { params: { fields: 'vatCode, street' } }, '/settings/index?section=profile#vatCode'],
  ['bank_account.kid_too_short', {}, '/settings/index?section=bankAccounts'],
  ['document.customer_incomplete', { params: { fields: 'street' } }, '/customers/1#street'],
  ['document.buyer_vat_code', { errors: { customerId: {} } }, '/customers/1#vatCode'],
  ['document.outside_vat_registered', { errors: { lines: {} } }, '/invoices/7#lines'],
  ['document.not_exported', { errors: { customerId: {} } }, '/customers/1#country'],
  ['document.tax_rate_changed', { errors: { 'lines.2.taxRateId': {} } }, '/invoices/7#lines.2.taxRateId'],
  ['document.supply_date_missing', { errors: { supplyDate: {} } }, '/invoices/7#supplyDate'],
  ['document.no_lines', { errors: { lines: {} } }, '/invoices/7#lines'],
  ['organisation.period_locked', { errors: { invoiceDate: {} } }, '/invoices/7#invoiceDate'],
])('the refusal %s leads to its field', (code, more, to) => {
  expect(whereToMend('invoices', draft, { code, ...more })?.to).toBe(to);
});
it('a refusal that the dialog asks about itself leads nowhere', () => {
  expect(whereToMend('invoices', draft, { code: 'document.series_reason' })).toBeUndefined();
  expect(whereToMend('invoices', draft, null)).toBeUndefined();
});
