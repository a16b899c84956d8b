/** What is left of the revenue after all cost, in one of the two columns. */
export class ProjectResult {
  revenue: number;
  /** Null where the person may not see one of the costs. */
  profit: number | null;
  /** Profit by revenue; null without revenue. */
  marginPercent: number | null;
  /** Revenue less direct cost, by all hours, billable or not. */
  hourlyRevenue: number | null;
}

/** The figures of a project in one month. */
export class ProjectMonth {
  /** YYYY-MM */
  month: string;
  billed: number | null;
  earned: number | null;
  labour: number | null;
  purchases: number | null;
  stock: number | null;
  minutes: number;
  billableMinutes: number;
}

/** What one person has worked on a project. */
export class ProjectPerson {
  userId: number;
  userName: string;
  minutes: number;
  billableMinutes: number;
  /** Their billable hours at the rates of each. */
  value: number | null;
  labour: number | null;
}

/** What a project brought and cost, in the organisation's currency. A figure that the person may not see is null. */
export class ProjectProfit {
  currency: string;
  /** Net of issued invoices less credit notes; an advance counts with the invoice that deducts it. */
  billed: ProjectResult | null;
  /** What was billed with what is still to be billed; of a fixed price, its share that is done. */
  earned: ProjectResult | null;
  /** Billable hours at the rates of each, billed or not. */
  value: number | null;
  /** Billable hours that no sent invoice has, at the rates of each. */
  unbilledHours: number | null;
  /** Billable bills and expenses that no sent invoice has, with their mark-up. */
  unbilledCosts: number | null;
  /** The fixed price, and the share of it that is done: of the budget in hours, the whole once the project is completed. */
  price: number | null;
  donePercent: number | null;
  /** Hours at the cost rate of their day. */
  labour: number | null;
  /** Bills, expenses and credit notes of vendors, billable or not, without goods that went to stock. */
  purchases: number | null;
  /** Goods that left the stock with its invoices, at cost. */
  stock: number | null;
  cost: number | null;
  minutes: number | null;
  billableMinutes: number | null;
  /** Hours that nobody pays for: they cost all the same. */
  otherMinutes: number | null;
  /** Hours of people without a cost rate: they are not in `labour`. */
  uncostedMinutes: number | null;
  /** Unbilled hours without a billing rate: they are not in `unbilledHours`. */
  unpricedMinutes: number | null;
  months: ProjectMonth[];
  people: ProjectPerson[] | null;
}

/** The hours of one week against the plan. */
export class ProjectWeek {
  /** Its Monday. */
  week: string;
  /** Null in weeks to come. */
  minutes: number | null;
  /** All hours up to its end. */
  totalMinutes: number | null;
  /** The budget in hours, spread evenly from the start to the end of the project; null without one of the three. */
  plannedMinutes: number | null;
}

/** How the project ends if it goes on as it did. */
export class ProjectForecast {
  leftMinutes: number;
  /** Whether what is left follows from the estimates of open tasks, or from the budget in hours. */
  leftFrom: 'tasks' | 'budget';
  /** Open tasks that have no estimate, and so add nothing. */
  tasksWithoutEstimate: number;
  /** Minutes of a week, over the last 28 days with work. */
  weekMinutes: number;
  /** The first of these days. */
  since: string;
  endDate: string | null;
  /** All cost so far with the labour of what is left, in the organisation's currency. */
  costAtCompletion: number | null;
}

export class ProjectProgress {
  loggedMinutes: number;
  budgetMinutes: number | null;
  weeks: ProjectWeek[];
  lateTasks: number;
  lateMilestones: number;
  /** Days since the end of a project that is neither completed nor cancelled. */
  lateDays: number | null;
  /** Null without work, or where nothing says how much is left. */
  forecast: ProjectForecast | null;
}

export class ProjectFigures {
  profit: ProjectProfit;
  progress: ProjectProgress;
}

/** The figures of a project that open what they are made of. */
export const projectFigureKinds = ['billed', 'unbilledHours', 'unbilledCosts', 'labour', 'purchases', 'stock'] as const;
export type ProjectFigureKind = (typeof projectFigureKinds)[number];

/** One row of a figure, with the record that it comes from. */
export class ProjectFigureRow {
  subject: string;
  id: number;
  date: string;
  /** A number, a name or a note. */
  text: string | null;
  minutes: number | null;
  /** In the organisation's currency; null where hours have no rate. */
  amount: number | null;
}
