import { sql, type RawBuilder } from 'kysely';
import { invoiceStates } from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import { gainIn, isForeign } from '../../platform/orm/in-base.ts';

const gain = (at: string, than: string) => sql.raw(gainIn('a.amount', { at, than }));
const foreign = (of: string) => sql.raw(isForeign(of));

type Days = { from: string; to: string; customerId?: number };

/**
 * The exchange gains of customers between two days, as `currency` and `amount` in the organisation's currency: money, credit and advances settle a
 * document of the same currency at their own rates. The credit note of an invoice has its rate, so only its use elsewhere makes a difference.
 */
export function exchangeGains({ from, to, customerId }: Days): RawBuilder<unknown> {
  const when = (day: string, of: string) =>
    sql`${sql.raw(day)} between ${from} and ${to}${customerId === undefined ? sql`` : sql` and ${sql.raw(of)}.customer_id = ${customerId}`}`;
  return sql`select p.currency, ${gain('p', 'd')} as amount from payment_allocation a join payment p on p.id = a.payment_id
      join invoice d on d.id = a.invoice_id where ${when('a.allocation_date', 'p')} and ${foreign('p')}
    union all select p.currency, ${gain('p', 'd')} from retainer_payment a join payment p on p.id = a.payment_id
      join retainer_invoice d on d.id = a.retainer_invoice_id where ${when('a.allocation_date', 'p')} and ${foreign('p')}
    union all select n.currency, ${gain('n', 'd')} from credit_allocation a join credit_note n on n.id = a.credit_note_id
      join invoice d on d.id = a.invoice_id where ${when('a.allocation_date', 'n')} and ${foreign('n')} and d.id <> n.invoice_id
    union all select r.currency, ${gain('r', 'd')} from retainer_application a join retainer_invoice r on r.id = a.retainer_invoice_id
      join invoice d on d.id = a.invoice_id where ${when('greatest(a.application_date, d.invoice_date)', 'r')} and ${foreign('r')}
        and a.released_date is null and ${inStates('d.status', invoiceStates.counted)}`;
}
