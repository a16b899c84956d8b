import type { Language } from '../../platform/language/languages.ts';
import { add, sum } from '../../platform/values/money.ts';
import { advanceWords, type AdvanceShare } from './retainer-invoice.deduction.ts';

const refundWords: Record<Language, string> = {
  en: 'The advance was paid back',
  lt: 'Avansas grąžintas',
  no: 'Forskuddet er betalt tilbake',
};

type Advance = { number: string; invoiceDate: string; language: Language };

/**
 * Returns the amounts and words of the credit note over the part of a taxed advance that is paid back: a line for each rate. Example: shares of
 * 500.00 and 105.00 tax are one line of 500.00 and a total of 605.00.
 */
export function refundCredit({ number, invoiceDate, language }: Advance, shares: readonly AdvanceShare[]) {
  const net = sum(shares.map(({ base }) => base));
  const tax = sum(shares.map(({ amount }) => amount));
  return {
    reason: refundWords[language],
    subtotal: net,
    net,
    tax,
    total: add(net, tax),
    lines: shares.map(({ base }, index) => ({
      position: index + 1,
      description: advanceWords[language](number, invoiceDate),
      quantity: 1,
      unit: 'C62',
      unitPrice: base,
      net: base,
    })),
  };
}
