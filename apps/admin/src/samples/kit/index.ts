import { defineWords } from '../../platform/i18n/words.ts';

/** What the sample pages say alike. */
export const kitWords = defineWords(() => import('./messages.ts'));
