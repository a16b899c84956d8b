export class DashboardFigure {
  value: number;
  /** The same figure of the period before, until the same day; null where there is none to compare with. */
  previous: number | null;
}

export class AgedReceivable {
  /** notDue, days1to30, days31to60, days61to90, over90 */
  bucket: string;
  amount: number;
  count: number;
}

/** What a person may not read is null and not shown. Amounts are in the organisation's currency. */
export class Dashboard {
  currency: string;
  /** Net of sent invoices this month. */
  invoicedThisMonth: DashboardFigure | null;
  /** Payments received this month. */
  receivedThisMonth: DashboardFigure | null;
  receivable: DashboardFigure | null;
  overdue: DashboardFigure | null;
  unbilledAmount: number | null;
  unbilledMinutes: number | null;
  /** The person's own hours of this week against the one before. */
  minutesThisWeek: DashboardFigure | null;
  /** All hours of this week; null without the right to read them. */
  teamMinutesThisWeek: DashboardFigure | null;
  cash: { month: string; invoiced: number; received: number }[] | null;
  aged: AgedReceivable[] | null;
  overdueInvoices:
    | { id: number; number: string; customerName: string; balance: number; currency: string; dueDate: string; days: number }[]
    | null;
  /** Minutes per day of the last 14 days, own or all as the person may read. */
  hoursByDay: { date: string; minutes: number; billableMinutes: number }[] | null;
  /** First-run checklist. */
  steps: { organisation: boolean; customer: boolean; project: boolean; time: boolean; invoice: boolean };
}
