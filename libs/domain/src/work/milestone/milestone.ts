import type { BillingState } from '../time-entry/time-entry.ts';

/** A day by which a project has reached something. */
export class MilestoneRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  projectId: number;
  name: string;
  dueDate: string;
  isDone: boolean;
  /** The part of a fixed price that is invoiced when it is reached, in the currency of the customer and without tax. */
  amount: number | null;
  /** On an invoice, on a draft, or on neither; `notBillable` where it has no amount. */
  billingState: BillingState;
  invoiceId: number | null;
  currency: string;
}
