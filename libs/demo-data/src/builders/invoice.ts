import {
  balanceOf,
  documentTotals,
  documentTaxes,
  dueOf,
  emptyDocument,
  type InvoiceDetail,
  type InvoiceInput,
  type DocumentLineInput,
  type DocumentLineRecord,
  type InvoiceRecord,
  type PaymentRecord,
  type RecordPaymentInput,
} from '@kontor/domain';
import { stored } from './base.ts';

const line = {
  kind: 'text',
  itemId: null,
  description: 'Consulting',
  quantity: 2,
  unit: 'HUR',
  unitPrice: 100,
  baseQuantity: 1,
  discountPercent: null,
  discountAmount: null,
  charge: 0,
  chargeReason: null,
  taxRateId: 1,
  serviceFrom: null,
  serviceTo: null,
} as const satisfies DocumentLineInput;

export const anInvoiceLine = (given: Partial<DocumentLineInput> = {}): DocumentLineInput => ({ ...line, ...given });

const head = {
  ...emptyDocument,
  customerId: 1,
  invoiceDate: '2026-03-10',
  dueDate: '2026-03-24',
  currency: 'EUR',
  exchangeRate: 1,
  exchangeRateInverted: false,
  language: 'lt',
  pricesIncludeTax: false,
} as const;

export const anInvoice = (given: Partial<InvoiceInput> = {}): InvoiceInput => ({
  ...head,
  charges: [],
  lines: [anInvoiceLine()],
  ...given,
});

export const anInvoiceLineRecord = (given: Partial<DocumentLineRecord> = {}): DocumentLineRecord => ({
  ...line,
  id: 1,
  position: 1,
  discountPercent: 0,
  discount: 0,
  taxName: 'PVM 21 %',
  taxPercent: 21,
  taxCategory: 'S',
  taxReason: null,
  taxIsafCode: 'PVM1',
  taxSaftCode: null,
  net: 200,
  sources: [],
  ...given,
});

/** A row of the invoice list. Fields not given follow from the others: a draft has no number, a paid invoice no balance. */
export function anInvoiceRecord(given: Partial<InvoiceRecord> = {}): InvoiceRecord {
  const status = given.status ?? 'draft';
  const { total = 242, prepaid = 0, rounding = 0 } = given;
  const due = dueOf({ total, prepaid, rounding });
  const paid = given.paid ?? (status === 'paid' ? due : 0);
  return {
    ...stored,
    ...head,
    opening: false,
    status,
    number: status === 'draft' ? null : 'INV-2026-0001',
    numberSeriesId: status === 'draft' ? null : 1,
    customerName: 'Nemuno logistika, UAB',
    projectName: null,
    subtotal: 200,
    discount: 0,
    charge: 0,
    net: 200,
    tax: 42,
    total,
    prepaid,
    rounding,
    due,
    paid,
    writtenOff: 0,
    credited: 0,
    advanced: 0,
    creditedTotal: 0,
    balance: status === 'void' ? 0 : balanceOf(due, paid, given.writtenOff, given.credited),
    sentAt: status === 'draft' ? null : '2026-03-10T09:00:00.000Z',
    paidAt: status === 'paid' ? '2026-03-20T10:00:00.000Z' : null,
    pdfState: status === 'draft' ? 'none' : 'ready',
    ...given,
  };
}

/** One invoice, with the figures of its lines. */
export function anInvoiceDetail(given: Partial<InvoiceDetail> = {}): InvoiceDetail {
  const lines = given.lines ?? [anInvoiceLineRecord()];
  const { charges = [], roundPayableTo = null } = given;
  const totals = documentTotals({
    lines,
    discountPercent: given.discountPercent,
    discountAmount: given.discountAmount,
    charges: charges.map(({ percent, amount }) => ({ percent, amount })),
    pricesIncludeTax: given.pricesIncludeTax,
    prepaid: given.prepaid,
    roundPayableTo: roundPayableTo ?? undefined,
  });
  const { subtotal, discount, charge, net, tax, total, prepaid, rounding } = totals;
  return {
    ...head,
    ...anInvoiceRecord({ subtotal, discount, charge, net, tax, total, prepaid, rounding, ...given }),
    roundPayableTo,
    hoursAnnex: false,
    charges,
    disputeReason: null,
    isDelivered: false,
    recurringInvoiceId: null,
    correctedInvoiceId: null,
    correctedInvoiceNumber: null,
    correctionId: null,
    correctionNumber: null,
    paymentReference: null,
    pdfFileId: null,
    eInvoiceState: 'none',
    eInvoiceGaps: [],
    eInvoiceFileId: null,
    taxes: documentTaxes(totals),
    ...given,
    lines,
  };
}

export const aPayment = (given: Partial<RecordPaymentInput> = {}): RecordPaymentInput => ({
  paymentDate: '2026-03-20',
  amount: 242,
  method: 'bankTransfer',
  reference: null,
  ...given,
});

export const aPaymentRecord = (given: Partial<PaymentRecord> = {}): PaymentRecord => ({
  ...stored,
  ...aPayment(),
  reference: null,
  customerId: 1,
  customerName: 'Nemuno logistika, UAB',
  currency: 'EUR',
  exchangeRate: 1,
  exchangeRateInverted: false,
  retainers: [],
  allocations: [
    { invoiceId: 1, invoiceNumber: 'INV-2026-0001', amount: 242, allocationDate: '2026-03-20', exchangeDifference: 0 },
  ],
  unallocated: 0,
  refunded: 0,
  refunds: [],
  exchangeDifference: 0,
  ...given,
});
