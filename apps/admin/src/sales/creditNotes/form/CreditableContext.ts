import type { CreditableInvoice } from '@kontor/domain';
import { createContext, useContext, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { previewOf, type CreditLineValues, type CreditPreview } from './values.ts';

/** The invoice that the form credits, as of the start of editing. */
export const CreditableContext = createContext<CreditableInvoice | null>(null);

export function useCreditableInvoice(): CreditableInvoice {
  const invoice = useContext(CreditableContext);
  if (!invoice) throw new Error('The form of a credit note stands inside a CreditableContext');
  return invoice;
}

/** The figures of the typed lines. For leaf components only: the caller is drawn again at every key press. */
export function useCreditPreview(): CreditPreview {
  const invoice = useCreditableInvoice();
  const lines = useWatch({ name: 'lines' }) as CreditLineValues[] | undefined;
  return useMemo(() => previewOf(invoice, lines ?? []), [invoice, lines]);
}
