import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, type Verb } from '@kontor/abilities';
import {
  billStates,
  assertBillDue,
  billMachine,
  billStatuses,
  bookedBill,
  creditedBill,
  DomainError,
  type BillCounts,
  type BillDetail,
  type BillInput,
  type BillRecord,
  type BillStatus,
  type BillTotals,
  type OpenBillInput,
} from '@kontor/domain';
import { sumIn } from '../../platform/facts/states.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { removeFilesOf } from '../../platform/files/remove-files-of.ts';
import { allow } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { abilityWhere } from '../../platform/rest/query/ability-where.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { sumsOf } from '../../platform/rest/sums.ts';
import { changeOne, removeMany, removeOne } from '../../platform/rest/writing.ts';
import { changeBill, createBill } from './bill.draft.ts';
import { tellBillApprovers } from './bill.news.ts';
import { Bill } from './bill.entity.ts';
import { assertNotBilled, invoiceOf, refusalOf } from './costs/bill-invoices.ts';
import { billDetail, billList, overdueBill, paperless, toApprove } from './bills.list.ts';

/** The filter of the list. */
export class BillTotalsQuery {
  /** JSON object, as in the list. */
  filter?: string = undefined;
}

type Counted = { status: BillStatus; count: number };
type Queues = { overdue: number; toApprove: number; withoutPaper: number };

/**
 * What is passed on to customers, and what of it is on their invoices: added up once, not looked for from each bill. Most sources are hours,
 * which the planner does not know to leave out by itself.
 */
const passedOn = `left join (select l.bill_id, sum(l.base) as billable, sum(l.base) filter (where s.id is not null) as billed
    from bill_line l left join invoice_source s on s.bill_line_id = l.id and s.held and s.bill_line_id is not null
    where l.billable and l.bill_id in (select id from found) group by 1) k on k.bill_id = b.id`;

