import { assertOpenPeriod, assertWithinBalance, assertWriteOffDate, invoiceMachine, negate, WriteOffInput } from '@kontor/domain';
import { ok, read, type Calls } from '../frame.ts';
import { sameVersion, type Firm } from './firm.ts';
import { book } from './invoice-commands.ts';
import { personIdOf, versionOf } from './sent.ts';

/** What is given up of an invoice, and that undone. */
export function writeOffCalls(firm: Firm): Calls {
  return {
    'POST /api/v1/invoices/{id}/write-off': async (call) => {
      const { writeOffDate, amount, reason } = await read(WriteOffInput, call.body);
      const invoice = firm.one('invoices', Number(call.params['id']));
      invoiceMachine.next(invoice.status, 'writeOff');
      assertWriteOffDate(writeOffDate, invoice, firm.today);
      assertOpenPeriod(writeOffDate, firm.organisation.lockDate, 'writeOffDate');
      assertWithinBalance(amount, invoice);
      firm.add('write-offs', { invoiceId: invoice.id, writeOffDate, amount, reason }, personIdOf(call));
      book(firm, invoice.id, amount, personIdOf(call), 'writeOff', 'writtenOff');
      return ok(firm.one('invoices', invoice.id));
    },
    'DELETE /api/v1/write-offs/{id}': (call) => {
      const { id, version, invoiceId, writeOffDate, amount } = firm.one('write-offs', Number(call.params['id']));
      sameVersion({ version }, versionOf(call));
      assertOpenPeriod(writeOffDate, firm.organisation.lockDate, 'writeOffDate');
      firm.remove('write-offs', id, personIdOf(call));
      book(firm, invoiceId, negate(amount), personIdOf(call), 'undoWriteOff', 'writtenOff');
      return ok(firm.one('invoices', invoiceId));
    },
  };
}
