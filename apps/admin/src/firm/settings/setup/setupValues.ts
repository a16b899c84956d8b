import type { BankAccountRecord, NumberSeriesRecord, OrganisationRecord, SetupInput } from '@kontor/domain';

/** Defaults by country; they replace earlier values, even those set by hand. */
const usual: Record<string, Pick<SetupInput, 'baseCurrency' | 'timeZone' | 'language'> | undefined> = {
  LT: { baseCurrency: 'EUR', timeZone: 'Europe/Vilnius', language: 'lt' },
  NO: { baseCurrency: 'NOK', timeZone: 'Europe/Oslo', language: 'no' },
};
export const usualOf = (country: string | null) => (country ? usual[country] : undefined);

type Known = { organisation: OrganisationRecord; series?: NumberSeriesRecord; account?: BankAccountRecord };

/** Initial values: the known data, but not the placeholder name of a new installation. */
export function setupValues({ organisation, series, account }: Known): Partial<SetupInput> {
  const { country, legalCode, isVatRegistered, vatCode, isInForetaksregisteret, street, zip, city, email } = organisation;
  const { logoFileId, baseCurrency, timeZone, language } = organisation;
  const isNew = !legalCode;
  return {
    country,
    isInForetaksregisteret,
    street: street ?? '',
    zip,
    city: city ?? '',
    email,
    logoFileId,
    baseCurrency,
    timeZone,
    name: isNew ? '' : organisation.name,
    legalCode: legalCode ?? '',
    language: isNew ? (usualOf(country)?.language ?? language) : language,
    isVatRegistered: isNew || isVatRegistered,
    vatCode,
    bankName: account?.bankName ?? null,
    iban: account?.iban ?? null,
    bic: account?.bic ?? null,
    pattern: series?.pattern ?? 'INV-{YYYY}-{0000}',
    nextNumber: series?.nextNumber ?? 1,
  };
}

export const setupKeys = [
  ...['country', 'name', 'legalCode', 'isVatRegistered', 'vatCode', 'isInForetaksregisteret', 'street', 'zip', 'city', 'email'],
  ...['logoFileId', 'baseCurrency', 'timeZone', 'language', 'bankName', 'iban', 'bic', 'pattern', 'nextNumber'],
];