@Injectable()
export class BillsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<BillRecord>> {
    return pageOf(this.em, billList, query);
  }

  async counts(): Promise<BillCounts> {
    const db = this.em.getKysely();
    const readable = abilityWhere(actor().ability, 'read', 'Bill', { ...billList.columns, ...billList.hidden }) ?? sql`true`;
    const count = (condition: string) => sql`count(*) filter (where ${sql.raw(condition)})`;
    const [byStatus, queues] = await Promise.all([
      sql<Counted>`select status, count(*) as count from bill b where ${readable} group by status`.execute(db),
      sql<Queues>`select ${count(overdueBill)} as overdue, ${count(toApprove)} as "toApprove", ${count(paperless)} as "withoutPaper"
        from bill b where ${readable}`.execute(db),
    ]);
    const of = (status: BillStatus): number => byStatus.rows.find((row) => row.status === status)?.count ?? 0;
    const [draft, open, partlyPaid, paid, voided] = billStatuses.map(of) as [number, number, number, number, number];
    const { overdue = 0, toApprove: waiting = 0, withoutPaper = 0 } = queues.rows[0] ?? {};
    const all = draft + open + partlyPaid + paid + voided;
    return { all, draft, open: open + partlyPaid, overdue, paid, void: voided, toApprove: waiting, withoutPaper };
  }

  /** Adds up the whole filter. What is void does not count, and what is not open is not owed. */
  totals(query: BillTotalsQuery): Promise<BillTotals[]> {
    if (!allows(actor().ability, 'read', 'Bill', undefined, 'total')) throw forbidden();
    const sumOf = (amount: string, states: readonly string[] = billStates.living) => sumIn(amount, 'b.status', states);
    const figures = `b.currency, count(*) as count, ${sumOf('b.net')} as net, ${sumOf('b.total')} as total,
      ${sumOf('b.paid')} as paid, ${sumOf('b.balance', billStates.open)} as balance,
      ${sumOf('k.billable')} as "billableNet", ${sumOf('k.billed')} as "billedNet"`;
    return sumsOf(this.em, billList, query, figures, 'b.currency', passedOn);
  }

  get(id: number): Promise<BillDetail> {
    return oneOf(this.em, billDetail, id);
  }

  create(input: BillInput): Promise<BillDetail> {
    return readNew(this.em, billDetail, (em) => createBill(em, input));
  }

  update(id: number, version: number, input: BillInput): Promise<BillDetail> {
    return readAfter(this.em, billDetail, id, async (em) => {
      const bill = await this.lock(em, id, 'update');
      if (bill.status !== 'draft') throw new DomainError('bill.frozen');
      await em.populate(bill, ['lines', 'taxes']);
      const { approvedAt } = bill;
      await changeBill(em, id, version, input);
      await em.flush();
      if (approvedAt) await tellBillApprovers(em, id);
    });
  }

  /** Changes what may change on a bill in any state: its texts and its due date; once a customer is billed for it, the comment only. */
  updateOpen(id: number, version: number, input: OpenBillInput): Promise<BillDetail> {
    return readAfter(this.em, billDetail, id, async (em) => {
      const bill = await this.lock(em, id, 'update');
      const { dueDate, comment = null, customerNotes = null, terms = null } = input;
      const isSame = sameTerms(bill, { dueDate, customerNotes, terms });
      const holder = isSame ? undefined : await invoiceOf(em, id);
      if (holder && holder.status !== 'draft') throw refusalOf(holder);
      await changeOne(em, Bill, {
        id,
        version,
        input,
        check: ({ billDate }) => assertBillDue({ billDate, dueDate }),
        columns: { dueDate, comment, customerNotes, terms },
      });
      await em.flush();
    });
  }

  async remove(id: number, version: number): Promise<BillDetail> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      const { status } = await this.lock(em, id, 'delete');
      await assertNotBilled(em, id);
      billMachine.next(status, 'delete');
      await removeOne(em, Bill, id, version, () => removeFilesOf(em, 'Bill', [id]));
    });
    return record;
  }

  /** If a draft is opened at the same moment, the database refuses to delete it. */
  removeMany(ids: number[]): Promise<number[]> {
    return inTransaction(this.em, async (em) => {
      await removeFilesOf(em, 'Bill', ids);
      return removeMany(em, Bill, ids, ({ status }) => billMachine.next(status, 'delete'));
    });
  }

  /** Loads and locks a bill for a command, until the transaction ends. Lock order: by id. */
  async lock(em: EntityManager, id: number, verb: Verb): Promise<Bill> {
    const bill = await em.findOne(Bill, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!bill) throw notFound();
    allow(verb, 'Bill', bill);
    return bill;
  }

  /** Locks the bills that exist, for a command that needs the right `verb` to each, if any. Lock order: by id. */
  async lockAll(em: EntityManager, ids: readonly number[], verb?: Verb): Promise<Bill[]> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const bills = await em.find(Bill, { id: { $in: [...ids] } }, { lockMode, orderBy: { id: 'asc' }, refresh: true });
    if (verb) for (const bill of bills) allow(verb, 'Bill', bill);
    return bills;
  }

  /** Books credit of the vendor on a locked bill; a negative amount undoes it. */
  bookCredit(bill: Bill, amount: number): void {
    const after = creditedBill(bill, amount);
    Object.assign(bill, after, { paidAt: after.status === 'paid' ? clock.now() : null });
  }

  /** Books a payment on a locked bill; a negative amount undoes one. */
  book(bill: Bill, amount: number): void {
    const after = bookedBill(bill, amount);
    Object.assign(bill, after, { paidAt: after.status === 'paid' ? clock.now() : null });
  }
}

type Terms = Pick<Bill, 'dueDate' | 'customerNotes' | 'terms'>;
const sameTerms = (bill: Terms, after: Terms): boolean =>
  bill.dueDate === after.dueDate && bill.customerNotes === after.customerNotes && bill.terms === after.terms;
