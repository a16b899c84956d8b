export class DashboardFigure {
  value: number;
  /** The same figure for the previous period up to the same day; null when there is nothing to compare with. */
  previous: number | null;
}

export class CurrencyAmount {
  currency: string;
  amount: number;
}

export class AgedAmount {
  /** notDue, days1to30, days31to60, days61to90, over90 */
  bucket: string;
  amount: number;
  count: number;
}

export class LowItem {
  id: number;
  sku: string;
  name: string;
  onHand: number;
  reorderLevel: number;
  unitCode: string | null;
}

/** Items whose stock is at their reorder level or below. */
export class LowStock {
  count: number;
  /** The first of them, by the share of the reorder level that is left. */
  items: LowItem[];
}

/** What waits for the person's decision. */
export class Approvals {
  /** Submitted weeks of hours; null without the right to approve any. */
  timeWeeks: number | null;
  /** Submitted expenses of others; null without the right to approve any. */
  expenses: number | null;
}

/** Money that is expected from today until a day. */
export class CashExpected {
  days: number;
  to: string;
  /** Open invoices on their due date and the days by which their customer is usually late. */
  received: number;
  /** When every customer pays as slowly as a quarter of their last invoices was paid, and when as quickly. */
  receivedAtLeast: number;
  receivedAtMost: number;
  /** Open bills on their due date; null without the right to read all of them. */
  paid: number | null;
}

export class CashForecast {
  /** The organisation's; each document at its own exchange rate. */
  currency: string;
  /** The next 30, 60 and 90 days; null without the right to read the amounts of all invoices. */
  within: CashExpected[] | null;
}

/** A figure that the person may not read is null and not shown. Amounts are in the organisation's currency. */
export class Dashboard {
  currency: string;
  /** Net amount of the invoices sent this month. */
  invoicedThisMonth: DashboardFigure | null;
  /** Payments received this month. */
  receivedThisMonth: DashboardFigure | null;
  /** What payments of this month came to more (or less) than at the rates of what they paid. Payments to vendors count for people who see them. */
  exchangeThisMonth: number | null;
  receivable: DashboardFigure | null;
  overdue: DashboardFigure | null;
  /** Billable hours that are on no invoice, those in another currency at its latest known exchange rate. */
  unbilledAmount: number | null;
  /** What of them is in a currency of which no rate is known, and so not in `unbilledAmount`. */
  unbilledInOthers: CurrencyAmount[] | null;
  unbilledMinutes: number | null;
  /** Minutes of them that are to be invoiced by the end of this week, or were to be before, by the rule of the firm's country. */
  slippingMinutes: number | null;
  /** The person's own minutes this week, and the week before. */
  minutesThisWeek: DashboardFigure | null;
  /** Minutes of everybody this week; null without the right to read them. */
  teamMinutesThisWeek: DashboardFigure | null;
  /**
   * The last twelve months: invoiced without tax (`invoiced`) and with it (`invoicedTotal`), which is what payments (`received`) are compared with, and
   * what vendors and employees were paid (`paid`; null without the right to read all of it).
   */
  cash: { month: string; invoiced: number; invoicedTotal: number; received: number; paid: number | null }[] | null;
  aged: AgedAmount[] | null;
  /** What the firm owes its vendors, by days since the due date of the bill. */
  payable: AgedAmount[] | null;
  lowStock: LowStock | null;
  overdueInvoices:
    | { id: number; number: string; customerName: string; balance: number; currency: string; dueDate: string; days: number }[]
    | null;
  /** Minutes per day for the last 14 days, of the person or of everybody, as their rights allow. */
  hoursByDay: { date: string; minutes: number; billableMinutes: number }[] | null;
  approvals: Approvals;
  /** First-run checklist. */
  steps: { organisation: boolean; customer: boolean; project: boolean; time: boolean; invoice: boolean };
}
