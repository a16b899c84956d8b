import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { aCreditableInvoice, aCreditNoteDetail, aCustomerRecord, anOrganisationRecord } from '@kontor/demo-data';
import type { AbilityRule, CreditNoteDetail } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import { QuestionHost } from '../../platform/shell/QuestionHost.tsx';
import '../../resources.ts';
import { UndoCreditUse } from '../invoices/crediting/index.ts';
import { CreditNoteList } from './CreditNoteList.tsx';
import { CreditNoteShow } from './CreditNoteShow.tsx';

// Loads its words too.
beforeAll(() => UndoCreditUse.preload());
afterEach(cleanup);

// Over 242.00, of which 100.00 were not paid yet.
const sent = aCreditNoteDetail({ id: 5, status: 'sent' }, aCreditableInvoice({ balance: 100 }));
const paidBack: Partial<CreditNoteDetail> = {
  unallocated: 0,
  paidBack: 142,
  paidBackDate: '2026-03-25',
  paidBackMethod: 'card',
  paidBackReference: 'R-1',
};

function open(at: string, change: Partial<CreditNoteDetail> = {}, write?: () => Answer, rules?: AbilityRule[]) {
  const creditNote: CreditNoteDetail = { ...sent, ...change };
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord(),
    '/customers/1': aCustomerRecord({ id: 1, email: 'info@nemuno.example' }),
    '/credit-notes': [creditNote],
    '/credit-notes/5': creditNote,
    '/credit-notes/counts': { all: 1, draft: 0, sent: 1, void: 0 },
    '/credit-notes/totals': [{ currency: 'EUR', count: 90, due: 9000, applied: 0, paidBack: 0, unallocated: 8000 }],
  };
  return openScreen(
    <>
      <QuestionHost />
      <Routes>
        <Route path="/creditNotes/index" element={<CreditNoteList />} />
        <Route path="/creditNotes/:id/show" element={<CreditNoteShow />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </>,
    {
      resource: 'creditNotes',
      at,
      ...(rules && { rules }),
      server: ({ method, path }) =>
        method === 'GET'
          ? { body: reads[path] ?? [], ...(path === '/credit-notes' && { total: 90 }) }
          : (write?.() ?? { body: creditNote }),
    },
  );
}

it('lists credit notes with a link to the invoice, the total and what is left of the credit', async () => {
  open('/creditNotes/index');
  const row = within(await screen.findByRole('row', { name: /CN-2026-0001/ }));
  expect(row.getByRole('link', { name: 'INV-2026-0007' })).toHaveAttribute('href', '/invoices/7/show');
  expect(row.getByText('€242.00')).toBeVisible();
  expect(row.getByText('€142.00')).toBeVisible();
  expect(await screen.findByText('€9,000.00')).toBeVisible();
  expect(screen.getByText('€8,000.00')).toBeVisible();
  expect(screen.getAllByText('All pages')).toHaveLength(1);
});

it('says what is printed, and where the credit went', async () => {
  open('/creditNotes/5/show');
  const paper = within(await screen.findByRole('article'));
  expect(paper.getByText(/INV-2026-0007 of/)).toBeVisible();
  expect(paper.getByText('Reason: Billed by mistake')).toBeVisible();
  const use = within(screen.getByRole('region', { name: 'Where the credit went' }));
  expect(use.getByRole('link', { name: 'Balance of INV-2026-0007 reduced' })).toHaveAttribute('href', '/invoices/7/show');
  expect(use.getByText('€100.00')).toBeVisible();
  expect(use.getByText('Still credit of Nemuno logistika, UAB')).toBeVisible();
});

