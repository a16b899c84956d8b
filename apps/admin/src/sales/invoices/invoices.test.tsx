import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  aBankAccountRecord,
  aCustomerRecord,
  anInvoiceDetail,
  anInvoiceLineRecord,
  anOrganisationRecord,
  aNumberSeriesRecord,
  aTaxRateRecord,
} from '@kontor/demo-data';
import { addDays, todayIn, type AbilityRule } from '@kontor/domain';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { SendDialog } from '../../documents/send/index.ts';
import { InvoiceCreate } from './InvoiceCreate.tsx';
import { InvoiceEdit } from './InvoiceEdit.tsx';
import { InvoiceShow } from './InvoiceShow.tsx';

// Preloads the dialog and its words.
beforeAll(() => SendDialog.preload());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const customer = aCustomerRecord({ id: 1, name: 'Nemuno logistika, UAB', email: 'info@nemuno.example', currency: 'EUR' });
const rate = aTaxRateRecord({ id: 1, percent: 21, category: 'S', validFrom: '2009-09-01', validTo: null, isDefault: true });
const draft = anInvoiceDetail({
  id: 7,
  version: 3,
  status: 'draft',
  number: null,
  customerId: 1,
  contactId: null,
  lines: [anInvoiceLineRecord({ description: 'Advice', quantity: 1, unitPrice: 100, taxRateId: 1, discountPercent: 0 })],
});

const reads: Record<string, unknown> = {
  '/jwt/options': { registration: false, demo: false, mail: true },
  '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
  '/tax-rates': [rate],
  '/customers/1': customer,
  '/customers': [customer],
  '/invoices/7': draft,
  '/number-series': [aNumberSeriesRecord({ id: 1, documentKind: 'invoice', lastIssuedDate: null, year: null })],
  '/bank-accounts': [aBankAccountRecord({ currency: 'EUR' })],
};
type Write = (path: string) => Answer | undefined;

const open = (at: string, write: Write = () => undefined, rules?: AbilityRule[]) =>
  openScreen(
    <Routes>
      <Route path="/invoices/create" element={<InvoiceCreate />} />
      <Route path="/invoices/:id" element={<InvoiceEdit />} />
      <Route path="/invoices/:id/show" element={<InvoiceShow />} />
    </Routes>,
    {
      resource: 'invoices',
      at,
      ...(rules && { rules }),
      server: ({ method, path }) => (method === 'GET' ? { body: reads[path] ?? [] } : (write(path) ?? { body: draft })),
    },
  );

/** Unfolds the further details. */
const unfold = async () => fireEvent.click(await screen.findByRole('button', { name: 'More fields' }));
const total = () => document.querySelector('[data-live-total]')?.textContent;
const rows = () => document.querySelectorAll('tr[data-line]').length;

describe('the lines of an invoice', () => {
  it('are added up while they are typed, with decimals as people write them', async () => {
    const { user } = open('/invoices/create');
    await user.type(await screen.findByLabelText('Line 1, Price'), '100');
    expect(total()).toBe('€121.00');
    const quantity = screen.getByLabelText('Line 1, Quantity');
    await user.clear(quantity);
    await user.type(quantity, '2,5');
    expect(total()).toBe('€302.50');
    await user.type(screen.getByLabelText('Discount'), '10');
    expect(total()).toBe('€272.25');
  });

  it('say in the words of the specification that a discount cannot be', async () => {
    const { user } = open('/invoices/7');
    await user.click(await screen.findByRole('button', { name: 'Discount, EUR' }));
    await user.type(screen.getByLabelText('Discount'), '500');
    expect(total()).toBe('Discount value is incorrect!');
  });

  it('go from field to field with Enter, which adds a line in the last one', async () => {
    const { user } = open('/invoices/create');
    await user.click(await screen.findByLabelText('Line 1, Description'));
    await user.keyboard('Advice{Enter}');
    expect(screen.getByLabelText('Line 1, Quantity')).toHaveFocus();
    screen.getByLabelText('Line 1, Tax').focus();
    await user.keyboard('{Enter}');
    expect(rows()).toBe(2);
    await waitFor(() => expect(screen.getByLabelText('Line 2, Description')).toHaveFocus());
  });

  it('come from a spreadsheet, move, and are removed with a way back', async () => {
    const { user } = open('/invoices/create');
    const first = await screen.findByLabelText('Line 1, Description');
    fireEvent.paste(first, { clipboardData: { getData: () => 'Item\tQty\tPrice\nRouter\t2\t50,00\nCable\t10\t1.5' } });
    await waitFor(() => expect(rows()).toBe(2));
    expect(screen.getByLabelText('Line 1, Description')).toHaveValue('Router');
    expect(total()).toBe('€139.15');
    screen.getByLabelText('Line 1, Description').focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByLabelText('Line 2, Description')).toHaveValue('Router'));
    await waitFor(() => expect(screen.getByLabelText('Line 2, Description')).toHaveFocus());
    await user.keyboard('{Control>}{Backspace}{/Control}');
    await waitFor(() => expect(rows()).toBe(1));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByLabelText('Line 2, Description')).toHaveValue('Router'));
  });
});

