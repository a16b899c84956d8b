import { emptyDocument, type RetainerInvoiceDetail, type RetainerInvoiceRecord } from '@kontor/domain';
import { anInvoiceDetail } from './invoice.ts';

/** A retainer invoice without tax as the API answers, over what its line comes to. */
export function aRetainerInvoiceDetail(given: Partial<RetainerInvoiceDetail> = {}): RetainerInvoiceDetail {
  const { lines, charges, subtotal, discount, charge, net } = anInvoiceDetail();
  const untaxed = { taxName: 'Be PVM', taxPercent: null, taxCategory: 'O' } as const;
  const [total, paid] = [given.total ?? net, given.paid ?? 0];
  const [applied, refunded] = [given.applied ?? 0, given.refunded ?? 0];
  return {
    ...emptyDocument,
    id: 1,
    version: 1,
    createdAt: '2026-11-02T09:00:00.000Z',
    updatedAt: '2026-11-02T09:00:00.000Z',
    status: 'draft',
    number: null,
    pdfState: 'none',
    pdfFileId: null,
    customerId: 1,
    customerName: 'Nemuno logistika, UAB',
    projectName: null,
    invoiceDate: '2026-11-02',
    dueDate: '2026-11-16',
    exchangeRateInverted: false,
    eInvoiceState: 'none',
    eInvoiceGaps: [],
    eInvoiceFileId: null,
    isDelivered: false,
    currency: 'EUR',
    exchangeRate: 1,
    language: 'lt',
    pricesIncludeTax: false,
    carriesTax: false,
    subtotal,
    discount,
    charge,
    net,
    tax: 0,
    total,
    charges,
    lines: lines.map((line) => ({ ...line, ...untaxed })),
    taxes: [{ category: 'O', percent: null, discount: 0, charge: 0, base: net, amount: 0, exemptionReason: null }],
    paid,
    balance: total - paid,
    applied,
    refunded,
    available: paid - applied - refunded,
    prepaidMinutes: 0,
    drawnMinutes: 0,
    sentAt: null,
    paidAt: null,
    paymentReference: null,
    applications: [],
    refunds: [],
    ...given,
  };
}

export const aRetainerInvoiceRecord = (given: Partial<RetainerInvoiceRecord> = {}): RetainerInvoiceRecord => {
  const { lines: _, taxes: __, charges: ___, applications: ____, refunds: _____, ...record } = aRetainerInvoiceDetail(given);
  return record;
};
