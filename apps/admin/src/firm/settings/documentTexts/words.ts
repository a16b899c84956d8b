import { defineWords } from '../../../platform/i18n/words.ts';

export const documentTextWords = defineWords(() => import('./messages.ts'));
