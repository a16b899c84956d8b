import { defineWords } from '../platform/i18n/words.ts';

/** The words of the kit. A kind of document fetches them with its pages, and adds the fields of fields.messages.ts to its own words. */
export const documentWords = defineWords(() => import('./messages.ts'));

/** Why a draft cannot be sent yet: fetched with the findings, and not with the editor. */
export const preflightWords = defineWords(() => import('./preflight.messages.ts'));
