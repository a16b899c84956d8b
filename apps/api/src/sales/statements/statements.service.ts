import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  creditNoteStates,
  invoiceStates,
  agedOn,
  statementKinds,
  statementsOf,
  type Statement,
  type StatementEntry,
  type StatementInterest,
} from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import { customerList } from '../../customers/customers/customers.list.ts';
import {
  gainsOf,
  periodIn,
  readable,
  readAccount,
  type StatementPageQuery,
  type StatementQuery,
} from '../../documents/statement/read-account.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { actor } from '../../platform/context/actor.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { oneOf } from '../../platform/rest/list.ts';
import { retainerList } from '../retainer-invoices/retainer-invoices.list.ts';
import { creditNoteList } from '../credit-notes/credit-notes.list.ts';
import { invoiceList } from '../invoices/invoices.list.ts';
import { readLateInterest } from '../late-interest/read-late-interest.ts';
import { exchangeGains } from '../payments/exchange-gains.ts';
import { paymentList } from '../payments/payments.list.ts';
import { writeOffList } from '../write-offs/write-offs.list.ts';
import { openOn } from './open-of-invoices.facts.ts';

@Injectable()
export class StatementsService {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
  ) {}

  /** A page of the statement, and the sums of all. */
  page(customerId: number, { page = 1, ...period }: StatementPageQuery): Promise<Statement[]> {
    return this.get(customerId, period, page);
  }

  /** Needs the right to read the amounts of invoices, credit notes and payments; a statement without any of them would be wrong. */
  async get(customerId: number, query: StatementQuery, page?: number): Promise<Statement[]> {
    const { ability } = actor();
    const period = periodIn(query);
    const { currency } = await oneOf(this.em, customerList, customerId);
    const needed = [
      ['Invoice', 'total'],
      ['CreditNote', 'total'],
      ['Payment', 'amount'],
    ] as const;
    if (!needed.every(([subject, field]) => allows(ability, 'read', subject, undefined, field))) throw forbidden();
    const { to } = period;
    const sources = {
      kinds: statementKinds,
      moves: movesOf(customerId, to),
      more: partsOf(to),
      opens: openOn(this.em.getKysely() as unknown as Kysely<unknown>, customerId, to),
    };
    const account = await readAccount<StatementEntry>(this.em, sources, period, page);
    const lastDay = agedOn(to, await this.organisation.today());
    const gains = await gainsOf(this.em, exchangeGains({ ...period, customerId }));
    const interests = await this.interestOf(customerId, lastDay);
    return statementsOf({ ...account, gains }, { first: currency, lastDay }, interests);
  }

  /** The late interest of what is open on a day. The customer is not told of what they dispute. */
  private async interestOf(customerId: number, day: string): Promise<StatementInterest[]> {
    const found = await readLateInterest(this.em, { customerId }, day);
    const told = found.filter(({ open, isDisputed }) => open > 0 && !isDisputed);
    return told.map(({ open: _open, isDisputed: _isDisputed, ...interest }) => interest);
  }
}

/** The invoices that a payment was put on until a day. */
const partsOf = (to: string) => sql`invoice_id as "invoiceId", case when kind = 'payment' then (
    select coalesce(json_agg(json_build_object('invoiceId', n.id, 'invoiceNumber', n.number, 'amount', a.amount) order by n.number), '[]'::json)
    from payment_allocation a join invoice n on n.id = a.invoice_id where a.payment_id = moves.id and a.allocation_date <= ${to}
  ) else '[]'::json end as parts`;

/** Everything up to a day that changed what the customer owes, as far as the person may read it. */
function movesOf(customerId: number, to: string) {
  return sql`with moves as (
    select 'invoice' as kind, i.id, i.id as invoice_id, i.invoice_date as date, i.number as reference, i.total - i.prepaid + i.rounding
        + coalesce((select sum(a.amount) from retainer_application a where a.invoice_id = i.id and a.is_final
          and (a.released_date is null or a.released_date > ${to}::date)), 0) as amount, i.currency
      from ${readable(invoiceList)} and i.customer_id = ${customerId} and ${inStates('i.status', invoiceStates.counted)} and i.invoice_date <= ${to}
    union all
    select 'creditNote', n.id, n.invoice_id, n.credit_note_date, n.number, -n.total - n.rounding, n.currency
      from ${readable(creditNoteList)} and n.customer_id = ${customerId} and ${inStates('n.status', creditNoteStates.counted)} and n.invoice_id is not null and n.credit_note_date <= ${to}
    union all
    select 'payBack', n.id, n.invoice_id, n.paid_back_date, n.number, n.paid_back, n.currency
      from ${readable(creditNoteList)} and n.customer_id = ${customerId} and n.invoice_id is not null and n.paid_back_date <= ${to}
    union all
    select 'payment', p.id, null, p.payment_date, p.reference, -p.amount, p.currency
      from ${readable(paymentList)} and p.customer_id = ${customerId} and p.payment_date <= ${to}
    union all
    select 'refund', f.id, f.retainer_invoice_id, f.refund_date, r.number, f.amount, r.currency
      from ${readable(retainerList, 'join retainer_refund f on f.retainer_invoice_id = r.id')} and r.customer_id = ${customerId} and f.refund_date <= ${to}
    union all
    select 'creditRefund', f.id, p.id, f.refund_date, p.reference, f.amount, p.currency
      from ${readable(paymentList, 'join payment_refund f on f.payment_id = p.id')} and p.customer_id = ${customerId} and f.refund_date <= ${to}
    union all
    select 'writeOff', w.id, w.invoice_id, w.write_off_date, i.number, -w.amount, i.currency
      from ${readable(writeOffList)} and i.customer_id = ${customerId} and w.write_off_date <= ${to}
  )`;
}
