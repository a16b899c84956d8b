import { LockMode } from '@mikro-orm/postgresql';
import { DomainError } from '@kontor/domain';
import { sql } from 'kysely';
import { eInvoicesAreThere } from '../../documents/e-invoice/e-invoice.proof.ts';
import { indexedOrLatest } from '../../platform/search/matching.ts';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { memberConditions } from '../../work/project-members/member-conditions.ts';
import { CreditAllocation } from './credit-allocation.entity.ts';
import { CreditNoteLine } from './credit-note-line.entity.ts';
import { CreditNoteSource } from './credit-note-source.entity.ts';
import { CreditNoteTax } from './credit-note-tax.entity.ts';
import { CreditNote } from './credit-note.entity.ts';
import { creditNoteInvariants } from './credit-note.invariants.ts';

export const creditNoteSubject = defineSubject({
  entity: CreditNote,
  page: 'creditNotes',
  parts: [
    { entity: CreditNoteLine, key: 'creditNote' },
    { entity: CreditNoteSource },
    { entity: CreditNoteTax },
    { entity: CreditAllocation, key: 'creditNote' },
  ],
  // The progress of the PDF does not change the credit note, and the number already names the series.
  quiet: ['snapshot', 'pdfState', 'pdfFileId', 'eInvoiceState', 'eInvoiceGaps', 'eInvoiceFileId', 'numberSeriesId'],
  files: { telling: 'total' },
  conditions: memberConditions,
  search: {
    group: 'documents',
    place: 32,
    id: 'n.id',
    find: (
      { text, has },
      allowed,
      limit,
    ) => sql`select n.id, n.number as title, c.name as subtitle, '/creditNotes/' || n.id || '/show' as link
      from ${indexedOrLatest('credit_note', text)} n join customer c on c.id = n.customer_id where ${has('n.number')} and ${allowed} order by n.id desc limit ${limit}`,
  },
  assertMailable: async (em, id) => {
    const note = await em.findOne(CreditNote, { id }, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
    if (note?.status === 'void') throw new DomainError('credit_note.cannot_send', { status: note.status });
  },
  constraints: { credit_note_frozen: { code: 'credit_note.frozen' } },
  invariants: creditNoteInvariants,
  proofs: [eInvoicesAreThere('credit_note', 'CreditNote')],
});
