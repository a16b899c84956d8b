import { defineWords } from '../../platform/i18n/words.ts';

/** Words that several sample pages share. */
export const samplePageWords = defineWords(() => import('./messages.ts'));
