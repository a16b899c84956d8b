import { defineWords } from '../../../platform/i18n/words.ts';

export const mailSettingsWords = defineWords(() => import('./messages.ts'));
