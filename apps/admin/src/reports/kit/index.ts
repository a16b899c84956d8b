import { defineWords } from '../../platform/i18n/words.ts';

/** The words of every report. */
export const reportWords = defineWords(() => import('./messages.ts'));
