import type { ProjectStatus } from './project.status.ts';
import type { DatedRate } from '../../firm/dated-rate/dated-rate.ts';

/** How the price of a project's hours is determined. */
export const projectBillings = ['fixedPrice', 'projectRate', 'personRate', 'taskRate', 'notBillable'] as const;
export type ProjectBilling = (typeof projectBillings)[number];

export class ProjectRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  code: string;
  name: string;
  customerId: number;
  customerName: string;
  status: ProjectStatus;
  billing: ProjectBilling;
  /** The customer's currency, which rates, budget and price are in. */
  currency: string;
  hourlyRate: number | null;
  /** Billing rates from a day on, each until the next one begins. */
  rates: DatedRate[];
  /** Billing rate per hour today; null when another rate decides. */
  currentRate: number | null;
  budgetAmount: number | null;
  budgetMinutes: number | null;
  /** Added to what is billed on for this project, in percent; null where the customer decides. */
  markUpPercent: number | null;
  startDate: string | null;
  endDate: string | null;
  description: string | null;
  loggedMinutes: number;
  unbilledMinutes: number;
}

/** The fixed price of a project, in the currency of its customer and without tax. */
export class ProjectPrice {
  currency: string;
  base: number;
  /** The sum of the change orders. */
  changes: number;
  price: number;
  /** On sent invoices, less what is credited; null where the actor may not see it. */
  invoiced: number | null;
  /** Null where the actor may not see what is invoiced. */
  left: number | null;
}
