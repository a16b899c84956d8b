import { expect, it } from '@jest/globals';
import polyglot from 'ra-i18n-polyglot';
import { allWords, knownWords } from '../../i18n/words.ts';
import { wordsFor } from './http.ts';

it.each([
  [
    'en',
    'Before you can send this, add Company code, Registered for VAT to the organisation profile.',
    'An invoice that is void takes no payment.',
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
] as const)('a refusal names fields and states in the language of the reader: %s', async (language, lacking, voided) => {
  await Promise.all(allWords().map((words) => words.load(language)));
  const { translate } = polyglot(() => knownWords(language) as never, language);
  const fields = { code: 'document.organisation_incomplete', params: { fields: 'legalCode, isVatRegistered' } };
  expect(wordsFor(fields, translate)).toBe(lacking);
  expect(wordsFor({ code: 'invoice.cannot_record_payment', params: { status: 'void' } }, translate)).toBe(voided);
});

it('a refusal writes the time that is left as every other text does', async () => {
  await Promise.all(allWords().map((words) => words.load('en')));
  const { translate } = polyglot(() => knownWords('en') as never, 'en');
  const refused = { code: 'time_entry.day_limit', params: { left: '3:45', limit: '12:00', date: '2026-11-21' } };
  expect(wordsFor(refused, translate)).toBe('Only 3 h 45 min more can be logged on 21 Nov 2026: the limit is 12 h a day.');
});

it('a refusal writes sums with their cents', async () => {
  await Promise.all(allWords().map((words) => words.load('lt')));
  const { translate } = polyglot(() => knownWords('lt') as never, 'lt');
  const refused = { code: 'bill.tax_differs', params: { expected: 21 } };
  expect(wordsFor(refused, translate)).toMatch(/^Pagal tarifą mokestis būtų 21[.,]00\. /);
});

it('a refusal repeats what was typed as it was typed', async () => {
  await Promise.all(allWords().map((words) => words.load('en')));
  const { translate } = polyglot(() => knownWords('en') as never, 'en');
  expect(wordsFor({ code: 'import.bad_date', params: { value: '2026-13-10' } }, translate)).toBe('"2026-13-10" is not a date.');
});

it('a refusal writes amounts in the currency that stands beside them', async () => {
  await Promise.all(allWords().map((words) => words.load('en')));
  const { translate } = polyglot(() => knownWords('en') as never, 'en');
  const params = { amount: 12_300, limit: 10_000.5, currency: 'EUR' };
  expect(wordsFor({ code: 'invoice.above_credit_limit', params }, translate)).toBe(
    'With this invoice the customer owes €12,300.00, more than the credit limit of €10,000.50.',
  );
});
