import type { ProjectStatus } from './project.status.ts';
import type { DatedRate } from '../../firm/dated-rate/dated-rate.ts';

/** How hours of a project get their price. */
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
  /** The customer's currency: rates, budget and price are in it. */
  currency: string;
  hourlyRate: number | null;
  /** Rates that hold from a day on, each until the next. */
  rates: DatedRate[];
  /** What an hour is billed at today; null where another rate decides. */
  currentRate: number | null;
  budgetAmount: number | null;
  budgetMinutes: number | null;
  startDate: string | null;
  endDate: string | null;
  description: string | null;
  loggedMinutes: number;
  unbilledMinutes: number;
}
