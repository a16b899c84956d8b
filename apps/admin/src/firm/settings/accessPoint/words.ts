import { defineWords } from '../../../platform/i18n/words.ts';

export const accessPointWords = defineWords(() => import('./messages.ts'));
