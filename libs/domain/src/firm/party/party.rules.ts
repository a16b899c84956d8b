import {
  isLithuanianCompanyCode,
  isLithuanianVatCode,
  isNorwegianOrganisationNumber,
  isNorwegianVatCode,
} from '../../platform/values/identifiers.ts';
import type { PartyKind } from './party.ts';

type Codes = { kind?: PartyKind; country?: string; legalCode?: string | null; vatCode?: string | null };

/** Is a code probably mistyped? A remark, not a refusal: old registers have codes that break their own rule. */
export function oddCodes({ kind, country, legalCode, vatCode }: Codes): { legalCode: boolean; vatCode: boolean } {
  const legal = country === 'LT' ? isLithuanianCompanyCode : country === 'NO' ? isNorwegianOrganisationNumber : undefined;
  const vat = country === 'LT' ? isLithuanianVatCode : country === 'NO' ? isNorwegianVatCode : undefined;
  return {
    legalCode: kind !== 'person' && Boolean(legalCode && legal && !legal(legalCode)),
    vatCode: Boolean(vatCode && vat && !vat(vatCode)),
  };
}
