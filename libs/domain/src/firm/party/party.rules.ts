import { DomainError } from '../../platform/errors/domain-error.ts';
import { isLithuanianCompanyCode, isNorwegianOrganisationNumber } from '../../platform/values/identifiers.ts';
import { fullVatCode, isVatCodeOf } from '../../platform/values/vat-codes.ts';
import type { partyMessages } from './party.messages.ts';
import type { PartyKind } from './party.ts';

type Codes = { kind?: PartyKind; country?: string; legalCode?: string | null; vatCode?: string | null };

/** Tells which codes cannot belong to a firm in this country. */
export function oddCodes({ kind, country = '', legalCode, vatCode }: Codes): { legalCode: boolean; vatCode: boolean } {
  const legal = country === 'LT' ? isLithuanianCompanyCode : country === 'NO' ? isNorwegianOrganisationNumber : undefined;
  return {
    legalCode: kind !== 'person' && Boolean(legalCode && legal && !legal(legalCode)),
    vatCode: Boolean(vatCode && !isVatCodeOf(fullVatCode(vatCode, country), country)),
  };
}

/**
 * Throws DomainError `party.bad_legal_code` and `party.bad_vat_code`, each at its field. Codes that were stored before this rule
 * existed may be saved again unchanged.
 */
export function assertCodes(codes: Codes, before?: Codes): void {
  const isSame = (['kind', 'country'] as const).every((field) => codes[field] === before?.[field]);
  const odd = oddCodes(codes);
  const refused = (['legalCode', 'vatCode'] as const).filter(
    (field) => odd[field] && !(before && isSame && (codes[field] ?? null) === (before[field] ?? null)),
  );
  const code = { legalCode: 'party.bad_legal_code', vatCode: 'party.bad_vat_code' } as const satisfies Record<
    string,
    keyof typeof partyMessages
  >;
  const [first] = refused;
  if (first)
    throw new DomainError(code[first], undefined, Object.fromEntries(refused.map((field) => [field, { code: code[field] }])));
}
