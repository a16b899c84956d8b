import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  addDays,
  assertCreditable,
  daysBetween,
  DomainError,
  wholeCredit,
  type CorrectedInvoice,
  type CorrectInvoiceInput,
  type CreditableInvoice,
  type InvoiceInput,
} from '@kontor/domain';
import { allow } from '../../platform/rest/allow.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { inputOf } from '../invoices/costs/draft-input.ts';
import { createDraft } from '../invoices/invoice.draft.ts';
import type { Invoice } from '../invoices/invoice.entity.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { CreditNoteIssuingService } from './issuing/credit-note-issuing.service.ts';
import { createCreditNote } from './credit-note.draft.ts';
import { creditableOf } from './creditable.ts';

/** Corrects invoices: credits what is left of one and opens a draft with the same lines, both or neither. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly issuing: CreditNoteIssuingService,
  ) {}

  async correct(
    id: number,
    { creditNoteDate, reason, moveSources = false, ...confirmed }: CorrectInvoiceInput,
  ): Promise<CorrectedInvoice> {
    return inTransaction(this.em, async (em) => {
      const invoice = await this.invoices.lock(em, id, 'read');
      assertCreditable(invoice);
      const creditable = await creditableOf(em, id);
      const lines = wholeCredit(creditable, moveSources);
      if (lines.length === 0) throw new DomainError('credit_note.nothing_left');
      const note = await createCreditNote(em, { invoiceId: id, creditNoteDate, reason, lines });
      allow('send', 'CreditNote', await withConditions(em, 'CreditNote', note));
      await this.issuing.issue(em, note, invoice, confirmed);
      const kept = await withoutReleased(em, creditable);
      const draft = await createDraft(em, draftOf(invoice, kept, creditNoteDate, moveSources), id);
      return { creditNoteId: note.id, invoiceId: draft.id };
    });
  }
}

/** Returns an invoice without the lines that set the price of prepaid hours which the credit note gave back: they can be drawn again. */
async function withoutReleased(em: EntityManager, invoice: CreditableInvoice): Promise<CreditableInvoice> {
  const { rows } = await sql<{ lineId: number }>`select h.invoice_line_id as "lineId" from retainer_hours_line h
    join retainer_application a on a.id = h.retainer_application_id
    where a.invoice_id = ${invoice.id} and a.released_date is not null`.execute(em.getKysely());
  const released = new Set(rows.map(({ lineId }) => lineId));
  return { ...invoice, lines: invoice.lines.filter(({ id }) => !released.has(id)) };
}

/**
 * Returns the input of a draft that repeats an invoice. Its tax point stays that of the first invoice. What was received in advance is the
 * customer's credit now, and the reference number stays with the first invoice.
 */
function draftOf(invoice: Invoice, { lines }: CreditableInvoice, invoiceDate: string, moveSources: boolean): InvoiceInput {
  const supplied = invoice.invoiceDate === invoiceDate ? null : invoice.invoiceDate;
  return {
    ...inputOf(invoice),
    referenceNumber: null,
    prepaid: null,
    numberSeriesId: null,
    numberSeriesReason: null,
    invoiceDate,
    dueDate: addDays(invoiceDate, daysBetween(invoice.invoiceDate, invoice.dueDate)),
    supplyDate: invoice.supplyDate ?? (invoice.advanceDate ? null : supplied),
    // The credit note releases the advance, which can be used for the new draft then.
    lines: lines
      .filter((line) => !line.advanceOf)
      .map((line) => ({
        kind: line.kind,
        itemId: line.itemId,
        description: line.description,
        quantity: line.quantity,
        unit: line.unit,
        unitPrice: line.unitPrice,
        baseQuantity: line.baseQuantity,
        discountPercent: line.discountPercent,
        discountAmount: line.discountAmount,
        charge: line.charge,
        chargeReason: line.chargeReason,
        taxRateId: line.taxRateId,
        serviceFrom: line.serviceFrom,
        serviceTo: line.serviceTo,
        sources: moveSources ? line.sources : [],
      })),
  };
}
