import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  billStates,
  vendorCreditNoteStates,
  agedOn,
  todayIn,
  vendorStatementKinds,
  vendorStatementsOf,
  type VendorStatement,
  type VendorStatementEntry,
} from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import { drawAccount } from '../../documents/paper/account-paper.ts';
import { logoOf, type PaperFile } from '../../documents/paper/stored-paper.ts';
import { vendorPartiesToday } from '../../documents/parties-today.ts';
import {
  gainsOf,
  periodIn,
  readable,
  readAccount,
  type StatementPageQuery,
  type StatementQuery,
} from '../../documents/statement/read-account.ts';
import { statementPaper } from '../../documents/statement/statement-paper.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { safeName } from '../../platform/files/file-kind.ts';
import { FILE_STORE, type FileStore } from '../../platform/files/file-store.ts';
import { oneOf } from '../../platform/rest/list.ts';
import { billList } from '../bills/bills.list.ts';
import { vendorCreditNoteList } from '../vendor-credit-notes/vendor-credit-notes.list.ts';
import { vendorExchangeGains } from '../vendor-payments/vendor-exchange-gains.ts';
import { vendorPaymentList } from '../vendor-payments/vendor-payments.list.ts';
import { vendorList } from '../vendors/vendors.list.ts';
import { vendorStatementWords } from './vendor-statement-words.ts';
import { openOn } from './open-of-bills.facts.ts';

@Injectable()
export class VendorStatementsService {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  /** A page of the statement, and the sums of all. */
  page(vendorId: number, { page = 1, ...period }: StatementPageQuery): Promise<VendorStatement[]> {
    return this.get(vendorId, period, page);
  }

  /** Needs the right to read the amounts of bills, credit notes and payments; a statement without any of them would be wrong. */
  async get(vendorId: number, query: StatementQuery, page?: number): Promise<VendorStatement[]> {
    const { ability } = actor();
    const period = periodIn(query);
    const { currency } = await oneOf(this.em, vendorList, vendorId);
    const needed = [
      ['Bill', 'total'],
      ['VendorCreditNote', 'total'],
      ['VendorPayment', 'amount'],
    ] as const;
    if (!needed.every(([subject, field]) => allows(ability, 'read', subject, undefined, field))) throw forbidden();
    const { to } = period;
    const sources = {
      kinds: vendorStatementKinds,
      moves: movesOf(vendorId, to),
      more,
      opens: openOn(this.em.getKysely() as unknown as Kysely<unknown>, vendorId, to),
    };
    const account = await readAccount<VendorStatementEntry>(this.em, sources, period, page);
    const lastDay = agedOn(to, await this.organisation.today());
    const gains = await gainsOf(this.em, vendorExchangeGains({ ...period, vendorId }));
    return vendorStatementsOf({ ...account, gains }, { first: currency, lastDay });
  }

  async pdf(vendorId: number, query: StatementQuery): Promise<PaperFile> {
    const statements = await this.get(vendorId, query);
    const { timeZone, ...parties } = await vendorPartiesToday(this.em, vendorId);
    const logo = await logoOf(this.em, this.store, parties.seller.logoFileId);
    const told = { statements, words: vendorStatementWords, partsOf };
    const paper = statementPaper({ ...parties, logo }, told, query, todayIn(timeZone, clock.now()));
    const name = `${vendorStatementWords[parties.language].title} ${parties.buyer.name} ${query.to}.pdf`;
    return { name: safeName(name.replace(/[\\/]/g, '-')), content: Readable.from([await drawAccount(paper)]) };
  }
}

const partsOf = ({ parts }: VendorStatementEntry) => parts.map(({ billNumber, amount }) => ({ number: billNumber, amount }));

/** The bills that a payment paid. */
const more = sql`document_id as "documentId", case when kind = 'payment' then (
    select coalesce(json_agg(json_build_object('billId', b.id, 'billNumber', b.number, 'amount', a.amount) order by b.bill_date, b.id), '[]'::json)
    from vendor_payment_allocation a join bill b on b.id = a.bill_id where a.vendor_payment_id = moves.id
  ) else '[]'::json end as parts`;

/** Bills that count: neither drafts nor void. */
const owed = inStates('b.status', billStates.counted);

/** Everything up to a day that changed what is owed to the vendor, as far as the person may read it. */
function movesOf(vendorId: number, to: string) {
  return sql`with moves as (
    select 'bill' as kind, b.id, b.id as document_id, b.bill_date as date, b.number as reference,
        b.total + b.rounding - b.prepaid as amount, b.currency
      from ${readable(billList)} and b.vendor_id = ${vendorId} and ${owed} and b.bill_date <= ${to}
    union all
    select 'creditNote', n.id, n.id, n.credit_date, n.number, -(n.total + n.rounding - n.prepaid), n.currency
      from ${readable(vendorCreditNoteList)} and n.vendor_id = ${vendorId} and ${inStates('n.status', vendorCreditNoteStates.counted)} and n.credit_date <= ${to}
    union all
    select 'payment', p.id, p.id, p.payment_date, p.reference, -p.amount, p.currency
      from ${readable(vendorPaymentList)} and p.vendor_id = ${vendorId} and p.payment_date <= ${to}
    union all
    select 'refund', r.id, n.id, r.refund_date, n.number, r.amount, n.currency
      from ${readable(vendorCreditNoteList, 'join vendor_refund r on r.vendor_credit_note_id = n.id')} and n.vendor_id = ${vendorId} and r.refund_date <= ${to}
  )`;
}
