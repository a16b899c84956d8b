import type { Prepare } from '../../../test/money/calls.ts';
import { anEInvoiceFile } from './received.sample.ts';

let made = 0;

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'POST /api/v1/bills/e-invoice': () => {
    const number = `E-${(made += 1)}`;
    const content = Buffer.from(anEInvoiceFile({ change: () => ({ number, date: '2026-03-02', dueDate: '2026-03-16' }) }));
    return { form: {}, file: { name: 'invoice.xml', type: 'application/xml', content } };
  },
};
