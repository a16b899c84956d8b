import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, type Verb } from '@kontor/abilities';
import {
  creditNoteStates,
  assertCreditable,
  assertNotOfRefund,
  creditNoteMachine,
  creditNoteStatuses,
  DomainError,
  type CreditableInvoice,
  type CreditNoteCounts,
  type CreditNoteDetail,
  type CreditNoteInput,
  type CreditNoteRecord,
  type CreditNoteTotals,
  type CreditNoteStatus,
} from '@kontor/domain';
import { sumIn } from '../../platform/facts/states.ts';
import { actor } from '../../platform/context/actor.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { removeFilesOf } from '../../platform/files/remove-files-of.ts';
import { allow } from '../../platform/rest/allow.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import { oneOf, pageOf, readableRows, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { sumsOf } from '../../platform/rest/sums.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { removeMany, removeOne } from '../../platform/rest/writing.ts';
import type { Invoice } from '../invoices/invoice.entity.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { changeCreditNote, createCreditNote } from './credit-note.draft.ts';
import { CreditNote } from './credit-note.entity.ts';
import { creditableOf, creditedInvoiceOf } from './creditable.ts';
import { creditNoteDetail, creditNoteList } from './credit-notes.list.ts';

/** The filter of the list. */
export class CreditNoteTotalsQuery {
  /** JSON object, as in the list. */
  filter?: string = undefined;
}

/** Credit notes. Lock order: the invoice first, as with payments. */
@Injectable()
export class CreditNotesService {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoicesService,
  ) {}

  list(query: ListQuery): Promise<Page<CreditNoteRecord>> {
    return pageOf(this.em, creditNoteList, query);
  }

  /** Counts credit notes by status, with one query that an index serves. */
  async counts(): Promise<CreditNoteCounts> {
    const readable = readableRows(creditNoteList);
    const { rows } = await sql<{ status: CreditNoteStatus; count: number }>`select status, count(*) as count from credit_note n
      where ${readable} group by status`.execute(this.em.getKysely());
    const of = (status: CreditNoteStatus): number => rows.find((row) => row.status === status)?.count ?? 0;
    const [draft, sent, voided] = creditNoteStatuses.map(of) as [number, number, number];
    return { all: draft + sent + voided, draft, sent, void: voided };
  }

  /** Adds up the whole filter. */
  totals(query: CreditNoteTotalsQuery): Promise<CreditNoteTotals[]> {
    if (!allows(actor().ability, 'read', 'CreditNote', undefined, 'total')) throw forbidden();
    const sumOf = (amount: string, states: readonly string[]) => sumIn(amount, 'n.status', states);
    const figures = `n.currency, count(*) as count, ${sumOf('n.total + n.rounding', creditNoteStates.living)} as due,
      ${sumOf('n.applied', creditNoteStates.counted)} as applied, ${sumOf('n.paid_back', creditNoteStates.counted)} as "paidBack",
      ${sumOf('n.unallocated', creditNoteStates.counted)} as unallocated`;
    return sumsOf(this.em, creditNoteList, query, figures, 'n.currency');
  }

  get(id: number): Promise<CreditNoteDetail> {
    return oneOf(this.em, creditNoteDetail, id);
  }

  /** Returns an issued invoice with what can still be credited of it. Requires the right to its amounts. */
  async creditable(invoiceId: number): Promise<CreditableInvoice> {
    assertCreditable(await this.invoices.get(invoiceId));
    if (!allows(actor().ability, 'read', 'Invoice', undefined, 'total')) throw forbidden();
    return creditableOf(this.em, invoiceId);
  }

  create(input: CreditNoteInput): Promise<CreditNoteDetail> {
    return readNew(this.em, creditNoteDetail, (em) => createCreditNote(em, input));
  }

  update(id: number, version: number, input: CreditNoteInput): Promise<CreditNoteDetail> {
    return readAfter(this.em, creditNoteDetail, id, async (em) => {
      const { note } = await this.lock(em, id, 'update');
      if (note.status !== 'draft') throw new DomainError('credit_note.frozen');
      await em.populate(note, ['lines.sources', 'taxes']);
      await changeCreditNote(em, id, version, input);
    });
  }

  async remove(id: number, version: number): Promise<CreditNoteDetail> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      const { note } = await this.lock(em, id, 'delete');
      creditNoteMachine.next(note.status, 'delete');
      await removeOne(em, CreditNote, id, version, () => removeFilesOf(em, 'CreditNote', [id]));
    });
    return record;
  }

  /** If a draft is sent at the same moment, the database refuses to delete it. */
  removeMany(ids: number[]): Promise<number[]> {
    return inTransaction(this.em, async (em) => {
      await removeFilesOf(em, 'CreditNote', ids);
      return removeMany(em, CreditNote, ids, ({ status }) => creditNoteMachine.next(status, 'delete'));
    });
  }

  /** Locks an issued credit note to mail it, with its invoice if it has one. */
  async lockToMail(em: EntityManager, id: number): Promise<CreditNote> {
    const known = await em.findOne(CreditNote, { id });
    if (!known?.retainerInvoiceId) return (await this.lock(em, id, 'send')).note;
    return this.lockAlone(em, id, 'send');
  }

  private async lockAlone(em: EntityManager, id: number, verb: Verb): Promise<CreditNote> {
    const note = await em.findOne(CreditNote, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!note) throw notFound();
    allow(verb, 'CreditNote', await withConditions(em, 'CreditNote', note));
    return note;
  }

  /** Locks a credit note and, before it, its invoice, until the transaction ends. That of a refund changes with the refund alone. */
  async lock(em: EntityManager, id: number, verb: Verb): Promise<{ note: CreditNote; invoice: Invoice }> {
    const known = await em.findOne(CreditNote, { id });
    if (!known) throw notFound();
    allow(verb, 'CreditNote', await withConditions(em, 'CreditNote', known));
    assertNotOfRefund(known);
    const invoiceId = creditedInvoiceOf(known);
    const invoice = await this.invoices.lock(em, invoiceId, 'read');
    const note = await this.lockAlone(em, id, verb);
    // While this transaction waited, the draft was put on another invoice, which is not locked.
    if (note.invoiceId !== invoiceId) throw new DomainError('error.stale', { version: note.version });
    return { note, invoice };
  }
}
