import { expect, it } from '@jest/globals';
import polyglot from 'ra-i18n-polyglot';
import { mergeTranslations } from 'react-admin';
import { all as en } from '../i18n/en.all.ts';
import { all as lt } from '../i18n/lt.all.ts';
import { all as no } from '../i18n/no.all.ts';
import { moduleMessages } from '../i18n/modules.ts';
import { wordsFor } from './http.ts';

const words = { en, lt, no };

it.each([
  [
    'en',
    'Before you can send this, add Company code, Registered for VAT to the organisation profile.',
    'An invoice that is annulled takes no payment.',
  ],
  [
    'lt',
    'Prieš siųsdami papildykite organizacijos duomenis: Įmonės kodas, PVM mokėtojas.',
    'Sąskaitai, kurios būsena „anuliuota“, mokėjimo įrašyti negalima.',
  ],
  [
    'no',
    'Før du kan sende, må du legge til Organisasjonsnummer, Registrert for merverdiavgift i firmaopplysningene.',
    'En faktura med status «annullert» tar ikke imot betaling.',
  ],
] as const)('a refusal names fields and states in the language of the reader: %s', (language, lacking, annulled) => {
  const { translate } = polyglot(
    () => mergeTranslations(words[language], ...moduleMessages.map((module) => module[language])) as never,
    language,
  );
  const fields = { code: 'document.organisation_incomplete', params: { fields: 'legalCode, isVatRegistered' } };
  expect(wordsFor(fields, translate)).toBe(lacking);
  expect(wordsFor({ code: 'invoice.cannot_record_payment', params: { status: 'void' } }, translate)).toBe(annulled);
});
