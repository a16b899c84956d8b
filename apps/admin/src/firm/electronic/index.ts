import { defineWords } from '../../platform/i18n/words.ts';

/** Words of electronic addresses and e-invoices, of the organisation and of customers. */
export const electronicWords = defineWords(() => import('./messages.ts'));
