import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import {
  creditNoteStates,
  invoiceStates,
  retainerInvoiceStates,
  documentLanguage,
  isCreditedInFull,
  languages,
  todayIn,
  type CreditNoteStatus,
  type EstimateDetail,
  type EstimateStatus,
  type InvoiceStatus,
  type Language,
} from '@kontor/domain';
import { inStates } from '../../../platform/facts/states.ts';
import { loadPaper } from '../../../documents/keeping/kept-paper.ts';
import type { PaperData } from '../../../documents/paper/paper.ts';
import { clock } from '../../../platform/context/clock.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.ts';
import { creditNotePaper } from '../../credit-notes/paper/credit-note-paper.ts';
import { EstimatesService } from '../../estimates/estimates.service.ts';
import { estimatePaper } from '../../estimates/paper/estimate-paper.ts';
import { loadInvoicePaper } from '../../invoices/paper/load-invoice-paper.ts';
import { readLateInterest } from '../../late-interest/read-late-interest.ts';
import { paperKindOf } from '../../retainer-invoices/paper/retainer-paper.ts';
import type { DocumentKind } from '../link-documents.ts';
import type { CreditUse, SettledPart, ShownDocument } from './shown.ts';

type Firm = { timeZone: string; firm: string };
type PayableState = { status: InvoiceStatus; due: number; balance: number; credited: number; isOverdue: boolean };
type EstimateState = {
  status: EstimateStatus;
  revision: number;
  isExpired: boolean;
  decidedAt: string | null;
  decidedByName: string | null;
  language: Language;
};
type CreditState = { status: CreditNoteStatus; unallocated: number };

const today = sql`(now() at time zone o.time_zone)::date`;
const firm = sql`o.time_zone as "timeZone", o.name as firm`;

