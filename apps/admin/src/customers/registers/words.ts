import { defineWords } from '../../platform/i18n/words.ts';

/** Words of the public registers, wherever a firm is looked up in them. */
export const registerWords = defineWords(() => import('./messages.ts'));