it('pays the rest back, and shows at its field what is refused', async () => {
  const answers = [refusal(422, { paidBackDate: 'credit_note.paid_back_before' })];
  const { user, writes } = open('/creditNotes/5/show', {}, () => answers.shift() ?? { body: { ...sent, ...paidBack } });
  await user.click(await screen.findByRole('button', { name: 'Pay back' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay back: CN-2026-0001' }));
  expect(dialog.getByText(/has €142\.00 left of this credit note/)).toBeVisible();
  await user.type(dialog.getByLabelText('Reference'), 'R-1');
  await user.click(dialog.getByRole('button', { name: 'Pay back' }));
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Paid back on/)).toHaveAccessibleDescription('The date is before that of the credit note.'),
  );
  await user.click(dialog.getByRole('button', { name: 'Pay back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(writes.at(-1)).toMatchObject({ path: '/credit-notes/5/pay-back', body: { method: 'bankTransfer', reference: 'R-1' } });
});

it('undoes a repayment after a question, and forbids to void before', async () => {
  const { user, writes } = open('/creditNotes/5/show', paidBack);
  await user.click(await screen.findByRole('button', { name: 'Undo the repayment: €142.00' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/€142\.00 becomes credit of Nemuno logistika, UAB again/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Undo the repayment' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/credit-notes/5/undo-pay-back' }));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Void – Undo the repayment first.' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.queryByRole('button', { name: 'Pay back' })).toBeNull();
});

it('takes credit back from another invoice after a question, but not from its own, and forbids to void before', async () => {
  const allocations = [
    ...sent.allocations,
    { invoiceId: 9, invoiceNumber: 'INV-9', amount: 30.5, allocationDate: '2026-04-02', exchangeDifference: 0 },
  ];
  const { user, writes } = open('/creditNotes/5/show', { allocations, unallocated: 111.5 });
  const use = within(await screen.findByRole('region', { name: 'Where the credit went' }));
  expect(use.getByRole('link', { name: 'Used on INV-9' })).toHaveAttribute('href', '/invoices/9/show');
  await user.click(await use.findByRole('button', { name: 'Undo the use: €30.50' }));
  expect(use.getAllByRole('button', { hidden: true })).toHaveLength(1);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/€30\.50 becomes credit of Nemuno logistika, UAB again, and is left to pay on INV-9/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Undo the use' }));
  await waitFor(() => expect(writes).toMatchObject([{ path: '/credit-notes/5/undo-use', body: { invoiceId: 9 } }]));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  const forbidden = await screen.findByRole('menuitem', { name: 'Void – Undo its use on another invoice first.' });
  expect(forbidden).toHaveAttribute('aria-disabled', 'true');
});

it('voids with a reason', async () => {
  const { user, writes } = open('/creditNotes/5/show');
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Void: CN-2026-0001' }));
  await user.click(dialog.getByRole('button', { name: 'Void' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Reason/)).toBeInvalid());
  await user.type(dialog.getByLabelText(/^Reason/), 'Typed twice');
  await user.click(dialog.getByRole('button', { name: 'Void' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/credit-notes/5/void', body: { reason: 'Typed twice' } }));
});

it('asks what the void changes of later stock moves, and voids when that is confirmed', async () => {
  const question = { code: 'stock.changes_later', message: 'q', params: { documents: 2, value: 4.5 } };
  const answers: Answer[] = Array.from({ length: 2 }, () => ({
    status: 409,
    body: { statusCode: 409, ...question, requestId: 'r' },
  }));
  const { user, writes } = open('/creditNotes/5/show', {}, () => answers.shift() ?? { body: sent });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Void: CN-2026-0001' }));
  await user.type(dialog.getByLabelText(/^Reason/), 'Typed twice');
  for (const answer of ['Cancel', 'Confirm']) {
    await user.click(dialog.getByRole('button', { name: 'Void' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(asked.getByText(/the cost of later documents changes \(2\), by 4\.5 in total/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: answer }));
    if (answer === 'Cancel') await dialog.findByRole('alert');
  }
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(writes.map(({ body }) => body['laterConfirmed'])).toEqual([undefined, undefined, true]);
});

it('does not offer what a role may not do', async () => {
  const rules: AbilityRule[] = [
    { action: 'manage', subject: 'all' },
    { action: ['payBack', 'void', 'create'], subject: 'CreditNote', inverted: true },
  ];
  const { user } = open('/creditNotes/5/show', {}, undefined, rules);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'Download PDF' });
  expect(screen.queryByRole('menuitem', { name: /^Void/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pay back' })).toBeNull();
});

it('the one of a refund leads to its retainer invoice, where alone the refund is undone', async () => {
  const credited = { invoiceId: null, retainerInvoiceId: 7, invoiceNumber: 'RET-2026-0007' };
  const { user } = open('/creditNotes/5/show', { ...paidBack, ...credited, allocations: [] });
  const fact = await screen.findByRole('link', { name: /RET-2026-0007/ });
  expect(fact).toHaveAttribute('href', expect.stringContaining('/retainerInvoices/7/show'));
  expect(screen.getByText('Paid back on 25 Mar 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Undo the repayment/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: /Void – It belongs to the refund of an advance/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
