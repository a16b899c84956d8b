import { defineWords } from '../../platform/i18n/words.ts';

/** Words of the rates that hold from a day on, wherever they are set. */
export const rateWords = defineWords(() => import('./messages.ts'));
