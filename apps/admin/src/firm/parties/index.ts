import { defineWords } from '../../platform/i18n/words.ts';

/** Words that customers and vendors share. */
export const partyWords = defineWords(() => import('./messages.ts'));

/** Input fields that customers and vendors share. */
export const partyKeys = [
  'kind',
  'name',
  'legalCode',
  'vatCode',
  'email',
  'phone',
  'website',
  'street',
  'city',
  'zip',
  'country',
] as const;