/** The documents of a customer's link as the customer sees them. Whoever asks has made sure that the link opens the document. */
@Injectable()
export class ShownDocumentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly estimates: EstimatesService,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  /** Returns a document in the wanted language, if its seller may issue it in that. */
  of(kind: DocumentKind, id: number, wanted?: Language): Promise<ShownDocument> {
    if (kind === 'invoices') return this.invoice(id, wanted);
    if (kind === 'retainer-invoices') return this.retainer(id, wanted);
    return kind === 'credit-notes' ? this.creditNote(id, wanted) : this.estimate(id, wanted);
  }

  private async invoice(id: number, wanted?: Language): Promise<ShownDocument> {
    const found = await loadInvoicePaper(this.em, this.store, id);
    const state = await this.one<PayableState & Firm & { hasEInvoice: boolean }>(sql`select i.status, i.balance, i.credited,
        i.total - i.prepaid + i.rounding as due, ${inStates('i.status', invoiceStates.open)} and i.balance > 0 and i.due_date < ${today} as "isOverdue",
        ${inStates('i.status', invoiceStates.living)} and i.e_invoice_state = 'ready' as "hasEInvoice", ${firm}
      from invoice i cross join organisation o where i.id = ${id}`);
    if (!found) throw notFound();
    const settled = await this.many<SettledPart>(sql`
      select 'payment' as by, null as number, to_char(allocation_date, 'YYYY-MM-DD') as date, amount from payment_allocation where invoice_id = ${id}
      union all select 'creditNote', n.number, to_char(a.allocation_date, 'YYYY-MM-DD'), a.amount
      from credit_allocation a join credit_note n on n.id = a.credit_note_id where a.invoice_id = ${id}
      union all select 'advance', r.number, to_char(a.application_date, 'YYYY-MM-DD'), a.amount
      from retainer_application a join retainer_invoice r on r.id = a.retainer_invoice_id where a.invoice_id = ${id} and not a.is_final
      order by date, by, number`);
    const [interest] = state.isOverdue
      ? await readLateInterest(this.em, { invoiceId: id }, todayIn(state.timeZone, clock.now()))
      : [];
    return {
      ...payableOf('invoices', id, found.data, state, settled, wanted),
      hasEInvoice: state.hasEInvoice,
      ...(interest && !interest.isDisputed && { lateInterest: interest }),
    };
  }

  private async retainer(id: number, wanted?: Language): Promise<ShownDocument> {
    const found = await loadPaper(this.em, this.store, await paperKindOf(this.em, id), id);
    const state = await this.one<PayableState & Firm & { hasEInvoice: boolean }>(sql`select r.status, r.balance, r.total as due,
        0 as credited, ${inStates('r.status', retainerInvoiceStates.open)} and r.balance > 0 and r.due_date < ${today} as "isOverdue",
        ${inStates('r.status', retainerInvoiceStates.living)} and r.e_invoice_state = 'ready' as "hasEInvoice", ${firm}
      from retainer_invoice r cross join organisation o where r.id = ${id}`);
    if (!found) throw notFound();
    const settled = await this
      .many<SettledPart>(sql`select 'payment' as by, null as number, to_char(a.allocation_date, 'YYYY-MM-DD') as date,
        a.amount from retainer_payment a where a.retainer_invoice_id = ${id} order by date, a.id`);
    return { ...payableOf('retainer-invoices', id, found.data, state, settled, wanted), hasEInvoice: state.hasEInvoice };
  }

  private async creditNote(id: number, wanted?: Language): Promise<ShownDocument> {
    const found = await loadPaper(this.em, this.store, creditNotePaper, id);
    const { hasEInvoice, ...state } = await this.one<
      CreditState & Firm & { hasEInvoice: boolean }
    >(sql`select n.status, n.unallocated,
        ${inStates('n.status', creditNoteStates.living)} and n.e_invoice_state = 'ready' as "hasEInvoice", ${firm}
      from credit_note n cross join organisation o where n.id = ${id}`);
    if (!found) throw notFound();
    const { timeZone, firm: name, ...creditNote } = state;
    const uses = await this
      .many<CreditUse>(sql`select i.number as "invoiceNumber", to_char(a.allocation_date, 'YYYY-MM-DD') as date, a.amount
      from credit_allocation a join invoice i on i.id = a.invoice_id where a.credit_note_id = ${id}
      union all select null, to_char(paid_back_date, 'YYYY-MM-DD'), paid_back from credit_note where id = ${id} and paid_back > 0
      order by date, "invoiceNumber"`);
    return {
      kind: 'credit-notes',
      id,
      paper: inLanguage(found.data, wanted),
      languages: languagesOf(found.data),
      firm: name,
      timeZone,
      hasEInvoice,
      creditNote: { ...creditNote, uses },
    };
  }

  private async estimate(id: number, wanted?: Language): Promise<ShownDocument> {
    const state = await this.one<EstimateState & Firm>(sql`select e.status, e.revision,
        e.status = 'sent' and e.expiry_date < ${today} as "isExpired", e.decided_at as "decidedAt", e.decided_by_name as "decidedByName",
        e.language, ${firm} from estimate e cross join organisation o where e.id = ${id}`);
    const { timeZone, firm: name, language, ...estimate } = state;
    const found = await loadPaper(this.em, this.store, estimatePaper, id);
    const shown = found ? languagesOf(found.data) : [wanted ?? language];
    const offer = await this.estimates.whole(id);
    const paper = found && inLanguage(withChoice(found.data, offer), wanted);
    return { kind: 'estimates', id, paper, languages: shown, firm: name, timeZone, estimate: { ...estimate, offer } };
  }

  private async one<T>(query: RawBuilder<unknown>): Promise<T> {
    const [row] = await this.many<T>(query);
    if (!row) throw notFound();
    return row;
  }

  private async many<T>(query: RawBuilder<unknown>): Promise<T[]> {
    return (await query.execute(this.em.getKysely())).rows as T[];
  }
}

/** On paper stands the total, on the page the balance. */
function payableOf(
  kind: DocumentKind,
  id: number,
  paper: PaperData,
  { status, due, balance, credited, isOverdue, timeZone, firm: name }: PayableState & Firm,
  settled: SettledPart[],
  wanted: Language | undefined,
): ShownDocument {
  const data = { ...paper, due: balance };
  const payable = { status, balance, isOverdue, isCredited: isCreditedInFull({ status, due, credited }), settled };
  return { kind, id, paper: inLanguage(data, wanted), languages: languagesOf(data), firm: name, timeZone, payable };
}

const withChoice = (paper: PaperData, { lines, chosenLines }: EstimateDetail): PaperData => ({
  ...paper,
  lines: paper.lines.map((line, index) => ({ ...line, isChosen: chosenLines?.includes(lines[index]?.position ?? 0) ?? false })),
});

const languagesOf = ({ seller }: PaperData): Language[] =>
  languages.filter((language) => documentLanguage(seller.country, language) === language);

const inLanguage = (data: PaperData, wanted: Language | undefined): PaperData =>
  wanted && languagesOf(data).includes(wanted) ? { ...data, language: wanted } : data;
