import { DomainError } from '../../platform/errors/domain-error.ts';
import type { partyMessages } from './party.messages.ts';

const codes = {
  legalCode: 'party.alike_legal_code',
  vatCode: 'party.alike_vat_code',
  account: 'party.alike_account',
} as const satisfies Record<string, keyof typeof partyMessages>;

/** What two records of one firm have in common, whatever their names are. */
export const alikeFields = ['legalCode', 'vatCode', 'account'] as const;
export type AlikeField = (typeof alikeFields)[number];
type Codes = { country?: string | null } & { [Field in AlikeField]?: string | null };
type Known = Codes & { id: number; name: string };

/** A code as it is compared: without spaces and signs, in capitals. Example: `plainCode('lt 1000-0191 9017')` is `LT100001919017`. */
export const plainCode = (text: string): string => text.replace(/[\s./-]/g, '').toUpperCase();

/** The code of a company is one of its country; the others are the same in every country. */
const isSame = (field: AlikeField, one: Codes, other: Codes): boolean =>
  Boolean(one[field] && other[field] && plainCode(one[field]) === plainCode(other[field])) &&
  (field !== 'legalCode' || one.country === other.country);

/** The fields in which a record says something new: those are asked about, and a saving that changes nothing of them is not. */
export const newCodes = (given: Codes, before: Codes | undefined): AlikeField[] =>
  alikeFields.filter((field) => given[field] && !(before && isSame(field, given, before)));

/**
 * Asks before a second record of one firm is made. `fields` are those that are new. Throws DomainError `party.alike_…` with the id
 * and the name of the first other one, at `alikeConfirmed`.
 */
export function assertUnlike(given: Codes, fields: readonly AlikeField[], others: readonly Known[]): void {
  for (const field of fields)
    for (const other of others)
      if (isSame(field, given, other)) {
        const problem = { code: codes[field], params: { id: other.id, name: other.name } };
        throw new DomainError(problem.code, problem.params, { alikeConfirmed: problem });
      }
}
