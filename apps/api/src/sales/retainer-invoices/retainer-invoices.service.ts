import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, type Verb } from '@kontor/abilities';
import {
  retainerInvoiceStates,
  DomainError,
  retainerInvoiceMachine,
  retainerInvoiceStatuses,
  retainerPaid,
  type RetainerInvoiceCounts,
  type RetainerInvoiceDetail,
  type RetainerInvoiceInput,
  type RetainerInvoiceRecord,
  type RetainerInvoiceStatus,
  type RetainerInvoiceTotals,
} from '@kontor/domain';
import { sumIn } from '../../platform/facts/states.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { removeFilesOf } from '../../platform/files/remove-files-of.ts';
import { allow } from '../../platform/rest/allow.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import { oneOf, pageOf, readableRows, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { sumsOf } from '../../platform/rest/sums.ts';
import { removeMany, removeOne } from '../../platform/rest/writing.ts';
import { changeRetainer, createRetainer } from './retainer-invoice.draft.ts';
import { RetainerInvoice } from './retainer-invoice.entity.ts';
import { overdue, retainerDetail, retainerList } from './retainer-invoices.list.ts';

/** The filter of the list. */
export class RetainerInvoiceTotalsQuery {
  /** JSON object, as in the list. */
  filter?: string = undefined;
}

/** Retainer invoices. Lock order: invoices by id, then retainer invoices by id, then payments. */
@Injectable()
export class RetainerInvoicesService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<RetainerInvoiceRecord>> {
    return pageOf(this.em, retainerList, query);
  }

  /** Counts with two queries that indexes serve: one by status, one over the due dates of sent ones. */
  async counts(): Promise<RetainerInvoiceCounts> {
    const db = this.em.getKysely();
    const readable = readableRows(retainerList);
    const [byStatus, late] = await Promise.all([
      sql<{ status: RetainerInvoiceStatus; count: number }>`select status, count(*) as count from retainer_invoice r
        where ${readable} group by status`.execute(db),
      sql<{
        count: number;
      }>`select count(*) as count from retainer_invoice r where ${sql.raw(overdue)} and ${readable}`.execute(db),
    ]);
    const of = (status: RetainerInvoiceStatus): number => byStatus.rows.find((row) => row.status === status)?.count ?? 0;
    const [draft, sent, paid, voided] = retainerInvoiceStatuses.map(of) as [number, number, number, number];
    return { all: draft + sent + paid + voided, draft, sent, overdue: late.rows[0]?.count ?? 0, paid, void: voided };
  }

  /** Adds up the whole filter. */
  totals(query: RetainerInvoiceTotalsQuery): Promise<RetainerInvoiceTotals[]> {
    if (!allows(actor().ability, 'read', 'RetainerInvoice', undefined, 'total')) throw forbidden();
    const sumOf = (amount: string) => `coalesce(sum(${amount}), 0)`;
    const figures = `r.currency, count(*) as count, ${sumIn('r.total', 'r.status', retainerInvoiceStates.living)} as total,
      ${sumOf('r.paid')} as paid, ${sumOf('r.applied')} as applied, ${sumOf('r.refunded')} as refunded,
      ${sumOf('r.paid - r.applied - r.refunded')} as available`;
    return sumsOf(this.em, retainerList, query, figures, 'r.currency');
  }

  get(id: number): Promise<RetainerInvoiceDetail> {
    return oneOf(this.em, retainerDetail, id);
  }

  create(input: RetainerInvoiceInput): Promise<RetainerInvoiceDetail> {
    return readNew(this.em, retainerDetail, (em) => createRetainer(em, input));
  }

  update(id: number, version: number, input: RetainerInvoiceInput): Promise<RetainerInvoiceDetail> {
    return readAfter(this.em, retainerDetail, id, async (em) => {
      const retainer = await this.lock(em, id, 'update');
      if (retainer.status !== 'draft') throw new DomainError('retainer_invoice.frozen');
      await em.populate(retainer, ['lines', 'taxes']);
      await changeRetainer(em, id, version, input);
    });
  }

  async remove(id: number, version: number): Promise<RetainerInvoiceDetail> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      const { status } = await this.lock(em, id, 'delete');
      retainerInvoiceMachine.next(status, 'delete');
      await removeOne(em, RetainerInvoice, id, version, () => removeFilesOf(em, 'RetainerInvoice', [id]));
    });
    return record;
  }

  /** If a draft is sent at the same moment, the database refuses to delete it. */
  removeMany(ids: number[]): Promise<number[]> {
    return inTransaction(this.em, async (em) => {
      await removeFilesOf(em, 'RetainerInvoice', ids);
      return removeMany(em, RetainerInvoice, ids, ({ status }) => retainerInvoiceMachine.next(status, 'delete'));
    });
  }

  /** Locks a retainer invoice for a command until the transaction ends. */
  async lock(em: EntityManager, id: number, verb: Verb): Promise<RetainerInvoice> {
    const retainer = await em.findOne(RetainerInvoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!retainer) throw notFound();
    allow(verb, 'RetainerInvoice', await withConditions(em, 'RetainerInvoice', retainer));
    return retainer;
  }

  /** Books a payment on a locked retainer invoice; a negative amount undoes one. It is paid exactly when its balance is 0. */
  book(retainer: RetainerInvoice, amount: number): void {
    const after = retainerPaid(retainer, amount);
    Object.assign(retainer, after, { paidAt: after.status === 'paid' ? clock.now() : null });
  }
}
