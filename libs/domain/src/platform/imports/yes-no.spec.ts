import { describe, expect, it } from '@jest/globals';
import { activeWords, billableWords, parseYesNo } from './yes-no.ts';

describe('yes and no in a cell', () => {
  it.each([
    ...['Yes', 'y', 'TRUE', '1', 'x', '✓', 'Taip', 'Ja'].map((text) => [text, true] as const),
    ...['No', 'n', 'FALSE', '0', 'Ne', 'Nei'].map((text) => [text, false] as const),
    ...['perhaps', '2', 'Active', '?', '-', 'billable'].map((text) => [text, undefined] as const),
  ])('%s: %s', (text, expected) => expect(parseYesNo(text)).toBe(expected));

  it.each([
    ...['Billable', 'Skaičiuojama klientui', 'Fakturerbar', 'fakturerbart', 'yes'].map((text) => [text, true] as const),
    ...['Non billable', 'Non-billable', 'Nonbillable', 'not billable', 'Unbillable', 'NO CHARGE'].map(
      (text) => [text, false] as const,
    ),
    ...['Neskaičiuojama klientui', 'Neskaičiuojama', 'Klientui neskaičiuojama', 'Neapmokestinama'].map(
      (text) => [text, false] as const,
    ),
    ...['Ikke fakturerbar', 'ikke-fakturerbart', 'Ufakturerbar', 'Faktureres ikke', 'nei'].map((text) => [text, false] as const),
    ...['Internal', 'Vidinis', 'Billed', 'billable?maybe'].map((text) => [text, undefined] as const),
  ])('billable %s: %s', (text, expected) => expect(parseYesNo(text, billableWords)).toBe(expected));

  it.each([
    ...['Active', 'Aktyvus', 'aktyvi', 'Aktiv', 'In use'].map((text) => [text, true] as const),
    ...['Inactive', 'Not active', 'Neaktyvus', 'Nebeaktyvus', 'Ikke aktiv', 'inaktiv', 'Archived'].map(
      (text) => [text, false] as const,
    ),
    ...['On hold', 'Sustabdytas', 'ukjent'].map((text) => [text, undefined] as const),
  ])('active %s: %s', (text, expected) => expect(parseYesNo(text, activeWords)).toBe(expected));
});
