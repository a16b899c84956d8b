import { defineWords } from '../../platform/i18n/words.ts';

/** Why a draft cannot be sent yet: fetched with the findings, and not with the editor. */
export const preflightWords = defineWords(() => import('./messages.ts'));
