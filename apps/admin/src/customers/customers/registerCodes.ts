import {
  isLithuanianCompanyCode,
  isLithuanianVatCode,
  isNorwegianOrganisationNumber,
  isNorwegianVatCode,
  type CustomerInput,
} from '@kontor/domain';

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
