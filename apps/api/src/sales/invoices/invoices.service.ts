import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, type Verb } from '@kontor/abilities';
import {
  invoiceStates,
  assertDueDate,
  assertDueDateReason,
  booked,
  DomainError,
  invoiceMachine,
  invoiceStatuses,
  type InvoiceCounts,
  type InvoiceDetail,
  type InvoiceInput,
  type InvoiceRecord,
  type InvoiceStatus,
  type InvoiceTotals,
  type IssuedInvoiceInput,
  type Settlement,
} from '@kontor/domain';
import { sumIn } from '../../platform/facts/states.ts';
import { flush } from '../../platform/audit/flush.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { removeFilesOf } from '../../platform/files/remove-files-of.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { drawInvoicePdf } from './paper/draw-invoice-pdf.job.ts';
import { allow } from '../../platform/rest/allow.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import { oneOf, pageOf, readableRows, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { changeOne, removeMany, removeOne } from '../../platform/rest/writing.ts';
import { clock } from '../../platform/context/clock.ts';
import { sumsOf } from '../../platform/rest/sums.ts';
import { actor } from '../../platform/context/actor.ts';
import { releaseAdvances } from './advances.ts';
import { changeDraft, createDraft } from './invoice.draft.ts';
import { Invoice } from './invoice.entity.ts';
import { invoiceDetail, invoiceList, overdue } from './invoices.list.ts';

/** The filter of the list. */
export class InvoiceTotalsQuery {
  /** JSON object, as in the list. */
  filter?: string = undefined;
}

@Injectable()
export class InvoicesService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<InvoiceRecord>> {
    return pageOf(this.em, invoiceList, query);
  }

  /** Two counts that indexes answer: one for each status, one over the due dates of sent invoices. */
  async counts(): Promise<InvoiceCounts> {
    const db = this.em.getKysely();
    const readable = readableRows(invoiceList);
    const [byStatus, late] = await Promise.all([
      sql<{ status: InvoiceStatus; count: number }>`select status, count(*) as count from invoice i where ${readable}
        group by status`.execute(db),
      sql<{ count: number }>`select count(*) as count from invoice i where ${sql.raw(overdue)} and ${readable}`.execute(db),
    ]);
    const of = (status: InvoiceStatus): number => byStatus.rows.find((row) => row.status === status)?.count ?? 0;
    const [draft, sent, paid, voided] = invoiceStatuses.map(of) as [number, number, number, number];
    return { all: draft + sent + paid + voided, draft, sent, overdue: late.rows[0]?.count ?? 0, paid, void: voided };
  }

  /** Over the whole filter. What is void does not count, what is not sent is not owed. */
  totals(query: InvoiceTotalsQuery): Promise<InvoiceTotals[]> {
    if (!allows(actor().ability, 'read', 'Invoice', undefined, 'total')) throw forbidden();
    const sumOf = (column: string, states: readonly string[] = invoiceStates.living) => sumIn(`i.${column}`, 'i.status', states);
    const figures = `i.currency, count(*) as count, ${sumOf('total')} as total, ${sumOf('paid')} as paid,
      ${sumOf('written_off')} as "writtenOff", ${sumOf('credited')} as credited,
      ${sumOf('balance', invoiceStates.open)} as balance`;
    return sumsOf(this.em, invoiceList, query, figures, 'i.currency');
  }

  get(id: number): Promise<InvoiceDetail> {
    return oneOf(this.em, invoiceDetail, id);
  }

  create(input: InvoiceInput): Promise<InvoiceDetail> {
    return readNew(this.em, invoiceDetail, (em) => createDraft(em, input));
  }

  update(id: number, version: number, input: InvoiceInput): Promise<InvoiceDetail> {
    return readAfter(this.em, invoiceDetail, id, async (em) => {
      const invoice = await this.lock(em, id, 'update');
      if (invoice.status !== 'draft') throw new DomainError('invoice.frozen');
      await em.populate(invoice, ['lines.sources', 'taxes']);
      await changeDraft(em, id, version, input);
    });
  }

  updateIssued(id: number, version: number, input: IssuedInvoiceInput): Promise<InvoiceDetail> {
    return readAfter(this.em, invoiceDetail, id, async (em) => {
      const { status, dueDate, opening } = await this.lock(em, id, 'update');
      const isDueAnew = dueDate !== input.dueDate;
      // The due date stands on the paper, which is drawn anew. The paper that was sent stays with the invoice.
      const isDrawn = isDueAnew && status !== 'draft' && !opening;
      await changeOne(em, Invoice, {
        id,
        version,
        input,
        check: (invoice) => {
          assertDueDateReason(invoice, input);
          assertDueDate({ invoiceDate: invoice.invoiceDate, dueDate: input.dueDate });
        },
        columns: {
          dueDate: input.dueDate,
          internalNote: input.internalNote ?? null,
          disputeReason: input.disputeReason ?? null,
          ...(isDrawn && { pdfState: 'pending', pdfFileId: null }),
        },
      });
      await flush(em, { reason: isDueAnew ? input.dueDateReason : null });
      if (isDrawn) await enqueue(em, drawInvoicePdf, { invoiceId: id }, { key: `invoice pdf ${id}` });
    });
  }

  async remove(id: number, version: number): Promise<InvoiceDetail> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      const { status } = await this.lock(em, id, 'delete');
      invoiceMachine.next(status, 'delete');
      await removeOne(em, Invoice, id, version, async () => {
        await removeFilesOf(em, 'Invoice', [id]);
        await releaseAdvances(em, [id]);
      });
    });
    return record;
  }

  /** If a draft is sent at the same moment, the database refuses to delete it. */
  removeMany(ids: number[]): Promise<number[]> {
    return inTransaction(this.em, async (em) => {
      await removeFilesOf(em, 'Invoice', ids);
      await releaseAdvances(em, ids);
      return removeMany(em, Invoice, ids, ({ status }) => invoiceMachine.next(status, 'delete'));
    });
  }

  /** Loads and locks an invoice for a command, until the transaction ends. Lock order: by id. */
  async lock(em: EntityManager, id: number, verb: Verb): Promise<Invoice> {
    const invoice = await em.findOne(Invoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!invoice) throw notFound();
    allow(verb, 'Invoice', await withConditions(em, 'Invoice', invoice));
    return invoice;
  }

  /** Locks the invoices that exist. Lock order: by id. */
  async lockAll(em: EntityManager, ids: readonly number[], verb: Verb): Promise<Invoice[]> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const invoices = await em.find(Invoice, { id: { $in: [...ids] } }, { lockMode, orderBy: { id: 'asc' }, refresh: true });
    for (const invoice of invoices) allow(verb, 'Invoice', await withConditions(em, 'Invoice', invoice));
    return invoices;
  }

  /** Books a payment, a write-off or a credit on a locked invoice; a negative amount undoes one. The invoice is paid exactly when its balance is 0. */
  book(invoice: Invoice, amount: number, by?: Settlement): void {
    const after = booked(invoice, amount, by);
    Object.assign(invoice, after, { paidAt: after.status === 'paid' ? clock.now() : null });
  }
}
