import { withPeriod } from '../../documents/schedule/schedule.period.ts';
import { isAtMonthEnd } from '../../documents/schedule/schedule.ts';
import type { Language } from '../../platform/language/languages.ts';
import { only } from '../../platform/values/pick.ts';
import { addDays, type Period } from '../../platform/values/dates.ts';
import { billColumns, type BillBasis } from '../bill/bill.draft.ts';
import type { BillInput } from '../bill/bill.input.ts';
import { usualTermDays } from '../bill/bill.rules.ts';
import { purchaseLineFields, purchaseSums, purchaseTemplateFields } from '../purchase/purchase.ts';
import type { RecurringBillInput } from './recurring-bill.input.ts';

type Making = {
  /** The date of the schedule. */
  date: string;
  today: string;
  /** The vendor's payment terms. */
  termsDays: number | null;
  /** What the bill is for, and the language in which its texts say so; without it, the texts stay as they were typed. */
  told?: { period: Period | null; language: Language };
};
type Repeated = Omit<
  RecurringBillInput,
  'name' | 'every' | 'unit' | 'firstDate' | 'atMonthEnd' | 'servicePeriod' | 'lastDate' | 'times' | 'taxConfirmed'
>;

/**
 * Returns the bill of one date, without the number that the vendor gives it. It is dated its date; one that is made ahead came before its date, and is
 * dated the day it is made. The rate of a foreign currency is the one of the last save, until somebody types the one of the day.
 */
export function billOfRecurring(recurring: Repeated, { date, today, termsDays, told }: Making): BillInput {
  const billDate = date < today ? date : today;
  const period = told?.period ?? { from: date, to: date };
  const say = <T extends string | null | undefined>(text: T) => (text && told ? withPeriod(text, period, told.language) : text);
  return {
    ...only(recurring, [...purchaseTemplateFields, 'orderNumber', 'paymentReference']),
    comment: say(recurring.comment),
    customerNotes: say(recurring.customerNotes),
    terms: say(recurring.terms),
    billDate,
    dueDate: dueOn(billDate, recurring, termsDays),
    lines: recurring.lines.map((line) => ({
      ...only(line, [...purchaseLineFields, 'customerId', 'billable', 'markUpPercent', 'outlay']),
      description: say(line.description),
      serviceFrom: told?.period?.from ?? null,
      serviceTo: told?.period?.to ?? null,
    })),
    // Both were answered when it was set up: that it comes again and again, and what tax its bills state.
    doubleConfirmed: true,
    taxConfirmed: true,
  };
}

/** Returns the day on which a bill is due: by its own terms, or else the vendor's, or else the usual ones. */
export const dueOn = (
  date: string,
  { paymentTermsDays }: Pick<RecurringBillInput, 'paymentTermsDays'>,
  termsDays: number | null,
): string => addDays(date, paymentTermsDays ?? termsDays ?? usualTermDays);

/** Returns the columns of a recurring bill: its schedule, and those of a bill that a template needs. */
export function recurringBillColumns(input: RecurringBillInput, bill: BillInput, basis: BillBasis) {
  const columns = billColumns(bill, basis);
  return {
    ...only(columns, [...purchaseTemplateFields, ...purchaseSums]),
    ...only(columns, ['orderNumber', 'paymentReference', 'customerNotes', 'terms', 'lines']),
    name: input.name.trim(),
    every: input.every,
    unit: input.unit,
    firstDate: input.firstDate,
    atMonthEnd: isAtMonthEnd(input),
    servicePeriod: input.servicePeriod ?? 'arrears',
    lastDate: input.lastDate ?? null,
    times: input.times ?? null,
    paymentTermsDays: input.paymentTermsDays ?? null,
  };
}
