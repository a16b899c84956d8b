import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aBankAccountRecord,
  aCustomerRecord,
  aNumberSeriesRecord,
  anInvoiceDetail,
  anInvoiceLineRecord,
  anOrganisationRecord,
  aTaxRateRecord,
  aTimeEntryRecord,
} from '@kontor/demo-data';
import { hoursAsSources, type CustomerRecord, type InvoiceDetail, type TaxRateRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { EInvoice } from '../../../documents/eInvoice/index.ts';
import { openScreen, type Asked } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { InvoiceEdit } from '../InvoiceEdit.tsx';
import { InvoiceShow } from '../InvoiceShow.tsx';
import { SendDialog } from '../../../documents/send/index.ts';
import { CustomerEdit } from '../../../customers/customers/CustomerEdit.tsx';

// Loads its words too.
beforeAll(() => Promise.all([EInvoice.preload(), SendDialog.preload()]));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const today = new Date().toISOString().slice(0, 10);
const line = anInvoiceLineRecord({ description: 'Advice', taxRateId: 1, taxPercent: 21, taxCategory: 'S' });
type Given = {
  failing?: string;
  minutes?: number;
  roundingMinutes?: number;
  invoice?: Partial<InvoiceDetail>;
  customer?: Partial<CustomerRecord>;
  rate?: Partial<TaxRateRecord>;
};

function open(at: string, { invoice, customer, rate, failing: path = '', minutes = 60, roundingMinutes = 1 }: Given = {}) {
  const draft = { ...anInvoiceDetail({ id: 7, status: 'draft', number: null, lines: [line] }), invoiceDate: today, ...invoice };
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord({
      baseCurrency: 'EUR',
      country: 'LT',
      isVatRegistered: true,
      lockDate: null,
      billingRoundingMode: 'up',
      billingRoundingMinutes: roundingMinutes,
    }),
    '/tax-rates': [aTaxRateRecord({ id: 1, percent: 21, category: 'S', validFrom: '2009-09-01', validTo: null, ...rate })],
    '/customers/1': aCustomerRecord({
      id: 1,
      kind: 'company',
      street: 'Pilies g. 1',
      city: 'Vilnius',
      country: 'LT',
      ...customer,
    }),
    '/number-series': [aNumberSeriesRecord({ id: 1, lastIssuedDate: null, year: null })],
    '/bank-accounts': [aBankAccountRecord({ currency: 'EUR' })],
    '/invoices/7': draft,
    '/time-entries': [aTimeEntryRecord({ id: 5, minutes })],
  };
  const failing = new Set([path]);
  const read: string[] = [];
  const server = ({ path, method, body }: Asked) => {
    read.push(path);
    if (failing.has(path)) return { status: 500, body: {} };
    // Lines come back with their figures.
    const figures = path === '/invoices/7' && { lines: draft.lines };
    if (method === 'PUT') reads[path] = { ...(reads[path] as object), ...(body as object), ...figures };
    return { body: reads[path] ?? [] };
  };
  const opened = openScreen(
    <Routes>
      <Route path="/invoices/:id" element={<InvoiceEdit />} />
      <Route path="/invoices/:id/show" element={<InvoiceShow />} />
      <Route
        path="/customers/:id"
        element={
          <ResourceContextProvider value="customers">
            <CustomerEdit />
          </ResourceContextProvider>
        }
      />
    </Routes>,
    { resource: 'invoices', at, server },
  );
  return { ...opened, read, failing };
}
const said = async (title: string) => within(await screen.findByRole('group', { name: title }));

