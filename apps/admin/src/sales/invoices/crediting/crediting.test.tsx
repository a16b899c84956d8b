import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aCreditNoteDetail,
  aCustomerRecord,
  anInvoiceDetail,
  anInvoiceLineRecord,
  anOrganisationRecord,
} from '@kontor/demo-data';
import { todayIn, type AbilityRule, type CreditNoteDetail, type InvoiceDetail } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen, refusal, type Answer } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { InvoiceShow } from '../InvoiceShow.tsx';
import { CorrectDialog, CreditItems, InHand, InvoiceCreditNotes } from './index.ts';

// Loads their words too.
beforeAll(() => Promise.all([InvoiceCreditNotes, CreditItems, CorrectDialog, InHand].map((part) => part.preload())));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const sent = anInvoiceDetail({
  id: 7,
  status: 'sent',
  number: 'INV-7',
  invoiceDate: '2026-03-10',
  customerId: 1,
  contactId: null,
  currency: 'EUR',
  lines: [anInvoiceLineRecord({ description: 'Advice', sources: [{ kind: 'timeEntry', id: 31 }] })],
});

type With = { notes?: CreditNoteDetail[]; used?: CreditNoteDetail[]; write?: () => Answer; rules?: AbilityRule[] };

function open(invoice: InvoiceDetail, { notes = [], used = [], write, rules }: With = {}) {
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
    '/customers/1': aCustomerRecord({ id: 1, currency: 'EUR' }),
    '/invoices/7': invoice,
  };
  return openScreen(
    <Routes>
      <Route path="/invoices/:id/show" element={<InvoiceShow />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      resource: 'invoices',
      at: '/invoices/7/show',
      ...(rules && { rules }),
      server: ({ method, path, query }) => {
        if (method !== 'GET') return write?.() ?? { body: invoice };
        if (path !== '/credit-notes') return { body: reads[path] ?? [] };
        return { body: query.get('filter') === '{"usedOnInvoiceId":7}' ? used : notes };
      },
    },
  );
}
type Opened = ReturnType<typeof open>;

const openMenu = async ({ user }: Opened) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'Duplicate' });
};
const inMenu = (name: string | RegExp) => screen.queryByRole('menuitem', { name });

describe('crediting an invoice', () => {
  it('is offered on its page and in its menu, and lists the credit notes that it has', async () => {
    const note = aCreditNoteDetail({ id: 5, status: 'sent' });
    const opened = open({ ...sent, credited: 100, creditedTotal: 100 }, { notes: [note] });
    const panel = within(await screen.findByRole('region', { name: 'Credit notes' }));
    expect(await panel.findByRole('link', { name: 'CN-2026-0001' })).toHaveAttribute('href', '/creditNotes/5/show');
    expect(decodeURIComponent(panel.getByRole('link', { name: 'Credit' }).getAttribute('href') ?? '')).toBe(
      '/creditNotes/create?source={"invoiceId":7}',
    );
    await openMenu(opened);
    expect(inMenu('Credit')).toBeVisible();
    expect(inMenu('Correct this invoice')).toBeVisible();
    expect(inMenu('Void – It has a credit note.')).toHaveAttribute('aria-disabled', 'true');
  });

  it('takes the place of voiding once the customer has it', async () => {
    const opened = open({ ...sent, isDelivered: true });
    await openMenu(opened);
    expect(inMenu('Credit')).toBeVisible();
    expect(inMenu(/^Void/)).toBeNull();
  });

  it.each([
    ['a draft', { status: 'draft', number: null }],
    ['one that is void', { status: 'void' }],
    ['one that is credited in full', { creditedTotal: sent.total }],
    ['one that was issued elsewhere', { opening: true }],
  ] as const)('is not offered for %s', async (_which, change) => {
    const opened = open({ ...sent, ...change });
    await opened.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await expect(screen.findByRole('menuitem', { name: 'Credit' }, { timeout: 300 })).rejects.toThrow();
    expect(inMenu('Correct this invoice')).toBeNull();
  });

  it('is not offered without the right', async () => {
    const rules: AbilityRule[] = [
      { action: 'manage', subject: 'all' },
      { action: 'create', subject: 'CreditNote', inverted: true },
    ];
    const opened = open(sent, { rules });
    await openMenu(opened);
    expect(inMenu('Credit')).toBeNull();
    expect(inMenu('Correct this invoice')).toBeNull();
  });
});

