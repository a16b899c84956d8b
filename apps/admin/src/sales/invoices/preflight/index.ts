import { preflightWords } from '../../../documents/index.ts';
import { part } from '../../../platform/page/page.ts';

export const InvoiceFormFindings = part(
  () => import('./InvoiceFormFindings.tsx').then((m) => m.InvoiceFormFindings),
  [preflightWords],
);
export const InvoiceDraftFindings = part(
  () => import('./InvoiceDraftFindings.tsx').then((m) => m.InvoiceDraftFindings),
  [preflightWords],
);
