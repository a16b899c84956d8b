import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  assertCreditable,
  assertCreditDate,
  assertOpenPeriod,
  chosenSeries,
  creditFigures,
  pick,
  type CreditFigures,
  type CreditLineInput,
  type CreditNoteInput,
  type DocumentKind,
  type SourceRecord,
} from '@kontor/domain';
import { basisFields } from '../../documents/columns.ts';
import { unlessSame } from '../../documents/write-parts.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import { changeOne, createOne } from '../../platform/rest/writing.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { sourceId, sourceKind } from '../invoices/invoices.list.ts';
import { writeParts } from './credit-note.parts.ts';
import { CreditNote } from './credit-note.entity.ts';
import { creditableOf, creditedInvoiceOf } from './creditable.ts';

/** Creates a draft and computes its amounts. */
export async function createCreditNote(em: EntityManager, input: CreditNoteInput): Promise<CreditNote> {
  const { head, figures } = await checked(em, input);
  const note = await createOne(em, CreditNote, input, head);
  await writeParts(em, note, figures);
  return note;
}

/** Replaces a draft that is loaded with its parts. */
export async function changeCreditNote(em: EntityManager, id: number, version: number, input: CreditNoteInput): Promise<void> {
  let written: CreditFigures | undefined;
  const columns = async (before: CreditNote): Promise<object> => {
    const { head, figures } = await checked(em, input);
    written = figures;
    return { ...head, charges: unlessSame(before.charges, head.charges) };
  };
  const note = await changeOne(em, CreditNote, { id, version, input, columns });
  // Raises the version even if only lines changed, because they are part of the credit note.
  note.updatedAt = clock.now();
  if (written) await writeParts(em, note, written);
}

/** Computes a draft anew from what is left of its locked invoice: another credit note may have been issued since it was saved. */
export async function recompute(em: EntityManager, note: CreditNote): Promise<CreditFigures> {
  await em.populate(note, ['lines.sources', 'taxes'], { refresh: true });
  const invoice = await creditableOf(em, creditedInvoiceOf(note));
  const figures = creditFigures(invoice, await inputsOf(em, note));
  em.assign(note, { ...amountsOf(figures), charges: unlessSame(note.charges, figures.charges) });
  await writeParts(em, note, figures);
  return figures;
}

type Basis = {
  lockDate: string | null;
  series: { documentKind: DocumentKind; isDefault: boolean; isClosed: boolean } | null;
};

/** Checks the input against every rule and returns the columns and figures of a draft. */
async function checked(em: EntityManager, input: CreditNoteInput) {
  const invoice = await invoiceOf(em, input.invoiceId);
  assertCreditable(invoice);
  assertCreditDate(input.creditNoteDate, invoice);
  const { rows } = await sql<Basis>`select o.lock_date as "lockDate",
      (select json_build_object('documentKind', document_kind, 'isDefault', is_default, 'isClosed', is_closed)
       from number_series where id = ${input.numberSeriesId ?? null}::int) as series
    from organisation o`.execute(em.getKysely());
  const [{ lockDate, series } = { lockDate: null, series: null }] = rows;
  assertOpenPeriod(input.creditNoteDate, lockDate, 'creditNoteDate');
  const chosen = chosenSeries(input, series, 'creditNote');
  const figures = creditFigures(await creditableOf(em, invoice.id), input.lines);
  const { reason, creditNoteDate, customerNotes = null, internalNote = null, goodsReturned = true } = input;
  return {
    figures,
    head: {
      ...copiedOf(invoice),
      ...amountsOf(figures),
      charges: figures.charges,
      reason,
      creditNoteDate,
      customerNotes,
      internalNote,
      goodsReturned,
      ...chosen,
    },
  };
}

/** Locks the invoice against being voided meanwhile. */
async function invoiceOf(em: EntityManager, id: number): Promise<Invoice> {
  const invoice = await em.findOne(Invoice, { id }, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
  if (invoice && allows(actor().ability, 'read', 'Invoice', await withConditions(em, 'Invoice', invoice))) return invoice;
  throw new ApiError('error.reference_missing', undefined, { invoiceId: { code: 'error.reference_missing' } });
}

/** The credit note repeats what stands on its invoice, at the invoice's exchange rate. */
const copiedOf = (invoice: Invoice) => ({ invoiceId: invoice.id, ...pick(invoice, basisFields) });

const amountsOf = ({ subtotal, discount, charge, net, tax, total, rounding }: CreditFigures) => ({
  subtotal,
  discount,
  charge,
  net,
  tax,
  total,
  rounding,
});

/** Returns the lines of a stored draft as a person would enter them. */
async function inputsOf(em: EntityManager, { id, lines }: CreditNote): Promise<CreditLineInput[]> {
  const { rows } = await sql<SourceRecord & { line: number }>`select f.credit_note_line_id as line,
      ${sql.raw(sourceKind)} as kind, ${sql.raw(sourceId)} as id from credit_note_source f join invoice_source s on s.id = f.invoice_source_id
      join credit_note_line d on d.id = f.credit_note_line_id where d.credit_note_id = ${id} order by f.id`.execute(
    em.getKysely(),
  );
  return lines.getItems().flatMap(({ id: lineId, invoiceLineId, isByAmount, net, quantity }) =>
    invoiceLineId
      ? {
          invoiceLineId,
          ...(isByAmount ? { amount: Math.abs(net) } : { quantity: Math.abs(quantity) }),
          sources: rows.filter((row) => row.line === lineId).map(({ kind, id: source }) => ({ kind, id: source })),
        }
      : [],
  );
}
