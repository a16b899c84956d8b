import { documentFields, pick, type DocumentLineInput, type InvoiceInput } from '@kontor/domain';
import type { InvoiceLine } from '../invoice-line.entity.ts';
import { sourceOf } from '../invoice-source.entity.ts';
import type { Invoice } from '../invoice.entity.ts';

/** Returns the input that an invoice was last saved with, without its lines. What was confirmed then stays so. */
export const inputOf = (invoice: Invoice): Omit<InvoiceInput, 'lines'> => ({
  ...pick(invoice, documentFields),
  invoiceDate: invoice.invoiceDate,
  dueDate: invoice.dueDate,
  charges: invoice.charges.map(({ reason, percent, amount, taxRateId }) => ({ reason, percent, amount, taxRateId })),
  prepaid: invoice.prepaid,
  roundPayableTo: invoice.roundPayableTo,
  hoursAnnex: invoice.hoursAnnex,
  priceBelowCostConfirmed: true,
  noProjectConfirmed: true,
});

/** Returns the input of a line of a draft, with all that it bills. */
export const lineInputOf = (line: InvoiceLine): DocumentLineInput => ({
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
  sources: line.sources.getItems().map(sourceOf),
});
