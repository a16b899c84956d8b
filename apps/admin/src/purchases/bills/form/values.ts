import {
  addDays,
  daysBetween,
  usualTermDays,
  type BillDetail,
  type BillInput,
  type BillLineInput,
  type BillLineRecord,
  type VendorRecord,
} from '@kontor/domain';
import { localDraftsOf } from '../../../documents/draft/localDraft.ts';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { rateFor } from '../../../documents/values/rateFor.ts';

/** A line as typed: a number is null when empty, and NaN when unreadable. */
export type BillLineValues = Omit<Required<BillLineInput>, 'quantity' | 'unitCost' | 'taxRateId'> & {
  quantity: number | null;
  unitCost: number | null;
  taxRateId: number | null;
};
export type BillValues = Omit<Required<BillInput>, 'vendorId' | 'exchangeRate' | 'lines' | 'doubleConfirmed' | 'taxConfirmed'> & {
  vendorId: number | null;
  exchangeRate: number | null;
  lines: BillLineValues[];
};

export const billDrafts = localDraftsOf<BillValues>('bill');

/** What a new line of a vendor begins with. */
export type LineStart = Pick<BillLineValues, 'taxRateId' | 'categoryId'>;

export const blankBillLine = ({ taxRateId, categoryId }: LineStart): BillLineValues => ({
  categoryId,
  itemId: null,
  description: '',
  quantity: 1,
  unit: 'C62',
  unitCost: null,
  discountPercent: null,
  discountAmount: null,
  taxRateId,
  taxAmount: null,
  deductiblePercent: null,
  projectId: null,
  customerId: null,
  billable: false,
  markUpPercent: null,
  outlay: false,
  serviceFrom: null,
  serviceTo: null,
});

/** Says whether nothing was entered into this line. */
export const isBlankBillLine = ({ description, unitCost, itemId, projectId, customerId }: BillLineValues): boolean =>
  description.trim() === '' && [unitCost, itemId, projectId, customerId].every((value) => value === null);

/** Says whether a line uses the fields below its cells. */
export const isAssigned = (line: BillLineValues): boolean =>
  line.billable ||
  [line.projectId, line.customerId, line.markUpPercent, line.discountPercent, line.discountAmount, line.deductiblePercent].some(
    (value) => value !== null && value !== undefined,
  ) ||
  line.unit !== 'C62';

/** The lines without trailing blank ones. Others stay, because a refusal names a line by its position. */
export const writtenBillLines = (lines: readonly BillLineValues[]): BillLineValues[] =>
  lines.slice(0, lines.findLastIndex((line) => !isBlankBillLine(line)) + 1);

export const billInputOf = (values: BillValues): BillValues => ({ ...values, lines: writtenBillLines(values.lines) });

/** A saved line, of a bill or of a recurring one. */
type SavedLine = Omit<BillLineRecord, 'billed' | 'invoiceId' | 'invoiceNumber' | 'serviceFrom' | 'serviceTo'> &
  Partial<Pick<BillLineRecord, 'serviceFrom' | 'serviceTo'>>;

export const linesOf = (lines: readonly SavedLine[]): BillLineValues[] =>
  lines.map((line) => ({
    categoryId: line.categoryId,
    itemId: line.itemId,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    unitCost: line.unitCost,
    discountPercent: line.discountPercent || null,
    discountAmount: line.discountAmount,
    taxRateId: line.taxRateId,
    taxAmount: line.taxAmount,
    deductiblePercent: line.deductiblePercent === 100 ? null : line.deductiblePercent,
    projectId: line.projectId,
    customerId: line.customerId,
    billable: line.billable,
    markUpPercent: line.markUpPercent,
    outlay: line.outlay,
    serviceFrom: line.serviceFrom ?? null,
    serviceTo: line.serviceTo ?? null,
  }));