describe('what is said of a draft before it is sent', () => {
  it('is what its customer lacks, with the reason and the way there', async () => {
    open('/invoices/7/show', { customer: { city: null } });
    const before = await said('Before you can send this');
    expect(before.getByText(/add City to the customer/)).toBeTruthy();
    expect(before.getByText(/bokføringsforskriften § 5-1-1/)).toBeTruthy();
    expect(before.getByRole('link', { name: 'Open the customer' }).getAttribute('href')).toBe('/customers/1#city');
  });

  it('stands in the dialog, whose button says what is missing; mended, one is back there and can send', async () => {
    const { user, writes } = open('/invoices/7/show', { customer: { city: null, email: null } });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByRole('button', { name: 'Add City first' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Send to'), 'ona@nemuno.example');
    await user.type(dialog.getByLabelText('Message'), 'My own words');
    await user.click(dialog.getByRole('link', { name: 'Open the customer' }));
    const city = (await screen.findAllByLabelText('City'))[0] as HTMLInputElement;
    await waitFor(() => expect(city).toHaveFocus());
    await user.type(city, 'Vilnius');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const again = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(again.getByRole('button', { name: 'Send invoice' })).toBeEnabled());
    expect(again.getByLabelText('Send to')).toHaveValue('ona@nemuno.example');
    await user.click(await again.findByLabelText(/^Keep ona@nemuno.example as the email of/));
    await user.click(again.getByRole('button', { name: 'Send invoice' }));
    await waitFor(() => expect(writes.map(({ path }) => path)).toEqual(['/customers/1', '/customers/1', '/invoices/7/send']));
    expect(writes[1]?.body).toMatchObject({ city: 'Vilnius', email: 'ona@nemuno.example' });
    expect(writes[2]?.body).toMatchObject({ to: 'ona@nemuno.example', message: 'My own words' });
  });

  it('leads back to the dialog after the draft was edited', async () => {
    const { user } = open('/invoices/7/show', { rate: { percent: 22 }, invoice: { dueDate: today } });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByLabelText('Message'), 'My own words');
    await user.click(await dialog.findByRole('link', { name: 'Edit the draft' }));
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    const again = within(await screen.findByRole('alertdialog'));
    expect(again.getByLabelText('Message')).toHaveValue('My own words');
  });

  it('has its switch in the dialog at once where it is asked', async () => {
    const { user, writes } = open('/invoices/7/show', { invoice: { currency: 'SEK' } });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByRole('button', { name: 'Confirm first' })).toBeDisabled();
    await user.click(dialog.getByLabelText('Send it without a bank account'));
    await user.click(dialog.getByRole('button', { name: 'Send invoice' }));
    await waitFor(() => expect(writes[0]?.body).toMatchObject({ noAccountConfirmed: true }));
  });

  it('is a rate that changed since it was saved', async () => {
    open('/invoices/7/show', { rate: { percent: 22 } });
    const before = await said('Before you can send this');
    expect(before.getByText(/it is 22 % now/)).toBeTruthy();
    expect(before.getByRole('link', { name: 'Edit the draft' }).getAttribute('href')).toBe('/invoices/7#lines.0.taxRateId');
  });

  it('is a rate that ended, also while it is typed', async () => {
    open('/invoices/7', { rate: { validTo: '2020-12-31' } });
    expect((await said('Before you can send this')).getByText(/tax rate is not in force/i)).toBeTruthy();
  });

  it('is asked where no account takes its currency', async () => {
    open('/invoices/7/show', { invoice: { currency: 'SEK' } });
    const asked = await said('You will be asked when you send this');
    expect(asked.getByText(/no bank account in SEK/)).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Before you can send this' })).toBeNull();
  });

  it('leads to the field while it is typed, out of the fold', async () => {
    const { user } = open('/invoices/7', { invoice: { invoiceDate: '2999-01-01', dueDate: '2999-01-31' } });
    const before = await said('Before you can send this');
    expect(before.getByText(/it can be sent from that day on/)).toBeTruthy();
    await user.click(before.getByRole('button', { name: 'Go to the field' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('invoiceDate'));
  });

  it('goes as soon as it is mended', async () => {
    const { user } = open('/invoices/7', { rate: { category: 'K', percent: 0, exemptionReason: 'Art. 138' } });
    const before = await said('Before you can send this');
    expect(before.getByText(/Add the date of supply/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More fields' }));
    const supplied = await screen.findByLabelText(/Date of supply/);
    await user.type(supplied, '2026-03-01');
    await user.tab();
    await waitFor(() => expect(before.queryByText(/Add the date of supply/)).toBeNull());
  });

  describe('that bills 9 hours', () => {
    const hours = (given: Partial<typeof line> = {}) => ({
      lines: [line, { ...line, id: 2, kind: 'time' as const, unit: 'HUR', quantity: 9, sources: hoursAsSources([5]), ...given }],
    });

    it.each([
      ['on its page', '/invoices/7/show'],
      ['while it is typed', '/invoices/7'],
    ])('for 60 minutes is asked, %s', async (_where, at) => {
      open(at, { invoice: hours() });
      const asked = await said('You will be asked when you send this');
      expect(asked.getByText(/Line 2 bills 9:00 h, but 1:00 h were logged for it/)).toBeTruthy();
    });

    it.each<[string, Given]>([
      ['for as many that were logged', { invoice: hours(), minutes: 540 }],
      ['for a little less, rounded as agreed', { invoice: hours(), minutes: 501, roundingMinutes: 60 }],
      ['of which one may not be seen', { invoice: hours({ sources: hoursAsSources([5, 6]) }) }],
    ])('%s is not', async (_what, given) => {
      const { read } = open('/invoices/7/show', { ...given, invoice: { ...given.invoice, currency: 'SEK' } });
      await waitFor(() => expect(read).toContain('/time-entries'));
      const asked = await said('You will be asked when you send this');
      await screen.findAllByText('Advice');
      expect(asked.getAllByRole('listitem').map((item) => item.textContent)).toEqual([expect.stringContaining('SEK')]);
    });
  });

  it('is that it could not be checked where the series could not be read, until they are', async () => {
    const { user, read, failing } = open('/invoices/7/show', { failing: '/number-series' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Whether this can be sent could not be checked.')).toBeTruthy();
    expect(document.querySelector('[data-preflight]')).toBeNull();
    failing.clear();
    read.length = 0;
    await user.click(again);
    await waitFor(() => expect(screen.queryByText(/could not be checked/)).toBeNull());
    expect(read).toContain('/number-series');
    expect(document.querySelector('[data-preflight]')).toBeNull();
  });

  it('is nothing for one that can be sent', async () => {
    open('/invoices/7/show');
    await screen.findByText('Advice');
    await waitFor(() => expect(document.querySelector('[data-preflight]')).toBeNull());
  });
});

describe('what is said of an e-invoice before it is sent', () => {
  const body = { publicBody: true, legalCode: null, vatCode: null };
  it('is all that one to a public body lacks, with the way there', async () => {
    open('/invoices/7/show', { customer: body, invoice: { orderNumber: null, contactId: null } });
    const before = await said('Before you can send this');
    expect(before.getByText(/For e-invoices, add Electronic address to the customer/)).toBeTruthy();
    expect(before.getByText(/A public body needs its reference/)).toBeTruthy();
    expect(before.getByRole('link', { name: 'Open the customer' }).getAttribute('href')).toBe('/customers/1#electronicAddress');
  });

  it('goes with the order number and the address, also while it is typed', async () => {
    const customer = { ...body, electronicAddress: '4006381333931', electronicAddressScheme: '0088' } as const;
    const { user } = open('/invoices/7', { customer, invoice: { orderNumber: null, contactId: null } });
    const before = await said('Before you can send this');
    await user.click(before.getByRole('button', { name: 'Go to the field' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('orderNumber'));
    await user.keyboard('PO-7');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Before you can send this' })).toBeNull());
  });

  it('is only told where the customer wants e-invoices, and nothing elsewhere', async () => {
    open('/invoices/7/show', { customer: { legalCode: null, vatCode: null, invoiceChannel: 'mailWithXml' } });
    expect((await said('Good to know')).getByText(/Electronic address to the customer/)).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Before you can send this' })).toBeNull();
  });
});

describe('where the e-invoice of a sent invoice stands', () => {
  const sent = { status: 'sent', number: 'INV-7', pdfState: 'ready' } as const;
  const panel = async () => within(await screen.findByRole('region', { name: 'E-invoice' }));

  it('is a file to download', async () => {
    open('/invoices/7/show', { invoice: { ...sent, eInvoiceState: 'ready', eInvoiceFileId: 9 } });
    expect((await panel()).getByRole('button', { name: 'Download e-invoice' })).toBeTruthy();
  });

  it('is what was missing, with links to it', async () => {
    open('/invoices/7/show', { invoice: { ...sent, eInvoiceState: 'lacking', eInvoiceGaps: ['seller', 'buyer'] } });
    const links = (await panel()).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/settings/index?section=profile#electronicAddress', '/customers/1#electronicAddress']);
    expect((await panel()).queryByRole('button')).toBeNull();
  });

  it.each([
    ['none', 'sent', /sent before Kontor made them/],
    ['none', 'void', /voided/],
    ['pending', 'sent', /being created/],
  ] as const)('is told for %s of one that is %s', async (eInvoiceState, status, words) => {
    open('/invoices/7/show', { invoice: { ...sent, status, eInvoiceState } });
    expect((await panel()).getByText(words)).toBeTruthy();
  });
});
