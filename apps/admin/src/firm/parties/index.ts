import { defineWords } from '../../platform/i18n/words.ts';

/** Words of what customers and vendors have in common. */
export const partyWords = defineWords(() => import('./messages.ts'));

/** What people enter of both. */
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
