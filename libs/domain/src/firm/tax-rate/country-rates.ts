import type { TaxCategory } from './tax-rate.ts';
import type { TaxRateInput } from './tax-rate.input.ts';

type CountryRate = Required<TaxRateInput>;
type Row = [
  name: string,
  category: TaxCategory,
  percent: number | null,
  code: string | null,
  from: string,
  to?: string | null,
  reason?: string,
];

/** i.SAF classifier of VAT codes (order VA-49) with the articles of the VAT law. Law XV-287 replaced 9 % by 12 %. */
const lithuania: readonly Row[] = [
  ['PVM 21 %', 'S', 21, 'PVM1', '2009-09-01'],
  ['PVM 12 %', 'S', 12, 'PVM58', '2026-01-01'],
  ['PVM 9 %', 'S', 9, 'PVM2', '2004-05-01', '2025-12-31'],
  ['PVM 5 %', 'S', 5, 'PVM3', '2004-05-01'],
  ['PVM 0 %', 'Z', 0, 'PVM14', '2004-05-01', null, 'PVM įstatymo VI skyrius'],
  ['Neapmokestinama PVM', 'E', 0, 'PVM5', '2004-05-01', null, 'PVM įstatymo IV skyrius'],
  ['Prekės ES PVM mokėtojui', 'K', 0, 'PVM13', '2004-05-01', null, 'PVM įstatymo 49 str. (Intra-Community supply)'],
  ['Prekių eksportas', 'G', 0, 'PVM12', '2004-05-01', null, 'PVM įstatymo 41 str. (Export)'],
  ['Paslaugos užsienio verslui', 'AE', 0, 'PVM15', '2010-01-01', null, 'Atvirkštinis apmokestinimas, PVM įstatymo 13 str. 2 d.'],
  ['Atvirkštinis apmokestinimas', 'AE', 0, 'PVM25', '2015-07-01', null, 'Atvirkštinis apmokestinimas, PVM įstatymo 96 str.'],
  ['Ne PVM mokėtojas', 'O', null, null, '2004-05-01', null, 'Ne PVM mokėtojas'],
];

/** Standard tax codes of SAF-T with the articles of merverdiavgiftsloven. */
const norway: readonly Row[] = [
  ['MVA 25 %', 'S', 25, '3', '2005-01-01'],
  ['MVA 15 %', 'S', 15, '31', '2012-01-01'],
  ['MVA 12 %', 'S', 12, '33', '2021-10-01'],
  ['MVA 11,11 %', 'S', 11.11, '32', '2005-01-01'],
  ['MVA 0 %', 'Z', 0, '5', '2010-01-01', null, 'Fritatt etter merverdiavgiftsloven kapittel 6'],
  ['Unntatt MVA', 'E', 0, '6', '2010-01-01', null, 'Unntatt etter merverdiavgiftsloven kapittel 3'],
  ['Omvendt avgiftsplikt', 'AE', 0, '51', '2011-07-01', null, 'Omvendt avgiftsplikt - Merverdiavgift ikke beregnet'],
  ['Eksport', 'G', 0, '52', '2010-01-01', null, 'Utførsel, merverdiavgiftsloven § 6-21 og § 6-22'],
  ['Ikke MVA-registrert', 'O', null, '7', '2010-01-01', null, 'Selger er ikke registrert i Merverdiavgiftsregisteret'],
];

const elsewhere: readonly Row[] = [['Not subject to VAT', 'O', null, null, '2000-01-01', null, 'Not subject to VAT']];

const tables: Record<string, { rows: readonly Row[]; register?: 'isafCode' | 'saftCode' }> = {
  LT: { rows: lithuania, register: 'isafCode' },
  NO: { rows: norway, register: 'saftCode' },
};

export const countriesWithRates: readonly string[] = Object.keys(tables);

/**
 * The rates of a new installation: all rates of its country, with category, exemption reason, dates and register code. The first
 * is the default of a seller registered for VAT, the one outside VAT (category O) that of any other seller. A country whose rates
 * are not known gets only the one outside VAT. Example: `countryRates('NO', true)[0]` is MVA 25 %.
 */
export function countryRates(country: string, isVatRegistered: boolean): CountryRate[] {
  const { rows, register } = tables[country] ?? { rows: elsewhere };
  const known = rows.length > 1;
  return rows.map(([name, category, percent, code, validFrom, validTo, reason], index) => ({
    name,
    percent,
    category,
    exemptionReason: reason ?? null,
    isafCode: register === 'isafCode' ? code : null,
    saftCode: register === 'saftCode' ? code : null,
    validFrom,
    validTo: validTo ?? null,
    isDefault: isVatRegistered && known ? index === 0 : category === 'O',
  }));
}
