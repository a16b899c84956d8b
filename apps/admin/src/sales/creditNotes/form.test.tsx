import { afterEach, describe, expect, it } from '@jest/globals';
import {
  aCreditableInvoice,
  aCreditableLine,
  aCreditNoteDetail,
  anInvoiceDetail,
  anItemRecord,
  anOrganisationRecord,
  aTimeEntryRecord,
} from '@kontor/demo-data';
import type { CreditableInvoice } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { CreditNoteCreate } from './CreditNoteCreate.tsx';
import { CreditNoteEdit } from './CreditNoteEdit.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const hours = [
  { kind: 'timeEntry', id: 31 },
  { kind: 'timeEntry', id: 32 },
] as const;
// 10 h at 100.00, of which 4 h were credited before, and a fee of 50.00.
const invoice = aCreditableInvoice({
  lines: [
    aCreditableLine({ id: 1, description: 'Advice', quantity: 10, unitPrice: 100, net: 1000, sources: [...hours] }),
    aCreditableLine({ id: 2, description: 'Fee', quantity: 1, unit: 'C62', unitPrice: 50, net: 50, itemId: 9 }),
  ],
  balance: 60.5,
});
const partly: CreditableInvoice = {
  ...invoice,
  creditedTotal: 484,
  lines: invoice.lines.map((line) => (line.id === 1 ? { ...line, creditedQuantity: 4, creditedNet: 400 } : line)),
  taxes: invoice.taxes.map((tax) => ({ ...tax, creditedBase: 400, creditedAmount: 84 })),
};

const begun = '/creditNotes/create?source={"invoiceId":7}';

function open(at: string, { creditable = invoice, write }: { creditable?: CreditableInvoice; write?: () => Answer } = {}) {
  const draft = aCreditNoteDetail({ id: 5, version: 2 }, invoice);
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord(),
    '/invoices/7/creditable': creditable,
    '/invoices': [anInvoiceDetail({ id: 7, status: 'sent', number: 'INV-2026-0007' })],
    '/credit-notes/5': draft,
    '/items': [{ ...anItemRecord(), id: 9, stockTracked: true }],
    '/time-entries': [
      aTimeEntryRecord({ id: 31, minutes: 240, note: 'Call' }),
      aTimeEntryRecord({ id: 32, minutes: 360, note: 'Report' }),
    ],
  };
  return openScreen(
    <Routes>
      <Route path="/creditNotes/create" element={<CreditNoteCreate />} />
      <Route path="/creditNotes/:id" element={<CreditNoteEdit />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      resource: 'creditNotes',
      at,
      server: ({ method, path }) => (method === 'GET' ? { body: reads[path] ?? [] } : (write?.() ?? { body: draft })),
    },
  );
}
type Opened = ReturnType<typeof open>;

const total = () => document.querySelector('[data-live-total]')?.textContent;
const cell = (line: number, field: string) => screen.findByLabelText(`Line ${line}, ${field}`);
const type = async ({ user }: Opened, line: number, field: string, text: string) => {
  const input = await cell(line, field);
  await user.clear(input);
  await user.type(input, text);
};
const save = async ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Save draft' }));
const giveReason = async ({ user }: Opened) => user.type(screen.getByLabelText(/^Reason/), 'Agreed by phone');

describe('a new credit note', () => {
  it('asks which invoice to credit, and begins with it', async () => {
    const { user, location } = open('/creditNotes/create');
    await user.click(await screen.findByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: /INV-2026-0007/ }));
    await waitFor(() => expect(decodeURIComponent(location()?.search ?? '')).toBe('?source={"invoiceId":7}'));
    expect(await screen.findByText(/Credits INV-2026-0007/)).toBeVisible();
  });

  it('computes quantities and amounts while they are typed, one emptying the other', async () => {
    const opened = open(begun);
    await type(opened, 1, 'Quantity', '2,5');
    expect(total()).toBe('€302.50');
    await type(opened, 1, 'Amount', '100');
    expect(await cell(1, 'Quantity')).toHaveValue('');
    expect(total()).toBe('€121.00');
    await type(opened, 1, 'Quantity', '1');
    expect(await cell(1, 'Amount')).toHaveValue('');
  });

  it('says what reduces the balance and what becomes credit', async () => {
    const opened = open(begun);
    await type(opened, 1, 'Quantity', '1');
    expect(screen.getByText('€60.50 is deducted from the balance of INV-2026-0007.')).toBeVisible();
    expect(screen.getByText('Nothing is left to pay on INV-2026-0007.')).toBeVisible();
    expect(screen.getByText(/€60\.50 becomes credit of Nemuno logistika, UAB/)).toBeVisible();
  });

  it('credits the whole invoice by one button, and sends the chosen lines only', async () => {
    const opened = open(begun);
    await opened.user.click(await screen.findByRole('button', { name: 'Credit the whole invoice' }));
    expect(total()).toBe('€1,270.50');
    await opened.user.clear(await cell(1, 'Quantity'));
    expect(total()).toBe('€60.50');
    await giveReason(opened);
    await save(opened);
    await waitFor(() => expect(opened.location()?.pathname).toBe('/creditNotes/5/show'));
    expect(opened.writes[0]).toMatchObject({
      path: '/credit-notes',
      body: { invoiceId: 7, reason: 'Agreed by phone', lines: [{ invoiceLineId: 2, quantity: 1, sources: [] }] },
    });
    expect(opened.writes[0]?.body).not.toHaveProperty('customerId');
  });

  it('asks whether goods are back, only where a quantity of them is credited', async () => {
    const opened = open(begun);
    await type(opened, 1, 'Quantity', '1');
    await type(opened, 2, 'Amount', '10');
    expect(screen.queryByLabelText('The goods are back in stock')).toBeNull();
    await type(opened, 2, 'Quantity', '1');
    await opened.user.click(await screen.findByLabelText('The goods are back in stock'));
    await giveReason(opened);
    await save(opened);
    await waitFor(() => expect(opened.writes[0]).toMatchObject({ body: { goodsReturned: false } }));
  });

  it('credits what is left where a part was credited before', async () => {
    const { user } = open(begun, { creditable: partly });
    expect(await screen.findByText(/^6 h.* · €600\.00$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Credit what is left' }));
    expect(await cell(1, 'Quantity')).toHaveValue('6');
    expect(total()).toBe('€786.50');
  });

  it('says so where nothing is left', async () => {
    const lines = invoice.lines.map((line) => ({ ...line, creditedQuantity: line.quantity, creditedNet: line.net }));
    open(begun, { creditable: { ...invoice, lines } });
    expect(await screen.findByText('Everything on this invoice has been credited already.')).toBeVisible();
  });
});

