import type { Exchange } from '../../documents/totals/exchange.ts';
import { wordsOfRate } from '../../documents/taxes/rate-words.ts';
import type { TaxRateRecord } from '../../firm/tax-rate/tax-rate.ts';
import type { BillInput, BillLineInput } from './bill.input.ts';
import { askedOf } from './bill.rules.ts';
import { billTotals, billedUnitPrice, markUpOf, type BillLineTotals } from './bill.totals.ts';

type Rate = Pick<TaxRateRecord, 'id' | 'name' | 'percent' | 'category' | 'exemptionReason' | 'isafCode' | 'saftCode'>;

/** Everything besides the input that a bill is computed from. */
export type BillBasis = Required<Exchange> & {
  rateOf: (taxed: { taxRateId: number }) => Rate;
  customerOfProject: (id: number) => number | undefined;
  markUps: {
    organisation: number | null;
    ofCustomer: (id: number) => number | null;
    ofProject: (id: number) => number | null;
  };
};

/**
 * Returns the columns of a bill: the typed values, and all amounts computed anew. Lines copy the rate, so that later changes of it do not reach the
 * bill, and keep the mark-up that counted when they were saved.
 */
export function billColumns(input: BillInput, basis: BillBasis) {
  const { subtotal, discount, net, tax, reverseTax, total, deductibleTax, lines, taxes } = billTotals({
    ...input,
    lines: input.lines.map((line) => {
      const { percent, category } = basis.rateOf(line);
      return { ...line, taxPercent: percent, taxCategory: category, deductiblePercent: deductibleOf(line) };
    }),
  });
  const [rounding, prepaid] = [input.rounding ?? 0, input.prepaid ?? 0];
  return {
    vendorId: input.vendorId,
    number: input.number?.trim() || null,
    referenceNumber: input.referenceNumber?.trim() || null,
    orderNumber: input.orderNumber?.trim() || null,
    paymentReference: input.paymentReference?.trim() || null,
    billDate: input.billDate,
    dueDate: input.dueDate,
    supplyDate: input.supplyDate ?? null,
    currency: input.currency,
    exchangeRate: basis.exchangeRate,
    exchangeRateInverted: basis.exchangeRateInverted,
    exchangeRateDate: input.exchangeRateDate ?? null,
    exchangeRateSource: input.exchangeRateSource?.trim() || null,
    pricesIncludeTax: input.pricesIncludeTax,
    reverseCharge: input.reverseCharge ?? false,
    discountPercent: input.discountPercent || null,
    discountAmount: input.discountAmount || null,
    comment: input.comment ?? null,
    customerNotes: input.customerNotes ?? null,
    terms: input.terms ?? null,
    subtotal,
    discount,
    net,
    tax,
    reverseTax,
    total,
    deductibleTax,
    rounding,
    prepaid,
    balance: askedOf({ total, rounding, prepaid }),
    lines: input.lines.map((line, at) => lineOf(line, at, lines[at], basis)),
    taxes,
  };
}

export type BillDraftLine = ReturnType<typeof lineOf>;

/** The customer deducts the tax of what was paid in their name. */
const deductibleOf = ({ outlay, deductiblePercent }: BillLineInput): number => (outlay ? 0 : (deductiblePercent ?? 100));

const none: BillLineTotals = { discount: 0, net: 0, base: 0, tax: 0, expectedTax: 0, deductibleTax: 0 };

function lineOf(line: BillLineInput, at: number, totals = none, { rateOf, customerOfProject, markUps }: BillBasis) {
  const rate = rateOf(line);
  const projectId = line.projectId ?? null;
  const customerId = line.customerId ?? (projectId === null ? null : (customerOfProject(projectId) ?? null));
  const outlay = line.outlay ?? false;
  const usual = markUpOf({
    line: line.markUpPercent,
    project: projectId === null ? null : markUps.ofProject(projectId),
    customer: customerId === null ? null : markUps.ofCustomer(customerId),
    organisation: markUps.organisation,
  });
  const markUp = outlay ? 0 : usual;
  const billable = line.billable ?? false;
  const { discount, net, base, tax, deductibleTax } = totals;
  return {
    position: at + 1,
    categoryId: line.categoryId ?? null,
    itemId: line.itemId ?? null,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    unitCost: line.unitCost,
    discountPercent: line.discountPercent ?? 0,
    discountAmount: line.discountAmount || null,
    taxRateId: rate.id,
    taxPercent: rate.percent,
    taxCategory: rate.category,
    ...wordsOfRate(rate),
    taxAmount: line.taxAmount ?? null,
    deductiblePercent: deductibleOf(line),
    discount,
    net,
    base,
    tax,
    deductibleTax,
    projectId,
    customerId,
    billable,
    outlay,
    markUp,
    serviceFrom: line.serviceFrom ?? null,
    serviceTo: line.serviceTo ?? null,
    markUpPercent: line.markUpPercent ?? null,
    unitPrice: billable ? billedUnitPrice({ ...totals, quantity: line.quantity }, markUp) : null,
  };
}
