import { defineWords } from '../../../platform/i18n/words.ts';

/** Its own export, because the settings also use these words for the link back. */
export const setupWords = defineWords(() => import('./messages.ts'));