it('what was typed stays when the customer is chosen after it; the references of that customer go with another one', async () => {
  const agreed = { ...customer, discountPercent: 5, paymentTermsDays: 30 };
  const other = aCustomerRecord({ id: 2, name: 'Another firm', currency: 'EUR' });
  Object.assign(reads, { '/customers': [agreed, other], '/customers/1': agreed, '/customers/2': other });
  const { user } = open('/invoices/create');
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: /^Customer/ }));
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  };
  await user.type(await screen.findByLabelText('Discount'), '10');
  await unfold();
  fireEvent.change(await screen.findByLabelText(/^Due date/), { target: { value: '2027-03-05' } });
  const typed = { 'Reference number': 'R-1', 'Order number': 'PO-1', 'Reference person': 'Rūta' };
  for (const [label, value] of Object.entries(typed)) fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const kept = () => Object.keys(typed).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  await choose(customer.name);
  expect(screen.getByLabelText('Discount')).toHaveValue('10');
  expect(screen.getByLabelText(/^Due date/)).toHaveValue('2027-03-05');
  expect(kept()).toEqual(['R-1', 'PO-1', 'Rūta']);
  await choose(other.name);
  expect(kept()).toEqual(['R-1', '', '']);
});

describe('what was typed and not saved', () => {
  const begun = `/invoices/create?source=${encodeURIComponent('{"customerId":1}')}`;
  const typed = async (customerId: number): Promise<void> => {
    const { user } = open(begun);
    // The form takes over the customer of the address and draws its lines again before anybody can type.
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Customer/ })).toHaveValue(customer.name));
    await user.type(screen.getByLabelText('Line 1, Description'), 'Advice');
    const key = await waitFor(() => {
      const found = Object.keys(localStorage).find((name) => /^kontor\.invoice\.\d+\.new$/.test(name));
      if (!found) throw new Error('Nothing was kept');
      return found;
    });
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as { values: object };
    cleanup();
    localStorage.setItem(key, JSON.stringify({ ...draft, values: { ...draft.values, customerId } }));
  };

  it('is there again', async () => {
    await typed(1);
    open(begun);
    expect(await screen.findByText(/We restored your unsaved changes/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Line 1, Description')).toHaveValue('Advice'));
  });

  it('is kept when the page is reloaded right after a key', async () => {
    const { user } = open(begun);
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Customer/ })).toHaveValue(customer.name));
    await user.type(screen.getByLabelText('Line 1, Description'), 'Advice');
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.values({ ...localStorage }).join()).toContain('Advice');
  });

  it('in a tab that is still open is not put into another one', async () => {
    await typed(1);
    const taken = (_name: string, _options: object, work: (lock: null) => unknown) => Promise.resolve(work(null));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: taken } });
    open(begun);
    expect(await screen.findByLabelText('Line 1, Description')).toHaveValue('');
    await expect(screen.findByText(/We restored your unsaved changes/, {}, { timeout: 300 })).rejects.toThrow();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  });

  it('for another customer is not put into the invoice of this one', async () => {
    await typed(2);
    open(begun);
    expect(await screen.findByLabelText('Line 1, Description')).toHaveValue('');
    expect(screen.queryByText(/We restored your unsaved changes/)).toBeNull();
  });
});

