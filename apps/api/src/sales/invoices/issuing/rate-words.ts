import type { EntityManager } from '@mikro-orm/postgresql';
import { groundOf, saysOtherwise, wordsOfRate, type RateWords } from '@kontor/domain';
import type { DocumentParties } from '../../../documents/parties.ts';
import { flush } from '../../../platform/audit/flush.ts';
import type { Invoice } from '../invoice.entity.ts';

/**
 * Copies exemption reasons and register codes that were corrected on a rate since the draft was saved; no amount changes. Runs before the invoice
 * takes its number, because the database refuses changes to the lines of an issued invoice.
 */
export async function takeRateWords(
  em: EntityManager,
  invoice: Invoice,
  parties: Pick<DocumentParties, 'lines' | 'rates'>,
): Promise<void> {
  const rates = new Map(parties.rates.map((rate) => [rate.id, rate]));
  const rateOf = ({ taxRateId, ...copied }: RateWords & { taxRateId: number | null }) => {
    const rate = taxRateId ? rates.get(taxRateId) : undefined;
    return rate && saysOtherwise(copied, rate) ? rate : undefined;
  };
  if (![...parties.lines, ...invoice.charges].some(rateOf)) return;
  await em.populate(invoice, ['lines', 'taxes']);
  const renew = <T extends RateWords & { taxRateId: number | null }>(taxed: T): T => {
    const rate = rateOf(taxed);
    return rate ? { ...taxed, ...wordsOfRate(rate) } : taxed;
  };
  invoice.charges = invoice.charges.map(renew);
  const lines = invoice.lines.getItems();
  for (const line of lines) {
    const rate = rateOf(line);
    if (rate) em.assign(line, wordsOfRate(rate));
  }
  for (const tax of invoice.taxes) {
    const { category, percent = null } = tax;
    em.assign(tax, { exemptionReason: groundOf({ category, percent }, [...lines, ...invoice.charges]) });
  }
  await flush(em, { verb: 'update' });
}
