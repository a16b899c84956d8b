import { expect, it } from '@jest/globals';
import { betterThan } from './refused-words.ts';

it.each([
  ['lt', 'Išsaugoti', 'įrašyti'],
  ['lt', 'Kol neišsaugote', 'įrašyti'],
  ['lt', '1 sąskaita vėluoja |||| 2 sąskaitos', 'pradelsta'],
  ['lt', 'Sveiki, Jūsų paskyra', 'jūs in small letters'],
  ['lt', 'Jūsų paskyra', undefined],
  ['no', 'Sum', 'Totalt'],
  ['no', 'Summer', undefined],
  ['en', 'Usual for EUR', 'Default'],
  ['en', 'As usual', undefined],
] as const)('in %s, %j is refused for %j', (language, text, better) => expect(betterThan(language, text)).toBe(better));
