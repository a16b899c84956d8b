import { defineWords } from '../../../platform/i18n/words.ts';
import { part } from '../../../platform/page/page.ts';

export const creditingWords = defineWords(() => import('./messages.ts'));

// Fetched with the page of an invoice only, not with the editor.
export const CreditItems = part(() => import('./CreditItems.tsx').then((m) => m.CreditItems), [creditingWords]);
export const CorrectDialog = part(() => import('./CorrectDialog.tsx').then((m) => m.CorrectDialog), [creditingWords]);
export const InvoiceCreditNotes = part(
  () => import('./InvoiceCreditNotes.tsx').then((m) => m.InvoiceCreditNotes),
  [creditingWords],
);
export const UndoCreditUse = part(() => import('./UndoCreditUse.tsx').then((m) => m.UndoCreditUse), [creditingWords]);
export const InHand = part(() => import('./InHand.tsx').then((m) => m.InHand), [creditingWords]);
