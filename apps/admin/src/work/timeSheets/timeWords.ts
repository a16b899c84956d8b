import { defineWords } from '../../platform/i18n/words.ts';

export const timeWords = defineWords(() => import('./messages.ts'));
