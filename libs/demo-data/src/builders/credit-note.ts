import {
  add,
  creditFigures,
  creditSplit,
  emptyDocument,
  wholeCredit,
  type CreditableInvoice,
  type CreditableLineRecord,
  type CreditNoteDetail,
} from '@kontor/domain';
import { stored } from './base.ts';
import { anInvoiceDetail, anInvoiceLineRecord } from './invoice.ts';

const uncredited = { creditedQuantity: 0, creditedNet: 0 } as const;

/** A line of an issued invoice, with nothing credited yet. */
export const aCreditableLine = (given: Partial<CreditableLineRecord> = {}): CreditableLineRecord => ({
  ...anInvoiceLineRecord(),
  ...uncredited,
  ...given,
});

/** A sent invoice as its credit notes see it: nothing paid and nothing credited yet. */
export function aCreditableInvoice(given: Partial<CreditableInvoice> = {}): CreditableInvoice {
  const { lines = [aCreditableLine()] } = given;
  const { taxes, total, balance } = anInvoiceDetail({ lines, status: 'sent' });
  return {
    id: 7,
    number: 'INV-2026-0007',
    invoiceDate: '2026-03-10',
    customerId: 1,
    customerName: 'Nemuno logistika, UAB',
    currency: 'EUR',
    language: 'lt',
    pricesIncludeTax: false,
    rounding: 0,
    writtenOff: 0,
    total,
    balance,
    creditedTotal: 0,
    creditedRounding: 0,
    charges: [],
    taxes: taxes.map((tax) => ({ ...tax, creditedDiscount: 0, creditedCharge: 0, creditedBase: 0, creditedAmount: 0 })),
    ...given,
    lines,
  };
}

/** A credit note as the API answers: a draft that credits the whole invoice, unless it says otherwise. */
export function aCreditNoteDetail(given: Partial<CreditNoteDetail> = {}, invoice = aCreditableInvoice()): CreditNoteDetail {
  const { lines, ...figures } = creditFigures(invoice, wholeCredit(invoice, false));
  const status = given.status ?? 'draft';
  const isSent = status === 'sent';
  const { applied, unallocated } = isSent ? creditSplit(figures.due, invoice) : { applied: 0, unallocated: 0 };
  const { id: invoiceId, number: invoiceNumber, invoiceDate, customerId, customerName, currency, language } = invoice;
  return {
    ...emptyDocument,
    ...stored,
    invoiceId,
    retainerInvoiceId: null,
    invoiceNumber,
    invoiceDate,
    customerId,
    customerName,
    currency,
    language,
    status,
    number: status === 'draft' ? null : 'CN-2026-0001',
    projectName: null,
    creditNoteDate: '2026-03-20',
    reason: 'Billed by mistake',
    exchangeRate: 1,
    exchangeRateInverted: false,
    pricesIncludeTax: invoice.pricesIncludeTax,
    ...figures,
    applied,
    paidBack: 0,
    unallocated,
    paidBackDate: null,
    paidBackMethod: null,
    paidBackReference: null,
    allocations:
      applied > 0 ? [{ invoiceId, invoiceNumber, amount: applied, allocationDate: '2026-03-20', exchangeDifference: 0 }] : [],
    sentAt: status === 'draft' ? null : '2026-03-20T09:00:00.000Z',
    goodsReturned: true,
    pdfState: status === 'draft' ? 'none' : 'ready',
    pdfFileId: null,
    isDelivered: false,
    eInvoiceState: 'none',
    eInvoiceGaps: [],
    eInvoiceFileId: null,
    due: add(figures.total, figures.rounding),
    lines: lines.map((line, index) => ({ ...line, id: index + 1 })),
    ...given,
  };
}
