import { rateIn } from '../platform/orm/in-base.ts';
import type { Invariant } from '../platform/subjects/subject.ts';

/** What holds for the rate of every kind of document, payment and expense. `kind` is its name in the sentence; drafts may be older than the organisation's currency. */
export const exchangeInvariants = (table: string, kind: string, counts = 'true'): Invariant[] => [
  {
    about: `the rate of the organisation's own currency is not 1 on a ${kind.toLowerCase()}`,
    sql: `select d.id, '${kind} ' || d.id || ': ' || d.exchange_rate as what from ${table} d, organisation o
      where d.currency = o.base_currency and d.exchange_rate <> 1 and ${counts}`,
  },
];

/**
 * Money comes within days or months of its document, and no rate halves meanwhile: what is further off was taken the wrong way round. `pays` joins the
 * payment `p` with each document `d` that it pays.
 */
export const farRates = (kind: string, pays: string): Invariant => ({
  about: `the rate of a ${kind.toLowerCase()} is far from that of what it pays`,
  sql: `select p.id, '${kind} ' || p.id || ': ' || round(${rateIn('p')}, 6) || ' instead of ' || round(${rateIn('d')}, 6) as what
    from ${pays} where (${rateIn('p')}) / (${rateIn('d')}) not between 0.5 and 2`,
  warning: true,
});
