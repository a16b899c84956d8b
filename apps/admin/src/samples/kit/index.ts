import { defineWords } from '../../platform/i18n/words.ts';

/** Words that sample pages share. */
export const kitWords = defineWords(() => import('./messages.ts'));
