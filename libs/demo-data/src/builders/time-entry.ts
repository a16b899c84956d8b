import type { TimeEntryInput, TimeEntryRecord } from '@kontor/domain';
import { stored } from './base.ts';

const entry = {
  projectId: 1,
  taskId: null,
  workDate: '2026-03-09',
  minutes: 90,
  startAt: null,
  endAt: null,
  note: 'Kainoraščio importas, klaidos prie kiekvienos eilutės',
  billable: true,
} as const satisfies TimeEntryInput;

export const aTimeEntry = (given: Partial<TimeEntryInput> = {}): TimeEntryInput => ({ ...entry, ...given });

export const aTimeEntryRecord = (given: Partial<TimeEntryRecord> = {}): TimeEntryRecord => ({
  ...stored,
  ...entry,
  userId: 4,
  userName: 'Tomas Petrauskas',
  customerId: 1,
  customerName: 'Nemuno logistika, UAB',
  projectName: 'Užsakymų sistema',
  taskName: null,
  billingState: 'unbilled',
  invoiceId: null,
  invoiceNumber: null,
  lockDate: null,
  weekStatus: 'open',
  overrideRate: null,
  billingRate: 70,
  costRate: 28,
  currency: 'EUR',
  ...given,
});
