import { defineWords } from '../../platform/i18n/words.ts';

/** Of what customers and vendors have in common. */
export const partyWords = defineWords(() => import('./messages.ts'));
