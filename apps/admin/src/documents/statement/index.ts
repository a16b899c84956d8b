import { defineWords } from '../../platform/i18n/words.ts';

export const accountWords = defineWords(() => import('./messages.ts'));
