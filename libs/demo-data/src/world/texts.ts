import type { Language } from '@kontor/domain';

/** The same words in the three languages of the product. */
export type Words = Record<Language, string>;

const months: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  lt: 'sausis vasaris kovas balandis gegužė birželis liepa rugpjūtis rugsėjis spalis lapkritis gruodis'.split(' '),
  no: 'januar februar mars april mai juni juli august september oktober november desember'.split(' '),
};

/** A month as it is written on an invoice. Example: `monthName('2026-03-09', 'lt')` is `2026 m. kovas`. */
export function monthName(date: string, language: Language): string {
  const name = months[language][Number(date.slice(5, 7)) - 1] ?? '';
  return language === 'lt' ? `${date.slice(0, 4)} m. ${name}` : `${name} ${date.slice(0, 4)}`;
}

/** What an advance is for. */
export const retainerTexts: Words = {
  en: 'Advance for agreed work',
  lt: 'Avansas už sutartus darbus',
  no: 'Forskudd for avtalt arbeid',
};

export const prepaidHoursTexts: Words = {
  en: 'Prepaid hours',
  lt: 'Iš anksto apmokėtos valandos',
  no: 'Forhåndsbetalte timer',
};

export const extraTexts: Record<'delivery' | 'express', Words> = {
  delivery: { en: 'Delivery', lt: 'Pristatymas', no: 'Frakt' },
  express: { en: 'Express service', lt: 'Skubus aptarnavimas', no: 'Hastetillegg' },
};

export const invoiceTexts: Record<'hours' | 'notes' | 'terms' | 'milestone', Words> = {
  hours: { en: 'Hours worked', lt: 'Atliktų darbų valandos', no: 'Utførte timer' },
  notes: {
    en: 'Thank you for working with us.',
    lt: 'Dėkojame, kad dirbate su mumis.',
    no: 'Takk for samarbeidet.',
  },
  terms: {
    en: 'Interest of 0.02 % a day is charged on late payments.',
    lt: 'Už kiekvieną pavėluotą dieną skaičiuojami 0,02 % delspinigiai.',
    no: 'Ved forsinket betaling beregnes forsinkelsesrente etter forsinkelsesrenteloven.',
  },
  milestone: { en: 'Fixed price, stage', lt: 'Fiksuota kaina, etapas', no: 'Fastpris, etappe' },
};
