import { simpleHeading } from './map-columns.ts';

const yes = ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'on', 'taip', 't', 'ja', 'j'];
const no = ['no', 'n', 'false', '0', '✗', 'off', 'ne', 'nei'];
/** How the three languages deny a word, before it or in front of its letters. */
const denials = ['not ', 'non ', 'non', 'no ', 'ikke ', 'ne ', 'ne', 'nebe', 'in', 'un', 'u'];

/** Words that say yes or no in one column, beside yes and no themselves. What denies one of the first says no. */
export type YesNoWords = { yes: readonly string[]; no?: readonly string[] };

/**
 * Yes or no in three languages, undefined for a word that says neither: which of them it means, nobody knows. Examples: `parseYesNo('Taip')` is
 * true, `parseYesNo('Ikke fakturerbar', { yes: ['fakturerbar'] })` is false.
 */
export function parseYesNo(text: string, words: YesNoWords = { yes: [] }): boolean | undefined {
  const sign = text.trim().toLowerCase();
  const word = simpleHeading(sign) || sign;
  if ([...yes, ...words.yes].includes(word)) return true;
  const isDenied = words.yes.some((one) => denials.some((denial) => word === `${denial}${one}`));
  return isDenied || [...no, ...(words.no ?? [])].includes(word) ? false : undefined;
}

/** Whether a record is in use. */
export const activeWords: YesNoWords = {
  yes: ['active', 'enabled', 'in use', 'aktyvus', 'aktyvi', 'aktyvūs', 'naudojama', 'aktiv', 'aktivt', 'aktive', 'i bruk'],
  no: ['disabled', 'archived', 'closed', 'archyvuotas', 'archyvuota', 'uždarytas', 'uždaryta', 'arkivert', 'avsluttet'],
};

/** Whether work is charged to the customer. */
export const billableWords: YesNoWords = {
  yes: [
    ...['billable', 'chargeable', 'charged', 'invoiceable'],
    ...[
      'skaičiuojama',
      'skaičiuojamas',
      'skaičiuojamos',
      'skaičiuojama klientui',
      'klientui skaičiuojama',
      'klientui skaičiuojamas',
    ],
    ...['apmokestinama', 'apmokestinamas', 'apmokestinamos', 'fakturuojama', 'fakturuojamas', 'mokama'],
    ...['fakturerbar', 'fakturerbart', 'fakturerbare', 'faktureres', 'belastes'],
  ],
  no: [
    'no charge',
    'free of charge',
    'klientui neskaičiuojama',
    'klientui neskaičiuojamas',
    'nemokama',
    'faktureres ikke',
    'gratis',
  ],
};