describe('saving an invoice', () => {
  it('begins at the customer of a new one', async () => {
    open('/invoices/create');
    const customers = await screen.findByRole('combobox', { name: /^Customer/ });
    await waitFor(() => expect(customers).toHaveFocus());
    expect(customers).toHaveAttribute('aria-expanded', 'false');
  });

  it('goes from the customer to the first line with one Tab, and shows what is folded away when it is wrong', async () => {
    const { user } = open('/invoices/create');
    await user.click(await screen.findByRole('combobox', { name: /^Customer/ }));
    await user.click(await screen.findByRole('option', { name: /Nemuno/ }));
    expect(screen.queryByLabelText(/^Due date/)).toBeNull();
    await user.tab();
    expect(screen.getByLabelText('Line 1, Description')).toHaveFocus();
    await user.keyboard('Advice');
    await unfold();
    await user.clear(await screen.findByLabelText(/^Due date/));
    await user.click(screen.getByRole('button', { name: 'Fewer fields' }));
    expect(screen.queryByLabelText(/^Due date/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(screen.getByLabelText(/^Due date/)).toHaveFocus());
  });

  it('lets go of what it said about a field as soon as something else stands there', async () => {
    const { user } = open('/invoices/7', (path) =>
      path === '/invoices/7' ? refusal(409, { 'lines.0.unitPrice': 'field.too_large' }) : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    const price = screen.getByLabelText('Line 1, Price');
    await waitFor(() => expect(price).toHaveAttribute('aria-invalid', 'true'));
    await user.type(price, '9');
    expect(price).not.toHaveAttribute('aria-invalid');
    expect(document.querySelector('[data-error-summary]')).toBeNull();
    expect(screen.queryByText('Some fields need your attention.')).toBeNull();
  });

  it('saves the draft with Ctrl and Enter, also from a box of choices, which stays closed', async () => {
    const { user, writes } = open('/invoices/7');
    await unfold();
    const language = await screen.findByRole('combobox', { name: /^Language/ });
    language.focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT /invoices/7']));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('asks for a customer in the words of the specification, and leads to the field', async () => {
    const { user, writes } = open('/invoices/create');
    await user.type(await screen.findByLabelText('Line 1, Description'), 'Advice');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const link = await screen.findByRole('button', { name: 'Customer: Please select customer!' });
    expect(link).toBeVisible();
    expect(writes).toEqual([]);
  });

  it('refuses a due date before the invoice date', async () => {
    const { user, writes } = open('/invoices/7');
    await unfold();
    fireEvent.change(await screen.findByLabelText(/^Due date/), { target: { value: '2020-01-01' } });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Due date/)).toHaveAccessibleDescription('Due date can not be less than invoice date!'),
    );
    expect(writes).toEqual([]);
  });

  it('keeps everything when the server refuses, with its words at the field', async () => {
    const { user, writes } = open('/invoices/7', (path) =>
      path === '/invoices/7' ? refusal(409, { referenceNumber: 'document.reference_in_use' }) : undefined,
    );
    await unfold();
    const reference = await screen.findByLabelText('Reference number');
    await user.type(reference, 'PO-1');
    const price = screen.getByLabelText('Line 1, Price');
    await user.clear(price);
    await user.type(price, '250');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(reference).toHaveAccessibleDescription('Reference number already used.'));
    expect(reference).toHaveValue('PO-1');
    expect(total()).toBe('€302.50');
    expect(writes[0]?.body).toMatchObject({ version: 3, referenceNumber: 'PO-1', lines: [{ unitPrice: 250, quantity: 1 }] });
  });

  it('asks before selling below cost, and goes on when the person says so', async () => {
    const below = { statusCode: 422, code: 'document.price_below_cost', message: '', params: { items: 'Router' }, errors: {} };
    let asked = 0;
    const { user, writes } = open('/invoices/7', (path) => {
      if (path !== '/invoices/7') return undefined;
      asked += 1;
      return asked === 1 ? { status: 422, body: below } : { body: draft };
    });
    await screen.findByLabelText('Line 1, Price');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('The selling price is lower than the purchase price: Router.');
    await user.click(within(question).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes[0]?.body).not.toHaveProperty('priceBelowCostConfirmed');
    expect(writes[1]?.body).toMatchObject({ priceBelowCostConfirmed: true });
  });

  it('does not overwrite what somebody else saved, unless told to', async () => {
    const stale = { statusCode: 409, code: 'error.stale', message: '', params: { version: 9 } };
    const { user, writes } = open('/invoices/7', (path) =>
      path === '/invoices/7'
        ? writes.at(-1)?.body['version'] === 9
          ? { body: draft }
          : { status: 409, body: stale }
        : undefined,
    );
    const price = await screen.findByLabelText('Line 1, Price');
    await user.clear(price);
    await user.type(price, '80');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(total()).toBe('€96.80');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await user.click(await screen.findByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(writes.at(-1)?.body).toMatchObject({ version: 9, lines: [{ unitPrice: 80 }] }));
  });
});

