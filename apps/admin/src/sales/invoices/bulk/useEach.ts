import type { InvoiceRecord } from '@kontor/domain';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { useReadAgain } from '../../../platform/api/useCommand.ts';

export type Refused = { invoice: InvoiceRecord; why: string; code: string | undefined };

const codeOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? (error.body as { code?: string } | null)?.code : undefined;

/** Runs a command on one invoice after the other; a refusal does not stop the others. Returns the refused ones. */
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
        refused.push({ invoice, why: (error as Error).message, code: codeOf(error) });
      }
      setDone((before) => before + 1);
    }
    readAgain();
    return refused;
  };
  return { run, done };
}
