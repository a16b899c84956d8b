import { expect, it } from '@jest/globals';
import { bankText, type BankAlphabet } from './bank-text.ts';

it.each<[string, BankAlphabet, string]>([
  ['Žalgirio g. „Ąžuolas“, UAB', 'SEPA', 'Zalgirio g. Azuolas, UAB'],
  ['Bjørn Ærlig Åsen AS', 'SEPA', 'Bjorn Aerlig Asen AS'],
  ['Bjørn Ærlig Åsen AS', 'NO', 'Bjørn Ærlig Åsen AS'],
  ['Straße & Söhne GmbH', 'SEPA', 'Strasse + Sohne GmbH'],
  ['Żółć Łódź', 'NO', 'Zolc Lodz'],
  ['A_1 #2 <b>; "x"', 'SEPA', 'A-1 2 b x'],
  ['//INV//2026/1/', 'SEPA', 'INV/2026/1'],
  ['Фирма', 'SEPA', ''],
])('%p for %s is written %p', (text, alphabet, written) => expect(bankText(text, alphabet, 70)).toBe(written));

it('is cut to its length, and ends neither with a slash nor with a space', () => {
  expect(bankText('abcd/efgh', 'SEPA', 5)).toBe('abcd');
  expect(bankText('abcd efgh', 'SEPA', 5)).toBe('abcd');
});
