import { defineWords } from '../i18n/words.ts';

export const richTextWords = defineWords(() => import('./messages.ts'));