describe('duplicating an invoice', () => {
  it('makes a new draft of it, dated today, without what was of that one alone', async () => {
    const today = todayIn('Europe/Vilnius', new Date());
    reads['/invoices/6'] = anInvoiceDetail({
      ...draft,
      id: 6,
      status: 'paid',
      number: 'INV-6',
      invoiceDate: '2026-01-10',
      dueDate: '2026-01-24',
      referenceNumber: 'PO-6',
      yourReference: 'Rūta Rūtaitė',
      discountPercent: 10,
      discountAmount: null,
      lines: [
        anInvoiceLineRecord({
          kind: 'time',
          description: 'Hours',
          quantity: 2,
          unitPrice: 50,
          taxRateId: 1,
          sources: [{ kind: 'timeEntry', id: 5 }],
        }),
        anInvoiceLineRecord({ description: 'Old rate', quantity: 1, unitPrice: 10, taxRateId: 99, serviceFrom: '2026-01-01' }),
      ],
    });
    const { user, writes } = open('/invoices/6/show');
    expect((await screen.findByText('Reference person')).nextSibling).toHaveTextContent('Rūta Rūtaitė');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByLabelText('Line 1, Description')).toHaveValue('Hours');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(writes[0]).toMatchObject({
        path: '/invoices',
        body: {
          customerId: 1,
          invoiceDate: today,
          dueDate: addDays(today, 14),
          referenceNumber: null,
          yourReference: 'Rūta Rūtaitė',
          discountPercent: 10,
          lines: [
            { kind: 'text', quantity: 2, unitPrice: 50, taxRateId: 1, sources: [] },
            { quantity: 1, unitPrice: 10, taxRateId: 1, serviceFrom: null },
          ],
        },
      }),
    );
  });
});

describe('sending an invoice', () => {
  it('says what will happen and sends only after a yes', async () => {
    const { user, writes } = open('/invoices/7/show');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('It gets the next number of its series.');
    await waitFor(() => expect(question).toHaveTextContent('info@nemuno.example will receive an email with the PDF.'));
    expect(writes.filter(({ path }) => path.endsWith('/send'))).toEqual([]);
    await user.clear(within(question).getByLabelText('Send to'));
    expect(question).toHaveTextContent('No email will be sent');
    await user.click(within(question).getByRole('button', { name: 'Send invoice' }));
    await waitFor(() =>
      expect(writes.find(({ path }) => path === '/invoices/7/send')?.body).toEqual({ to: null, message: null }),
    );
  });
});

describe('sending an issued invoice again', () => {
  it.each([
    ['sent', true],
    ['void', false],
  ] as const)('is offered for one that is %s: %s', async (status, isOffered) => {
    reads['/invoices/6'] = anInvoiceDetail({ ...draft, id: 6, status, number: 'INV-6' });
    const { user } = open('/invoices/6/show');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await screen.findByRole('menuitem', { name: 'Duplicate' });
    expect(screen.queryAllByRole('menuitem', { name: 'Send again' })).toHaveLength(isOffered ? 1 : 0);
  });
});

