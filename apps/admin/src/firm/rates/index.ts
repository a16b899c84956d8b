import { defineWords } from '../../platform/i18n/words.ts';

/** Words of dated rates, wherever they are set. */
export const rateWords = defineWords(() => import('./messages.ts'));
