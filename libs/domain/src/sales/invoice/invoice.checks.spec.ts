import { describe, expect, it } from '@jest/globals';
import { assertDueDate, assertDueDateReason, assertPayable, assertUnsettled } from './invoice.checks.ts';

const refusal = (code: string, more: object = {}) => expect.objectContaining({ code, ...more }) as unknown as Error;

describe('the dates of an invoice', () => {
  it('lets the due date be the invoice date, and not the day before', () => {
    expect(() => assertDueDate({ invoiceDate: '2026-03-01', dueDate: '2026-03-01' })).not.toThrow();
    expect(() => assertDueDate({ invoiceDate: '2026-03-01', dueDate: '2026-02-28' })).toThrow(
      refusal('invoice.due_before_issue', { errors: { dueDate: { code: 'invoice.due_before_issue' } } }),
    );
  });

  it('move after sending only with a reason', () => {
    const before = { status: 'sent', dueDate: '2026-03-01' } as const;
    expect(() => assertDueDateReason(before, { dueDate: '2026-03-01' })).not.toThrow();
    expect(() => assertDueDateReason(before, { dueDate: '2026-03-08', dueDateReason: 'Agreed by phone' })).not.toThrow();
    for (const dueDateReason of [undefined, null, '  '])
      expect(() => assertDueDateReason(before, { dueDate: '2026-03-08', dueDateReason })).toThrow(
        refusal('invoice.due_date_reason'),
      );
  });

  it.each(['draft', 'paid', 'void'] as const)('do not move on one that is %s, whatever the reason', (status) => {
    const before = { status, dueDate: '2026-03-01' };
    expect(() => assertDueDateReason(before, { dueDate: '2026-03-01' })).not.toThrow();
    expect(() => assertDueDateReason(before, { dueDate: '2026-03-08', dueDateReason: 'Agreed' })).toThrow(
      refusal('invoice.cannot_move_due_date', { params: { status } }),
    );
  });
});

it('an invoice with money, a write-off or credit on it is not voided', () => {
  const none = { paid: 0, writtenOff: 0, credited: 0, hasCreditNotes: false };
  expect(() => assertUnsettled(none)).not.toThrow();
  expect(() => assertUnsettled({ ...none, paid: 0.01 })).toThrow(refusal('invoice.has_payments'));
  expect(() => assertUnsettled({ ...none, writtenOff: 0.01 })).toThrow(refusal('invoice.has_write_offs'));
  expect(() => assertUnsettled({ ...none, credited: 0.01, hasCreditNotes: true })).toThrow(refusal('invoice.has_credit_notes'));
  expect(() => assertUnsettled({ ...none, credited: 0.01 })).toThrow(refusal('invoice.has_credit'));
});

it('an invoice that asks for money says where to pay, unless its sender has read that it does not', () => {
  const invoice = { total: 121, prepaid: 0, rounding: 0, currency: 'SEK' };
  expect(() => assertPayable(invoice, true, undefined)).not.toThrow();
  expect(() => assertPayable(invoice, false, true)).not.toThrow();
  expect(() => assertPayable({ ...invoice, prepaid: 121 }, false, undefined)).not.toThrow();
  const params = { currency: 'SEK' };
  for (const confirmed of [undefined, false])
    expect(() => assertPayable(invoice, false, confirmed)).toThrow(
      refusal('invoice.no_bank_account', { params, errors: { noAccountConfirmed: { code: 'invoice.no_bank_account', params } } }),
    );
});