describe('sending an invoice with a date before the last', () => {
  const refused = {
    statusCode: 422,
    code: 'document.date_before_last',
    message: 'Too early',
    params: { date: '2026-11-20' },
    requestId: 'r',
    errors: { invoiceDate: { code: 'document.date_before_last', message: 'Too early', params: { date: '2026-11-20' } } },
  };
  const send = async (rules?: AbilityRule[]) => {
    let sent = 0;
    const answer = () => ((sent += 1) === 1 ? { status: 422, body: refused } : { body: draft });
    const { user, writes } = open('/invoices/7/show', answer, rules);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.type(question.getByLabelText('Message'), 'Hello');
    expect(question.queryByLabelText(/Reason for the earlier date/)).not.toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Send invoice' }));
    expect(await question.findByText(/The last document of this series is dated/)).toBeVisible();
    return { user, writes, question };
  };

  it('asks for a reason where the person may backdate, sends again, and keeps what was typed', async () => {
    const { user, writes, question } = await send();
    await user.type(await question.findByLabelText(/Reason for the earlier date/), ' Done in October ');
    await user.click(question.getByRole('button', { name: 'Send invoice' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(writes.filter(({ path }) => path === '/invoices/7/send').map(({ body }) => body)).toEqual([
      { to: 'info@nemuno.example', message: 'Hello' },
      { to: 'info@nemuno.example', message: 'Hello', backdateReason: 'Done in October' },
    ]);
  });

  it('is refused to others, who are asked for no reason', async () => {
    const { question } = await send([
      { action: 'manage', subject: 'all' },
      { action: 'backdate', subject: 'Invoice', inverted: true },
    ]);
    expect(question.getByLabelText('Message')).toHaveValue('Hello');
    expect(question.queryByLabelText(/Reason for the earlier date/)).not.toBeInTheDocument();
  });
});

describe('the credit of a customer', () => {
  const sent = anInvoiceDetail({ ...draft, id: 8, status: 'sent', number: 'INV-8', total: 121, paid: 0, balance: 121 });
  const paid = anInvoiceDetail({ ...sent, id: 9, paid: 121, balance: 0 });
  beforeEach(() => {
    reads['/invoices/8'] = sent;
    reads['/invoices/9'] = paid;
    reads['/customers/1'] = { ...customer, unusedCredit: 50 };
  });
  afterEach(() => {
    reads['/customers/1'] = customer;
  });

  it('is told beside the payments of an open invoice and used after a question', async () => {
    const { user, writes } = open('/invoices/8/show', () => ({ body: sent }));
    expect(await screen.findByText('The customer has €50.00 of unused credit.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use credit' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('has paid €50.00 too much before');
    await user.click(within(question).getByRole('button', { name: 'Use credit' }));
    await waitFor(() => expect(writes.map(({ path }) => path)).toContain('/invoices/8/use-credit'));
  });

  it('is not offered where nothing is left to pay', async () => {
    open('/invoices/9/show');
    expect(await screen.findByText('No payments yet.')).toBeVisible();
    await expect(screen.findByText(/unused credit/, {}, { timeout: 300 })).rejects.toThrow();
  });
});

it('tells that the answer to saving was lost, and saves again with the same key', async () => {
  const { user } = open('/invoices/create');
  await user.type(await screen.findByRole('combobox', { name: /^Customer/ }), 'Nem');
  await user.click(await screen.findByRole('option', { name: /Nemuno/ }));
  await user.type(await screen.findByLabelText('Line 1, Description'), 'Advice');
  await user.type(screen.getByLabelText('Line 1, Price'), '100');
  const normal = globalThis.fetch;
  const keys: (string | null)[] = [];
  let isLost = true;
  globalThis.fetch = async (address, init) => {
    if (init?.method !== 'POST') return normal(address, init);
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    if (isLost) throw new TypeError('Failed to fetch');
    return normal(address, init);
  };
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/No answer from the server/)).toBeVisible();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});
