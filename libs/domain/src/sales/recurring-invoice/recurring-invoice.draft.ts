import { documentColumns, type DocumentBasis } from '../../documents/document.draft.ts';
import { templateFields } from '../../documents/fields/document.ts';
import { pick } from '../../platform/values/pick.ts';
import { dueDateOf } from '../../documents/document.rules.ts';
import { servicePeriodOn, withPeriod } from '../../documents/schedule/schedule.period.ts';
import { isAtMonthEnd } from '../../documents/schedule/schedule.ts';
import type { DocumentLineInput } from '../../documents/lines/line.input.ts';
import type { InvoiceInput } from '../invoice/invoice.input.ts';
import type { RecurringInvoiceInput } from './recurring-invoice.input.ts';
import type { RecurringInvoiceDetail } from './recurring-invoice.ts';

/** Returns the columns of a recurring invoice: its schedule, and those of every document that a template needs. */
export function recurringColumns(input: RecurringInvoiceInput, basis: DocumentBasis) {
  const columns = documentColumns(input, basis);
  const { subtotal, discount, charge, net, tax, total, lines } = columns;
  return {
    ...pick(columns, templateFields),
    subtotal,
    discount,
    charge,
    net,
    tax,
    total,
    lines,
    name: input.name.trim(),
    every: input.every,
    unit: input.unit,
    firstDate: input.firstDate,
    atMonthEnd: isAtMonthEnd(input),
    servicePeriod: input.servicePeriod ?? 'arrears',
    lastDate: input.lastDate ?? null,
    times: input.times ?? null,
    sends: input.sends,
    sendTo: input.sendTo?.trim() || null,
    paymentTermsDays: input.paymentTermsDays ?? null,
    billsHours: input.billsHours,
    hoursBy: input.hoursBy ?? 'project',
  };
}

type Making = {
  /** The date of the schedule. */
  date: string;
  /** The day on which the invoice is made, and its date. */
  today: string;
  /** The customer's payment terms. */
  termsDays: number;
  /** Lines for the hours of the period. */
  hours: readonly DocumentLineInput[];
};

/**
 * Returns the invoice of one date. It is dated the day it is made, as the law wants of what is issued; one that is made late tells the date of the
 * schedule as its date of supply, which decides the tax rates.
 */
export function invoiceOfRecurring(recurring: RecurringInvoiceDetail, { date, today, termsDays, hours }: Making): InvoiceInput {
  const period = servicePeriodOn(recurring, date);
  const told = (text: string | null) => text && withPeriod(text, period ?? { from: date, to: date }, recurring.language);
  return {
    ...pick(recurring, templateFields),
    customerNotes: told(recurring.customerNotes),
    terms: told(recurring.terms),
    invoiceDate: today,
    dueDate: dueDateOf(today, recurring.paymentTermsDays ?? termsDays),
    supplyDate: date < today ? date : null,
    charges: recurring.charges.map(({ reason, percent, amount, taxRateId }) => ({ reason, percent, amount, taxRateId })),
    lines: [
      ...recurring.lines.map((line) => ({
        kind: line.kind,
        itemId: line.itemId,
        description: withPeriod(line.description, period ?? { from: date, to: date }, recurring.language),
        quantity: line.quantity,
        unit: line.unit,
        unitPrice: line.unitPrice,
        baseQuantity: line.baseQuantity,
        discountPercent: line.discountPercent,
        discountAmount: line.discountAmount,
        charge: line.charge,
        chargeReason: line.chargeReason,
        taxRateId: line.taxRateId,
        serviceFrom: period?.from ?? null,
        serviceTo: period?.to ?? null,
      })),
      ...hours,
    ],
    // The person answered both when saving the recurring invoice.
    priceBelowCostConfirmed: true,
    noProjectConfirmed: true,
  };
}
