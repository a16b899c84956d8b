import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';

const reminderWords = defineWords(() => import('./messages.ts'));

/** The reminders of a sent invoice, on its page. */
export const RemindersPanel = part(() => import('./RemindersPanel.tsx').then((m) => m.RemindersPanel), [reminderWords]);
