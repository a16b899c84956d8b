import { defineWords } from '../../platform/i18n/words.ts';

/** The words of what makes documents by a schedule. A kind adds fields.messages.ts to its own words. */
export const scheduleWords = defineWords(() => import('./messages.ts'));