describe('billed hours', () => {
  it('are asked for once their line is credited, each by itself, and none is free unasked', async () => {
    const opened = open(begun);
    await type(opened, 2, 'Amount', '10');
    expect(screen.queryByRole('region', { name: 'Can these hours be billed again?' })).toBeNull();
    await type(opened, 1, 'Quantity', '6');
    const asked = within(await screen.findByRole('region', { name: 'Can these hours be billed again?' }));
    expect(await asked.findByText('10 h · all stay billed')).toBeVisible();
    await opened.user.click(asked.getByRole('button', { name: 'Show the entries of line 1' }));
    await opened.user.click(asked.getByRole('checkbox', { name: /Report/ }));
    expect(asked.getByText('10 h · 6 h can be billed again')).toBeVisible();
    await giveReason(opened);
    await save(opened);
    await waitFor(() =>
      expect(opened.writes[0]?.body).toMatchObject({
        lines: [
          { invoiceLineId: 1, quantity: 6, sources: [{ kind: 'timeEntry', id: 32 }] },
          { invoiceLineId: 2, amount: 10 },
        ],
      }),
    );
  });
});

describe('what is refused', () => {
  it('stands at its field before anything is sent: no reason, no line, more than is left', async () => {
    const opened = open(begun, { creditable: partly });
    await cell(1, 'Quantity');
    await save(opened);
    expect(await screen.findAllByText(/Choose at least one line to credit/)).not.toHaveLength(0);
    await waitFor(() => expect(screen.getByLabelText(/^Reason/)).toHaveFocus());
    await type(opened, 1, 'Quantity', '7');
    expect(screen.queryByText(/Choose at least one line to credit/)).toBeNull();
    await giveReason(opened);
    await save(opened);
    const quantity = await cell(1, 'Quantity');
    await waitFor(() => expect(quantity).toHaveAccessibleDescription('Only 6 of this line can still be credited.'));
    expect(quantity).toHaveAttribute('aria-invalid', 'true');
    expect(opened.writes).toEqual([]);
  });

  it('by the server stands at the row of the form, which may be another than the line that was sent', async () => {
    const opened = open(begun, { write: () => refusal(422, { 'lines.0.amount': 'credit_note.over_amount' }) });
    await type(opened, 2, 'Amount', '20');
    await giveReason(opened);
    await save(opened);
    const amount = await cell(2, 'Amount');
    await waitFor(() => expect(amount).toHaveAttribute('aria-invalid', 'true'));
    expect(await cell(1, 'Amount')).not.toHaveAttribute('aria-invalid');
    await opened.user.type(amount, '{Backspace}');
    expect(amount).not.toHaveAttribute('aria-invalid');
  });

  it('is said once where an amount has too many decimals', async () => {
    const opened = open(begun);
    await type(opened, 2, 'Amount', '10.005');
    await save(opened);
    const amount = await cell(2, 'Amount');
    await waitFor(() => expect(amount).toHaveAccessibleDescription('This must be a number with at most 2 decimals.'));
    expect(screen.queryByText('Please enter amount!')).toBeNull();
    expect(within(document.querySelector<HTMLElement>('[data-totals]') ?? document.body).queryByRole('alert')).toBeNull();
  });

  it('tells that no answer came, and keeps what was typed', async () => {
    const opened = open(begun);
    await type(opened, 2, 'Amount', '20');
    await giveReason(opened);
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await save(opened);
    expect(await screen.findByText(/No answer from the server/)).toBeVisible();
    expect(await cell(2, 'Amount')).toHaveValue('20.00');
  });

  it('tells of a date before that of the invoice', async () => {
    const opened = open(begun);
    const date = await screen.findByLabelText(/^Credit note date/);
    await opened.user.clear(date);
    await opened.user.type(date, '2026-03-01');
    await opened.user.tab();
    await type(opened, 2, 'Amount', '20');
    await giveReason(opened);
    await save(opened);
    await waitFor(() => expect(date).toHaveAccessibleDescription(/before the invoice date/));
    expect(opened.writes).toEqual([]);
  });
});

it('opens a draft with what it credits, and saves it with its version', async () => {
  const opened = open('/creditNotes/5');
  await waitFor(async () => expect(await cell(1, 'Quantity')).toHaveValue('10'));
  expect(await cell(2, 'Quantity')).toHaveValue('1');
  await type(opened, 1, 'Quantity', '3');
  await save(opened);
  await waitFor(() =>
    expect(opened.writes[0]).toMatchObject({
      method: 'PUT',
      path: '/credit-notes/5',
      body: { version: 2, lines: [{ quantity: 3 }, { quantity: 1 }] },
    }),
  );
});
