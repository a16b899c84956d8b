import { defineWords } from '../../../platform/i18n/words.ts';

/** Apart, as the settings say them too: the way back to the set-up. */
export const setupWords = defineWords(() => import('./messages.ts'));
