import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  invoiceStates,
  lateInterestOf,
  openAfter,
  paysLateInterest,
  type LateInterest,
  type LateInterestPayers,
  type LateInterestRate,
  type Owed,
  type PartyKind,
} from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';

type Named = { invoiceId: number; invoiceNumber: string; isDisputed: boolean };
type Row = Owed & Named & { payers: LateInterestPayers; kind: PartyKind };
/** The late interest of one invoice, with what decides whether its customer is told: what is open of it on that day, and whether they dispute it. */
export type InvoiceInterest = LateInterest & Named & { open: number };
type Which = { invoiceId: number } | { customerId: number };

/**
 * The days from which something is no longer owed: of a payment, when the money came, though it may have been put on the invoice later. A credit note of
 * the invoice itself counts from the beginning, since what it credits was never owed.
 */
const settlements = sql`(select coalesce(json_agg(json_build_object('date', to_char(x.date, 'YYYY-MM-DD'), 'amount', x.amount)), '[]'::json) from (
  select p.payment_date as date, a.amount from payment_allocation a join payment p on p.id = a.payment_id where a.invoice_id = i.id
  union all select case when n.invoice_id = i.id then i.due_date else n.credit_note_date end, a.amount
    from credit_allocation a join credit_note n on n.id = a.credit_note_id where a.invoice_id = i.id
  union all select a.application_date, a.amount from retainer_application a where a.invoice_id = i.id and not a.is_final
  union all select w.write_off_date, w.amount from write_off w where w.invoice_id = i.id) x)`;

/**
 * Returns the late interest up to a day of one invoice, or of all invoices of a customer; none where the organisation claims none of them, and
 * of drafts and void invoices. Whoever asks has made sure that the person may read them.
 */
export async function readLateInterest(em: EntityManager, which: Which, untilDate: string): Promise<InvoiceInterest[]> {
  const db = em.getKysely();
  const wanted = 'invoiceId' in which ? sql`i.id = ${which.invoiceId}` : sql`i.customer_id = ${which.customerId}`;
  const [rates, { rows }] = await Promise.all([
    sql<LateInterestRate>`select to_char(valid_from, 'YYYY-MM-DD') as "validFrom", percent from late_interest_rate`.execute(db),
    sql<Row>`select i.id as "invoiceId", i.number as "invoiceNumber", i.dispute_reason is not null as "isDisputed",
        to_char(i.due_date, 'YYYY-MM-DD') as "dueDate", i.currency, i.total - i.prepaid + i.rounding as amount, ${settlements} as settlements,
        o.late_interest_payers as payers, c.kind
      from organisation o cross join invoice i join customer c on c.id = i.customer_id
      where ${wanted} and ${inStates('i.status', invoiceStates.counted)} and i.due_date < ${untilDate}
        and o.late_interest_payers <> 'nobody'
      order by i.due_date, i.id`.execute(db),
  ]);
  return rows.flatMap(({ invoiceId, invoiceNumber, isDisputed, payers, kind, ...owed }) => {
    if (!paysLateInterest(payers, kind)) return [];
    const interest = lateInterestOf(owed, rates.rows, untilDate);
    const facts = { invoiceId, invoiceNumber, isDisputed, open: openAfter(owed, untilDate) };
    return interest.amount > 0 ? [{ ...interest, ...facts }] : [];
  });
}
