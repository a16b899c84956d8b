import type { Language } from '../../platform/language/languages.ts';

/** Default reasons, used when the person gave none. */
export const eInvoiceWords: Record<Language, { discount: string; charge: string }> = {
  en: { discount: 'Discount', charge: 'Charge' },
  lt: { discount: 'Nuolaida', charge: 'Papildomas mokestis' },
  no: { discount: 'Rabatt', charge: 'Tillegg' },
};

/** Units that recipients know (UN/ECE Recommendation 20). Any other typed unit becomes "mutually agreed" (ZZ). */
const units = new Set(
  (
    'HUR MIN SEC DAY WEE MON ANN QAN C62 H87 EA NAR PR SET KGM GRM TNE MGM LTR MLT CLT DLT HLT MTR MMT CMT DMT KMT MTK CMK MMK KMK HAR MTQ ' +
    'CMQ DMQ MMQ KWH MWH WHR KWT WTT LS P1 MIL CEN DZN D64 2G 4G E48 E49 E51 B32 KMH'
  ).split(' '),
);
export const unitCode = (unit: string): string => {
  const code = unit.trim().toUpperCase();
  return units.has(code) ? code : 'ZZ';
};
