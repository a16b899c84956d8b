import { defineWords } from '../platform/i18n/words.ts';

export { preflightWords } from './preflight/index.ts';

/** The words of the kit. A document kind loads them with its pages, and adds fields.messages.ts to its own words. */
export const documentWords = defineWords(() => import('./messages.ts'));
