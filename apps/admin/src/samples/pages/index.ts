import { defineWords } from '../../platform/i18n/words.ts';

/** What several sample pages say alike. */
export const samplePageWords = defineWords(() => import('./messages.ts'));
