import { describe, expect, it } from '@jest/globals';
import { creditNoteMachine, creditNoteStatuses } from '../../sales/credit-note/credit-note.status.ts';
import { estimateMachine, estimateStatuses } from '../../sales/estimate/estimate.status.ts';
import { invoiceMachine, invoiceStatuses } from '../../sales/invoice/invoice.status.ts';
import { retainerInvoiceMachine, retainerInvoiceStatuses } from '../../sales/retainer-invoice/retainer-invoice.status.ts';
import { projectMachine, projectStatuses } from '../../work/project/project.status.ts';
import { messages } from '../../messages.ts';

const machines = [
  ['credit_note', creditNoteMachine, creditNoteStatuses],
  ['estimate', estimateMachine, estimateStatuses],
  ['invoice', invoiceMachine, invoiceStatuses],
  ['retainer_invoice', retainerInvoiceMachine, retainerInvoiceStatuses],
  ['project', projectMachine, projectStatuses],
] as const;

describe.each(machines)('the states of %s', (subject, { initial, moves }, statuses) => {
  const table: [string, { from: readonly string[]; to: string }][] = Object.entries(moves);

  it('can all be reached from the initial one', () => {
    const reached = new Set<string>([initial]);
    for (let round = 0; round < statuses.length; round += 1) {
      for (const [, move] of table) if (move.from.some((status) => reached.has(status))) reached.add(move.to);
    }
    expect([...reached].sort()).toEqual([...statuses].sort());
  });

  it('have a message for every refusal', () => {
    const codes = table.map(([verb]) => `${subject}.cannot_${verb.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`);
    expect(codes.filter((code) => !(code in messages))).toEqual([]);
  });
});

describe('an invoice', () => {
  it.each([
    ['draft', ['send', 'delete']],
    ['sent', ['recordPayment', 'markPaid', 'undoPayment', 'writeOff', 'undoWriteOff', 'undoCredit', 'undoAdvance', 'void']],
    ['paid', ['undoPayment', 'undoWriteOff', 'undoCredit', 'undoAdvance', 'void']],
    ['void', []],
  ] as const)('that is %s offers %j', (status, verbs) => expect(invoiceMachine.actionsFrom(status)).toEqual(verbs));

  it('moves to the state that the verb leads to', () => {
    expect(invoiceMachine.next('draft', 'send')).toBe('sent');
    expect(invoiceMachine.next('paid', 'undoPayment')).toBe('sent');
  });

  it('refuses every other move and names the state it is in', () => {
    for (const status of invoiceStatuses) {
      for (const [verb, move] of Object.entries(invoiceMachine.moves)) {
        if ((move.from as readonly string[]).includes(status)) continue;
        expect(() => invoiceMachine.next(status, verb as keyof typeof invoiceMachine.moves)).toThrow(
          expect.objectContaining({ name: 'DomainError', params: { status } }),
        );
      }
    }
    expect(() => invoiceMachine.next('sent', 'send')).toThrow('invoice.cannot_send');
    expect(() => invoiceMachine.next('draft', 'markPaid')).toThrow('invoice.cannot_mark_paid');
  });
});
