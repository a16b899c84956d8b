import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';

const eInvoiceWords = defineWords(() => import('./messages.ts'));

export const EInvoice = part(() => import('./EInvoice.tsx').then((m) => m.EInvoice), [eInvoiceWords]);
