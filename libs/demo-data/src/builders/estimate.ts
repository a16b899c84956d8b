import { emptyDocument, type EstimateDetail, type EstimateInput } from '@kontor/domain';
import { anInvoiceDetail, anInvoiceLine } from './invoice.ts';

/** An estimate as a person sends it: one line, valid for a month. */
export const anEstimate = (given: Partial<EstimateInput> = {}): EstimateInput => ({
  customerId: 1,
  estimateDate: '2026-11-02',
  expiryDate: '2026-12-02',
  currency: 'EUR',
  exchangeRate: 1,
  language: 'lt',
  pricesIncludeTax: false,
  lines: [anInvoiceLine()],
  ...given,
});

/** An estimate as the API answers, with the figures computed from its line. */
export function anEstimateDetail(given: Partial<EstimateDetail> = {}): EstimateDetail {
  const { lines, taxes, charges, subtotal, discount, charge, net, tax, total } = anInvoiceDetail();
  return {
    ...emptyDocument,
    id: 1,
    version: 1,
    createdAt: '2026-11-02T09:00:00.000Z',
    updatedAt: '2026-11-02T09:00:00.000Z',
    status: 'draft',
    number: null,
    revision: 1,
    pdfState: 'none',
    pdfFileId: null,
    customerId: 1,
    customerName: 'Nemuno logistika, UAB',
    projectName: null,
    estimateDate: '2026-11-02',
    expiryDate: '2026-12-02',
    exchangeRateInverted: false,
    currency: 'EUR',
    exchangeRate: 1,
    language: 'lt',
    pricesIncludeTax: false,
    subtotal,
    discount,
    charge,
    net,
    tax,
    total,
    taxes,
    charges,
    fullTotal: total,
    acceptedTotal: null,
    chosenLines: null,
    madeProjectId: null,
    lines: lines.map((line) => ({ ...line, optional: false })),
    sentAt: null,
    decidedAt: null,
    invoiceId: null,
    invoiceNumber: null,
    declineReasonId: null,
    declineRemark: null,
    decidedByName: null,
    decidedFrom: null,
    acceptRemark: null,
    ...given,
  };
}
