import { describe, expect, it } from '@jest/globals';
import { languages } from '../../platform/language/languages.ts';
import { countriesWithRates, countryRates } from './country-rates.ts';
import { taxWordsIn } from './tax-words.ts';

const rates = [...countriesWithRates, 'FR'].flatMap((country) => countryRates(country, true));
const own = { LT: 'lt', NO: 'no', FR: 'en' } as const;

describe('the words of the rates that Kontor proposes', () => {
  it.each(rates.flatMap(({ name, exemptionReason }) => [name, ...(exemptionReason ? [exemptionReason] : [])]))(
    '%s is said in each language',
    (text) => expect(new Set(languages.map((language) => taxWordsIn(text, language))).size).toBe(languages.length),
  );

  it.each(Object.entries(own))('those of %s stay in its own language', (country, language) => {
    for (const { name, exemptionReason } of countryRates(country, true))
      for (const text of [name, exemptionReason ?? '']) expect(taxWordsIn(text, language)).toBe(text);
  });

  it.each(languages)('no two rates of a country without tax read alike in %s', (language) => {
    for (const country of countriesWithRates) {
      const names = countryRates(country, true).map(({ name }) => taxWordsIn(name, language));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

it.each([
  ['PVM 21 %', 'no', 'MVA 21 %'],
  ['MVA 11,11 %', 'en', 'VAT 11,11 %'],
  ['PVM 21 % ir rinkliava', 'en', 'PVM 21 % ir rinkliava'],
  ['PVM įstatymo 41 str. (Export); Own words', 'en', 'Export, article 41 of the Lithuanian law on VAT; Own words'],
  ['', 'en', ''],
] as const)('%s in %s is %s', (text, language, words) => expect(taxWordsIn(text, language)).toBe(words));
