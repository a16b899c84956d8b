import { compare, type DocumentChargeRecord } from '@kontor/domain';
import { randomOf } from '../random.ts';
import type { Line, Sale } from './sales/sales.ts';
import { extraTexts } from './texts.ts';

/** Parts of a document besides its lines. */
export type Extras = {
  lines: readonly Line[];
  charges: Pick<DocumentChargeRecord, 'reason' | 'percent' | 'amount'>[];
  prepaid: number;
  roundPayableTo: number | null;
};

/**
 * Now and then goods have a delivery charge, a line has a charge or discount amount, an advance was paid for a stage of a project; a
 * private person in Lithuania who pays cash pays to five cents.
 */
export function extrasOf(sale: Sale, seed: number, id: number): Extras {
  const random = randomOf(seed, 62, id);
  const { language, isPerson, currency } = sale.customer;
  const [first] = sale.lines;
  const isLarge = first !== undefined && compare(first.unitPrice, 100) > 0;
  const ofItems = first?.kind === 'item';
  const charged = ofItems && random.chance(5);
  const lines = sale.lines.map((line, index): Line => {
    if (index > 0 || !isLarge || !ofItems) return line;
    if (random.chance(4)) return { ...line, charge: 25, chargeReason: extraTexts.express[language] };
    return random.chance(4) && line.discountPercent === 0 ? { ...line, discountAmount: 15 } : line;
  });
  return {
    lines,
    charges: charged ? [{ reason: extraTexts.delivery[language], percent: null, amount: currency === 'NOK' ? 149 : 12.5 }] : [],
    prepaid: first?.kind === 'text' && !sale.recurringId && isLarge && random.chance(20) ? 100 : 0,
    roundPayableTo: isPerson && currency === 'EUR' && random.chance(30) ? 0.05 : null,
  };
}
