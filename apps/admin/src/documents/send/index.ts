import { preflightWords } from '../preflight/index.ts';
import { part } from '../../platform/page/page.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { outboxWords } from '../../platform/outbox/index.ts';

export const letterWords = defineWords(() => import('./messages.ts'));

/** Loads the words of the outbox, once there is an email to show. */
export const DocumentMails = part(() => import('./DocumentMails.tsx').then((m) => m.DocumentMails), [outboxWords]);
export const SendDialog = part(() => import('./SendDialog.tsx').then((m) => m.SendDialog), [letterWords, preflightWords]);
export const SendAgainDialog = part(() => import('./SendAgainDialog.tsx').then((m) => m.SendAgainDialog), [letterWords]);
/** An email with its own initial text, such as a statement. */
export const LetterDialog = part(() => import('./LetterDialog.tsx').then((m) => m.LetterDialog), [letterWords]);
export const ReceiptDialog = part(() => import('./ReceiptDialog.tsx').then((m) => m.ReceiptDialog), [letterWords]);
