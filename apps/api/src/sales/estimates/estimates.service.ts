import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, type Verb } from '@kontor/abilities';
import {
  DomainError,
  estimateMachine,
  estimateStatuses,
  type EstimateCounts,
  type EstimateDetail,
  type EstimateInput,
  type EstimateRecord,
  type EstimateStatus,
  type EstimateTotals,
  type EstimateVersionRecord,
} from '@kontor/domain';
import { actor, system } from '../../platform/context/actor.ts';
import { context, runWith } from '../../platform/context/context.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { removeFilesOf } from '../../platform/files/remove-files-of.ts';
import { allow } from '../../platform/rest/allow.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import { changeAll } from '../../platform/rest/bulk.ts';
import { oneOf, pageOf, readableRows, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { sumsOf } from '../../platform/rest/sums.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import { changeEstimate, createEstimate } from './estimate.draft.ts';
import { Estimate } from './estimate.entity.ts';
import { estimateDetail, estimateList, expired } from './estimates.list.ts';

/** The filter of the list. */
export class EstimateTotalsQuery {
  /** JSON object, as in the list. */
  filter?: string = undefined;
}

@Injectable()
export class EstimatesService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<EstimateRecord>> {
    return pageOf(this.em, estimateList, query);
  }

  /** Counts estimates with two queries that indexes serve: one by status, one over the expiry dates of sent estimates. */
  async counts(): Promise<EstimateCounts> {
    const db = this.em.getKysely();
    const readable = readableRows(estimateList);
    const [byStatus, late] = await Promise.all([
      sql<{ status: EstimateStatus; count: number }>`select status, count(*) as count from estimate e where ${readable}
        group by status`.execute(db),
      sql<{ count: number }>`select count(*) as count from estimate e where ${sql.raw(expired)} and ${readable}`.execute(db),
    ]);
    const of = (status: EstimateStatus): number => byStatus.rows.find((row) => row.status === status)?.count ?? 0;
    const [draft, sent, accepted, rejected] = estimateStatuses.map(of) as [number, number, number, number];
    const all = draft + sent + accepted + rejected;
    return { all, draft, sent, expired: late.rows[0]?.count ?? 0, accepted, rejected };
  }

  /** Adds up the whole filter. */
  totals(query: EstimateTotalsQuery): Promise<EstimateTotals[]> {
    if (!allows(actor().ability, 'read', 'Estimate', undefined, 'total')) throw forbidden();
    const countOf = (where: string) => `count(*) filter (where ${where})`;
    const figures = `e.currency, count(*) as count, coalesce(sum(e.total), 0) as total,
      ${countOf("e.status = 'accepted'")} as "acceptedCount", ${countOf("e.status = 'rejected'")} as "rejectedCount",
      ${countOf(expired)} as "expiredCount"`;
    return sumsOf(this.em, estimateList, query, figures, 'e.currency');
  }

  get(id: number): Promise<EstimateDetail> {
    return oneOf(this.em, estimateDetail, id);
  }

  /** Returns the estimate with its amounts, whatever the person may see, for copies of it. */
  whole(id: number): Promise<EstimateDetail> {
    return runWith({ requestId: '', ...context(), actor: system }, () => this.get(id));
  }

  /** Returns the versions that the customer was sent before revisions, latest first; without amounts for people who may not see them. */
  async versions(id: number): Promise<EstimateVersionRecord[]> {
    await this.get(id);
    const { rows } = await sql<EstimateVersionRecord>`select revision, status, sent_at as "sentAt", decided_at as "decidedAt",
        document->>'currency' as currency, (document->>'total')::float8 as total, pdf_file_id as "pdfFileId", document->'lines' as lines
      from estimate_version where estimate_id = ${id} order by revision desc`.execute(this.em.getKysely());
    if (allows(actor().ability, 'read', 'Estimate', undefined, 'total')) return rows;
    return rows.map(({ total: _, lines: __, ...seen }) => seen as EstimateVersionRecord);
  }

  create(input: EstimateInput): Promise<EstimateDetail> {
    return readNew(this.em, estimateDetail, (em) => createEstimate(em, input));
  }

  update(id: number, version: number, input: EstimateInput): Promise<EstimateDetail> {
    return readAfter(this.em, estimateDetail, id, async (em) => {
      const estimate = await this.lock(em, id, 'update');
      if (estimate.status !== 'draft') throw new DomainError('estimate.frozen');
      await em.populate(estimate, ['lines', 'taxes']);
      await changeEstimate(em, id, version, input);
    });
  }

  async remove(id: number, version: number): Promise<EstimateDetail> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      const estimate = await this.lock(em, id, 'delete');
      assertDeletable(estimate);
      sameVersion(estimate, version);
      await removeFilesOf(em, 'Estimate', [id]);
      em.remove(estimate);
    });
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return inTransaction(this.em, async (em) => {
      await removeFilesOf(em, 'Estimate', ids);
      return changeAll(em, Estimate, 'delete', 'Estimate', ids, (estimate) => {
        assertDeletable(estimate);
        em.remove(estimate);
      });
    });
  }

  /** Locks the estimate for a command until the transaction ends. */
  async lock(em: EntityManager, id: number, verb: Verb): Promise<Estimate> {
    const estimate = await em.findOne(Estimate, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!estimate) throw notFound();
    allow(verb, 'Estimate', await withConditions(em, 'Estimate', estimate));
    return estimate;
  }
}

/** Refuses an estimate that was ever sent, which includes the draft of a revision: it already has its number. */
function assertDeletable({ status, number }: Estimate): void {
  estimateMachine.next(status, 'delete');
  if (number !== null) throw new DomainError('estimate.was_sent');
}