export const valuesOf = (bill: BillDetail): BillValues => ({
  vendorId: bill.vendorId,
  number: bill.number,
  referenceNumber: bill.referenceNumber,
  orderNumber: bill.orderNumber,
  paymentReference: bill.paymentReference,
  billDate: bill.billDate,
  dueDate: bill.dueDate,
  supplyDate: bill.supplyDate,
  currency: bill.currency,
  exchangeRate: bill.exchangeRate,
  exchangeRateInverted: bill.exchangeRateInverted,
  exchangeRateDate: bill.exchangeRateDate,
  exchangeRateSource: bill.exchangeRateSource,
  pricesIncludeTax: bill.pricesIncludeTax,
  reverseCharge: bill.reverseCharge,
  discountPercent: bill.discountPercent,
  discountAmount: bill.discountAmount,
  rounding: bill.rounding,
  prepaid: bill.prepaid,
  comment: bill.comment,
  customerNotes: bill.customerNotes,
  terms: bill.terms,
  lines: linesOf(bill.lines),
});

/** What a vendor decides on its bills: currency, due date, and what a line begins with. */
export function vendorTerms(vendor: VendorRecord, billDate: string, { rates, ratesOn, rateOn, organisation }: Basis) {
  const own = vendor.taxRateId !== null && ratesOn(billDate).some(({ id }) => id === vendor.taxRateId);
  return {
    currency: vendor.currency,
    exchangeRate: rateFor(vendor.currency, organisation?.baseCurrency),
    dueDate: addDays(billDate, vendor.paymentTermsDays ?? usualTermDays),
    line: {
      taxRateId: own && rates.has(vendor.taxRateId ?? 0) ? vendor.taxRateId : rateOn(billDate),
      categoryId: vendor.categoryId,
    },
  };
}

const publishers: Record<string, string> = { LT: 'Lietuvos bankas', NO: 'Norges Bank' };

/** The values of a new bill, of a vendor if one is given. */
export function newBill(basis: Basis, vendor: VendorRecord | undefined): BillValues {
  const { organisation, today } = basis;
  const base = organisation?.baseCurrency ?? 'EUR';
  const own = { currency: base, exchangeRate: 1, dueDate: addDays(today, usualTermDays) };
  const { line, ...terms } = vendor
    ? vendorTerms(vendor, today, basis)
    : { ...own, line: { taxRateId: basis.rateOn(today), categoryId: null } };
  return {
    vendorId: vendor?.id ?? null,
    number: null,
    referenceNumber: null,
    orderNumber: null,
    paymentReference: null,
    billDate: today,
    supplyDate: null,
    ...terms,
    exchangeRateInverted: base === 'EUR',
    exchangeRateDate: null,
    exchangeRateSource: publishers[organisation?.country ?? ''] ?? null,
    pricesIncludeTax: false,
    reverseCharge: false,
    discountPercent: null,
    discountAmount: null,
    rounding: null,
    prepaid: null,
    comment: null,
    customerNotes: null,
    terms: null,
    lines: [blankBillLine(line)],
  };
}

/** A copy dated today, at the rates of today: the vendor's number and typed taxes belong to the other bill. */
export function copyOfBill(bill: BillDetail, basis: Basis): BillValues {
  const { today, ratesOn, rateOn, organisation } = basis;
  const inForce = new Set(ratesOn(today).map(({ id }) => id));
  const values = valuesOf(bill);
  return {
    ...values,
    number: null,
    referenceNumber: null,
    paymentReference: null,
    billDate: today,
    supplyDate: null,
    dueDate: addDays(today, Math.max(0, daysBetween(bill.billDate, bill.dueDate))),
    exchangeRate: rateFor(bill.currency, organisation?.baseCurrency),
    exchangeRateDate: null,
    rounding: null,
    prepaid: null,
    lines: values.lines.map((line) => ({
      ...line,
      taxAmount: null,
      taxRateId: inForce.has(line.taxRateId ?? 0) ? line.taxRateId : rateOn(today),
    })),
  };
}
