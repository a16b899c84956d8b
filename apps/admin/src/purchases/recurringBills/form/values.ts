import { addMonths, type BillDetail, type RecurringBillDetail, type RecurringBillInput, type VendorRecord } from '@kontor/domain';
import { localDraftsOf } from '../../../documents/draft/localDraft.ts';
import { aSchedule, scheduleOf, type ScheduleValues } from '../../../documents/schedule/scheduleValues.ts';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { copyOfBill, linesOf, newBill, writtenBillLines, type BillLineValues, type BillValues } from '../../bills/form/values.ts';

/** What each bill takes over, and when. */
export type RecurringBillValues = Omit<Required<RecurringBillInput>, keyof ScheduleValues | keyof Typed | 'taxConfirmed'> &
  ScheduleValues &
  Typed;
type Typed = { vendorId: number | null; exchangeRate: number | null; lines: BillLineValues[] };

export const recurringBillDrafts = localDraftsOf<RecurringBillValues>('recurringBill');

export const recurringBillInputOf = (values: RecurringBillValues): RecurringBillValues => ({
  ...values,
  lines: writtenBillLines(values.lines),
});

type Repeated = Omit<RecurringBillValues, keyof ScheduleValues | 'lines'>;
const repeated = (bill: Repeated): Repeated => ({
  vendorId: bill.vendorId,
  orderNumber: bill.orderNumber,
  paymentReference: bill.paymentReference,
  currency: bill.currency,
  exchangeRate: bill.exchangeRate,
  exchangeRateInverted: bill.exchangeRateInverted,
  pricesIncludeTax: bill.pricesIncludeTax,
  reverseCharge: bill.reverseCharge,
  discountPercent: bill.discountPercent,
  discountAmount: bill.discountAmount,
  comment: bill.comment,
  customerNotes: bill.customerNotes,
  terms: bill.terms,
});

export const valuesOf = (recurring: RecurringBillDetail): RecurringBillValues => ({
  ...scheduleOf(recurring),
  ...repeated(recurring),
  lines: linesOf(recurring.lines),
});

const ofValues = (
  bill: BillValues,
  schedule: Partial<ScheduleValues> & Pick<ScheduleValues, 'firstDate'>,
): RecurringBillValues => ({
  ...aSchedule,
  ...schedule,
  ...repeated(bill),
  lines: bill.lines,
});

/** The values of a new one, of a vendor if one is given. */
export const newRecurringBill = (basis: Basis, vendor: VendorRecord | undefined): RecurringBillValues =>
  ofValues(newBill(basis, vendor), { firstDate: basis.today });

/** The lines of a bill, repeated monthly: first a month after it, or today if that has passed. */
export function ofBill(bill: BillDetail, basis: Basis): RecurringBillValues {
  const next = addMonths(bill.billDate, 1);
  const values = copyOfBill(bill, basis);
  const name = values.lines[0]?.description.split('\n')[0]?.slice(0, 100) ?? '';
  return ofValues(values, { name, firstDate: next > basis.today ? next : basis.today });
}
