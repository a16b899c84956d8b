import { documentColumns, type DocumentBasis } from '../../documents/document.draft.ts';
import { documentFields } from '../../documents/fields/document.ts';
import { dueDateOf } from '../../documents/document.rules.ts';
import { omit, pick } from '../../platform/values/pick.ts';
import type { InvoiceInput } from '../invoice/invoice.input.ts';
import type { EstimateInput } from './estimate.input.ts';
import { countedLines } from './estimate.options.ts';
import type { EstimateDetail } from './estimate.ts';

/**
 * Returns the columns of an estimate draft: those of every document, and its dates. Optional lines have their own amounts and do not count in
 * the sums; `fullTotal` counts them all. No prepaid amount, because an estimate requests no payment.
 */
export function estimateColumns(input: EstimateInput, basis: DocumentBasis) {
  const whole = documentColumns(input, basis);
  const counted = documentColumns({ ...input, lines: input.lines.filter(({ optional }) => !optional) }, basis);
  return {
    ...omit(counted, ['prepaid', 'rounding', 'roundPayableTo']),
    estimateDate: input.estimateDate,
    expiryDate: input.expiryDate,
    fullTotal: whole.total,
    lines: whole.lines.map((line, index) => ({ ...line, optional: input.lines[index]?.optional ?? false })),
  };
}

/**
 * Returns the invoice for an estimate: the same customer, terms, discount and charges, and the lines without the optional ones that nobody
 * chose, so that its total is what was accepted. It is dated `invoiceDate` and due by the customer's payment terms. Internal notes are not copied.
 */
export function invoiceOf(
  estimate: EstimateDetail,
  chosen: readonly number[],
  invoiceDate: string,
  termsDays: number,
): InvoiceInput {
  return {
    ...omit(pick(estimate, documentFields), ['internalNote', 'numberSeriesId', 'numberSeriesReason']),
    invoiceDate,
    dueDate: dueDateOf(invoiceDate, termsDays),
    charges: estimate.charges.map(({ reason, percent, amount, taxRateId }) => ({ reason, percent, amount, taxRateId })),
    lines: countedLines(estimate.lines, chosen).map((line) => ({
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
    })),
    // The person confirmed it when saving the estimate.
    priceBelowCostConfirmed: true,
    noProjectConfirmed: true,
  };
}
