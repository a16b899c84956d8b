import type { Language } from '../../platform/language/languages.ts';

type Words = Record<Language, string>;

/** What the rates of `countryRates` are called and say of themselves, in each language. The article of the law stays that of its country. */
const standard: readonly Words[] = [
  { lt: 'PVM 0 %', no: 'MVA 0 %', en: 'VAT 0 %' },
  { lt: 'Neapmokestinama PVM', no: 'Unntatt MVA', en: 'Exempt from VAT' },
  { lt: 'Prekės ES PVM mokėtojui', no: 'Varer til næringsdrivende i EU', en: 'Goods to a business in the EU' },
  { lt: 'Prekių eksportas', no: 'Avgiftsfri utførsel av varer', en: 'Export of goods' },
  { lt: 'Eksportas', no: 'Eksport', en: 'Export' },
  { lt: 'Paslaugos užsienio verslui', no: 'Tjenester til utenlandske næringsdrivende', en: 'Services to a business abroad' },
  { lt: 'Atvirkštinis apmokestinimas', no: 'Omvendt avgiftsplikt', en: 'Reverse charge' },
  { lt: 'Ne PVM mokėtojas', no: 'Ikke MVA-registrert', en: 'Not registered for VAT' },
  { lt: 'Ne PVM objektas', no: 'Uten MVA', en: 'Not subject to VAT' },
  {
    lt: 'PVM įstatymo VI skyrius',
    no: 'Nullsats, den litauiske merverdiavgiftsloven kapittel VI',
    en: 'Zero rate, chapter VI of the Lithuanian law on VAT',
  },
  {
    lt: 'PVM įstatymo IV skyrius',
    no: 'Unntatt etter den litauiske merverdiavgiftsloven kapittel IV',
    en: 'Exempt, chapter IV of the Lithuanian law on VAT',
  },
  {
    lt: 'PVM įstatymo 49 str. (Intra-Community supply)',
    no: 'Levering innenfor EU, den litauiske merverdiavgiftsloven artikkel 49',
    en: 'Intra-Community supply, article 49 of the Lithuanian law on VAT',
  },
  {
    lt: 'PVM įstatymo 41 str. (Export)',
    no: 'Avgiftsfri utførsel, den litauiske merverdiavgiftsloven artikkel 41',
    en: 'Export, article 41 of the Lithuanian law on VAT',
  },
  {
    lt: 'Atvirkštinis apmokestinimas, PVM įstatymo 13 str. 2 d.',
    no: 'Omvendt avgiftsplikt, den litauiske merverdiavgiftsloven artikkel 13 andre ledd',
    en: 'Reverse charge, article 13(2) of the Lithuanian law on VAT',
  },
  {
    lt: 'Atvirkštinis apmokestinimas, PVM įstatymo 96 str.',
    no: 'Omvendt avgiftsplikt, den litauiske merverdiavgiftsloven artikkel 96',
    en: 'Reverse charge, article 96 of the Lithuanian law on VAT',
  },
  {
    lt: 'PVM netaikomas pagal Norvegijos PVM įstatymo 6 skyrių',
    no: 'Fritatt etter merverdiavgiftsloven kapittel 6',
    en: 'Zero rate, chapter 6 of the Norwegian VAT Act',
  },
  {
    lt: 'Neapmokestinama pagal Norvegijos PVM įstatymo 3 skyrių',
    no: 'Unntatt etter merverdiavgiftsloven kapittel 3',
    en: 'Exempt, chapter 3 of the Norwegian VAT Act',
  },
  {
    lt: 'Atvirkštinis apmokestinimas, PVM neskaičiuojamas',
    no: 'Omvendt avgiftsplikt - Merverdiavgift ikke beregnet',
    en: 'Reverse charge, VAT not calculated',
  },
  {
    lt: 'Eksportas, Norvegijos PVM įstatymo 6-21 ir 6-22 str.',
    no: 'Utførsel, merverdiavgiftsloven § 6-21 og § 6-22',
    en: 'Export, sections 6-21 and 6-22 of the Norwegian VAT Act',
  },
  {
    lt: 'Pardavėjas nėra PVM mokėtojas',
    no: 'Selger er ikke registrert i Merverdiavgiftsregisteret',
    en: 'The seller is not registered for VAT',
  },
];

const known = new Map(standard.flatMap((words) => Object.values(words).map((text) => [text, words] as const)));
const vat: Words = { en: 'VAT', lt: 'PVM', no: 'MVA' };

/**
 * Returns the name or the exemption reason of a tax rate in a language, where it is one that Kontor proposes; what a firm wrote itself stays.
 * Reasons can be several. Examples: `Prekių eksportas` in English is `Export of goods`, and `PVM 21 %` in Norwegian is `MVA 21 %`.
 */
export const taxWordsIn = (text: string, language: Language): string =>
  text
    .split('; ')
    .map((one) => known.get(one)?.[language] ?? one.replace(/^(?:PVM|MVA|VAT)(?= [\d.,]+ ?%$)/, vat[language]))
    .join('; ');
