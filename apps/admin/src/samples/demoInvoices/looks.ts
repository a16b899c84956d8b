import type { DemoInvoiceStatus } from '@kontor/domain';
import type { StatusName } from '../../platform/format/StatusChip.tsx';

/** The chip of each sample status. */
export const chips: Record<DemoInvoiceStatus, StatusName> = {
  Paid: 'paid',
  Downloaded: 'downloaded',
  Sent: 'sent',
  Draft: 'draft',
  'Partial Payment': 'partlyPaid',
  'Past Due': 'overdue',
};
/** The key of the status's word. */
export const wordOf = (status: DemoInvoiceStatus): string => `demoInvoices.statuses.${chips[status]}`;
/** Parses the English dates and balances of the samples: `13 Dec 2019`, `-$205`. */
export const dateOf = (text: string): string => {
  const at = new Date(`${text} UTC`);
  return Number.isNaN(at.getTime()) ? text : at.toISOString().slice(0, 10);
};
export const balanceOf = (balance: number | string): number =>
  typeof balance === 'number' ? balance : Number(balance.replace(/[^\d.-]/g, ''));
