import {
  isLithuanianCompanyCode,
  isLithuanianVatCode,
  isNorwegianOrganisationNumber,
  isNorwegianVatCode,
  type CustomerInput,
  type Language,
} from '@kontor/domain';

/** What most customers of a country want: only a start, every field can be changed. */
export function customsOf(country: string | null | undefined): { currency: string; language: Language } {
  if (country === 'LT') return { currency: 'EUR', language: 'lt' };
  if (country === 'NO') return { currency: 'NOK', language: 'no' };
  return { currency: 'EUR', language: 'en' };
}

/** Countries whose codes have names and check digits of their own. */
export const codesOf = (country: unknown): 'lt' | 'no' | 'other' => (country === 'LT' ? 'lt' : country === 'NO' ? 'no' : 'other');

type Codes = Partial<Pick<CustomerInput, 'kind' | 'country' | 'legalCode' | 'vatCode'>>;

/** Is a code probably mistyped? A remark, not a refusal: old registers have codes that break their own rule. */
export function oddCodes({ kind, country, legalCode, vatCode }: Codes): { legalCode: boolean; vatCode: boolean } {
  const legal = country === 'LT' ? isLithuanianCompanyCode : country === 'NO' ? isNorwegianOrganisationNumber : undefined;
  const vat = country === 'LT' ? isLithuanianVatCode : country === 'NO' ? isNorwegianVatCode : undefined;
  return {
    legalCode: kind !== 'person' && Boolean(legalCode && legal && !legal(legalCode)),
    vatCode: Boolean(vatCode && vat && !vat(vatCode)),
  };
}
