import { defineWords } from '../i18n/words.ts';

export const importWords = defineWords(() => import('./messages.ts'));
