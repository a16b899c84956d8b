import { documentWords } from '../../../documents/index.ts';
import { part } from '../../../platform/page/page.ts';
import { retainerWords } from '../index.ts';

// Fetched with the page of an invoice only, not with the editor.
export const InvoiceAdvances = part(
  () => import('./InvoiceAdvances.tsx').then((m) => m.InvoiceAdvances),
  [retainerWords, documentWords],
);
