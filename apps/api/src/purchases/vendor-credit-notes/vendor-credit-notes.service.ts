import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, type Verb } from '@kontor/abilities';
import {
  vendorCreditNoteStates,
  DomainError,
  vendorCreditNoteMachine,
  vendorCreditNoteStatuses,
  type VendorCreditNoteCounts,
  type VendorCreditNoteDetail,
  type VendorCreditNoteInput,
  type VendorCreditNoteRecord,
  type VendorCreditNoteStatus,
  type VendorCreditNoteTotals,
} from '@kontor/domain';
import { sumIn } from '../../platform/facts/states.ts';
import { actor } from '../../platform/context/actor.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { removeFilesOf } from '../../platform/files/remove-files-of.ts';
import { allow } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { abilityWhere } from '../../platform/rest/query/ability-where.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { sumsOf } from '../../platform/rest/sums.ts';
import { removeMany, removeOne } from '../../platform/rest/writing.ts';
import { changeVendorCreditNote, createVendorCreditNote } from './vendor-credit-note.draft.ts';
import { VendorCreditNote } from './vendor-credit-note.entity.ts';
import { vendorCreditNoteDetail, vendorCreditNoteList } from './vendor-credit-notes.list.ts';

/** The filter of the list. */
export class VendorCreditNoteTotalsQuery {
  /** JSON object, as in the list. */
  filter?: string = undefined;
}

type Counted = { status: VendorCreditNoteStatus; count: number };

@Injectable()
export class VendorCreditNotesService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<VendorCreditNoteRecord>> {
    return pageOf(this.em, vendorCreditNoteList, query);
  }

  async counts(): Promise<VendorCreditNoteCounts> {
    const { columns, hidden } = vendorCreditNoteList;
    const readable = abilityWhere(actor().ability, 'read', 'VendorCreditNote', { ...columns, ...hidden }) ?? sql`true`;
    const { rows } =
      await sql<Counted>`select status, count(*) as count from vendor_credit_note n where ${readable} group by status`.execute(
        this.em.getKysely(),
      );
    const of = (status: VendorCreditNoteStatus): number => rows.find((row) => row.status === status)?.count ?? 0;
    const [draft, open, used, voided] = vendorCreditNoteStatuses.map(of) as [number, number, number, number];
    return { all: draft + open + used + voided, draft, open, used, void: voided };
  }

  /** Adds up the whole filter. What is void does not count, and a draft gives no credit yet. */
  totals(query: VendorCreditNoteTotalsQuery): Promise<VendorCreditNoteTotals[]> {
    if (!allows(actor().ability, 'read', 'VendorCreditNote', undefined, 'total')) throw forbidden();
    const figures = `n.currency, count(*) as count, ${sumIn('n.total', 'n.status', vendorCreditNoteStates.living)} as total,
      ${sumIn('n.available', 'n.status', vendorCreditNoteStates.open)} as available`;
    return sumsOf(this.em, vendorCreditNoteList, query, figures, 'n.currency');
  }

  get(id: number): Promise<VendorCreditNoteDetail> {
    return oneOf(this.em, vendorCreditNoteDetail, id);
  }

  create(input: VendorCreditNoteInput): Promise<VendorCreditNoteDetail> {
    return readNew(this.em, vendorCreditNoteDetail, (em) => createVendorCreditNote(em, input));
  }

  update(id: number, version: number, input: VendorCreditNoteInput): Promise<VendorCreditNoteDetail> {
    return readAfter(this.em, vendorCreditNoteDetail, id, async (em) => {
      const note = await this.lock(em, id, 'update');
      if (note.status !== 'draft') throw new DomainError('vendor_credit_note.frozen');
      await em.populate(note, ['lines', 'taxes', 'bills']);
      await changeVendorCreditNote(em, id, version, input);
    });
  }

  async remove(id: number, version: number): Promise<VendorCreditNoteDetail> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      const { status } = await this.lock(em, id, 'delete');
      vendorCreditNoteMachine.next(status, 'delete');
      await removeOne(em, VendorCreditNote, id, version, () => removeFilesOf(em, 'VendorCreditNote', [id]));
    });
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return inTransaction(this.em, async (em) => {
      await removeFilesOf(em, 'VendorCreditNote', ids);
      return removeMany(em, VendorCreditNote, ids, ({ status }) => vendorCreditNoteMachine.next(status, 'delete'));
    });
  }

  /** Loads and locks a credit note for a command, until the transaction ends. Lock order: bills by id, then the credit note. */
  async lock(em: EntityManager, id: number, verb: Verb): Promise<VendorCreditNote> {
    const note = await em.findOne(VendorCreditNote, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!note) throw notFound();
    allow(verb, 'VendorCreditNote', note);
    return note;
  }
}
