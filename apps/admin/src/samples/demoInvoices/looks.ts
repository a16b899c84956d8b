import type { DemoInvoiceStatus } from '@kontor/domain';
import type { StatusName } from '../../platform/format/StatusChip.tsx';

/** Which chip stands for a status of the samples. */
export const chips: Record<DemoInvoiceStatus, StatusName> = {
  Paid: 'paid',
  Downloaded: 'downloaded',
  Sent: 'sent',
  Draft: 'draft',
  'Partial Payment': 'partlyPaid',
  'Past Due': 'overdue',
};
/** The key of its word. */
export const wordOf = (status: DemoInvoiceStatus): string => `demoInvoices.statuses.${chips[status]}`;
/** The samples write dates and balances as English texts: `13 Dec 2019`, `-$205`. */
export const dateOf = (text: string): string => {
  const at = new Date(`${text} UTC`);
  return Number.isNaN(at.getTime()) ? text : at.toISOString().slice(0, 10);
};
export const balanceOf = (balance: number | string): number =>
  typeof balance === 'number' ? balance : Number(balance.replace(/[^\d.-]/g, ''));
