import { defineWords } from '../../platform/i18n/words.ts';

/** The words of the checks before sending: loaded with the findings rather than with the editor. */
export const preflightWords = defineWords(() => import('./messages.ts'));
