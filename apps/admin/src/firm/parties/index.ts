import { defineWords } from '../../platform/i18n/words.ts';

/** Words of what customers and vendors have in common. */
export const partyWords = defineWords(() => import('./messages.ts'));
