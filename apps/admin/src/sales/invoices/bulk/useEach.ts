import type { InvoiceRecord } from '@kontor/domain';
import { useState } from 'react';
import { useReadAgain } from '../../../platform/api/useCommand.ts';

export type Refused = { invoice: InvoiceRecord; why: string };

/** Does something with one invoice after the other; a refusal of one does not stop the others. Gives those that were refused. */
export function useEach(work: (invoice: InvoiceRecord) => Promise<unknown>) {
  const readAgain = useReadAgain();
  const [done, setDone] = useState(0);
  const run = async (invoices: readonly InvoiceRecord[]): Promise<Refused[]> => {
    const refused: Refused[] = [];
    setDone(0);
    for (const invoice of invoices) {
      try {
        await work(invoice);
      } catch (error) {
        refused.push({ invoice, why: (error as Error).message });
      }
      setDone((before) => before + 1);
    }
    readAgain('invoices');
    return refused;
  };
  return { run, done };
}