describe('credit of another invoice', () => {
  const invoiceNumber = 'INV-3';
  const used = aCreditNoteDetail({
    id: 6,
    status: 'sent',
    number: 'CN-87',
    invoiceId: 3,
    invoiceNumber,
    customerName: 'AB Upė',
    currency: 'EUR',
    allocations: [
      { invoiceId: 3, invoiceNumber, amount: 42, allocationDate: '2026-03-12', exchangeDifference: 0 },
      { invoiceId: 7, invoiceNumber: 'INV-7', amount: 100, allocationDate: '2026-03-15', exchangeDifference: 0 },
    ],
  });
  const paidByIt = { ...sent, credited: 100, creditedTotal: 0 };
  const panelOf = async () => within(await screen.findByRole('region', { name: 'Credit notes' }));

  it('is named with its date and amount, and taken back after a question', async () => {
    const { user, writes } = open(paidByIt, { used: [used], write: () => ({ body: used }) });
    const panel = await panelOf();
    expect(await panel.findByRole('link', { name: 'CN-87' })).toHaveAttribute('href', '/creditNotes/6/show');
    expect(panel.getByText('Credit of INV-3, used on 15 Mar 2026')).toBeVisible();
    expect(panel.getByText('€100.00')).toBeVisible();
    expect(panel.queryByText('No credit notes yet.')).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Undo the use: €100.00' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('€100.00 becomes credit of AB Upė again, and is left to pay on INV-7.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Undo the use' }));
    await waitFor(() => expect(writes).toMatchObject([{ path: '/credit-notes/6/undo-use', body: { invoiceId: 7 } }]));
    expect(await screen.findByText('Use undone')).toBeVisible();
  });

  it('is not taken back without the right to record payments', async () => {
    const rules: AbilityRule[] = [
      { action: 'manage', subject: 'all' },
      { action: 'recordPayment', subject: 'Invoice', inverted: true },
    ];
    open(paidByIt, { used: [used], rules });
    const panel = await panelOf();
    expect(await panel.findByRole('link', { name: 'CN-87' })).toBeVisible();
    expect(panel.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('is not asked for where amounts of credit notes are hidden', async () => {
    const rules: AbilityRule[] = [
      { action: 'manage', subject: 'all' },
      { action: 'read', subject: 'CreditNote', fields: ['@money'], inverted: true },
    ];
    open(paidByIt, { used: [used], rules });
    const panel = await panelOf();
    await panel.findByRole('link', { name: 'Credit' });
    expect(panel.queryByRole('link', { name: 'CN-87' })).toBeNull();
    expect(panel.queryByText('No credit notes yet.')).toBeNull();
  });
});

describe('correcting an invoice', () => {
  const ask = async (opened: Opened) => {
    await openMenu(opened);
    await opened.user.click(screen.getByRole('menuitem', { name: 'Correct this invoice' }));
    return within(await screen.findByRole('alertdialog', { name: 'Correct this invoice: INV-7' }));
  };

  it('asks for date, reason and the hours, and opens the new draft', async () => {
    const opened = open(sent, { write: () => ({ body: { creditNoteId: 5, invoiceId: 8 } }) });
    const dialog = await ask(opened);
    await opened.user.click(dialog.getByRole('button', { name: 'Credit and open a new draft' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Reason/)).toBeInvalid());
    expect(opened.writes).toEqual([]);
    await opened.user.type(dialog.getByLabelText(/^Reason/), 'Wrong price');
    await opened.user.click(dialog.getByRole('button', { name: 'Credit and open a new draft' }));
    await waitFor(() => expect(opened.location()?.pathname).toBe('/invoices/8'));
    const creditNoteDate = todayIn('Europe/Vilnius', new Date());
    expect(opened.writes).toMatchObject([
      { path: '/invoices/7/correct', body: { creditNoteDate, reason: 'Wrong price', moveSources: true } },
    ]);
  });

  it('leaves the hours where they are when told to, and shows a refusal at its field', async () => {
    const opened = open(sent, { write: () => refusal(422, { creditNoteDate: 'organisation.period_locked' }) });
    const dialog = await ask(opened);
    await opened.user.type(dialog.getByLabelText(/^Reason/), 'Wrong price');
    await opened.user.click(dialog.getByRole('switch', { name: 'Move the billed hours and costs to the new draft' }));
    await opened.user.click(dialog.getByRole('button', { name: 'Credit and open a new draft' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Credit note date/)).toBeInvalid());
    expect(opened.writes).toMatchObject([{ body: { moveSources: false } }]);
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Wrong price');
  });

  it('asks nothing about hours where there are none', async () => {
    const dialog = await ask(open({ ...sent, lines: [anInvoiceLineRecord()] }));
    expect(dialog.queryByRole('switch')).toBeNull();
  });
});

describe('a void invoice', () => {
  it('that had been mailed says what its customer has in hand', async () => {
    open({ ...sent, status: 'void', isDelivered: true });
    expect(await screen.findByText(/still has this invoice in hand: INV-7 of .* over €242\.00/)).toBeVisible();
  });

  it('that nobody received says nothing', async () => {
    open({ ...sent, status: 'void' });
    await screen.findByRole('article');
    expect(screen.queryByText(/in hand/)).toBeNull();
  });
});
