import { DomainError } from '../../platform/errors/domain-error.ts';
import { checkNorwegianAccount, norwegianIban } from '../../platform/values/identifiers.ts';
import type { partyMessages } from './party.messages.ts';

const codes = {
  legalCode: 'party.alike_legal_code',
  vatCode: 'party.alike_vat_code',
  account: 'party.alike_account',
  name: 'party.alike_name',
} as const satisfies Record<string, keyof typeof partyMessages>;

/** Fields by which two records are recognised as the same firm, whatever their names. */
export const alikeFields = ['legalCode', 'vatCode', 'account'] as const;
export type AlikeField = (typeof alikeFields)[number];
/** Fields that make a second record suspected: the codes, and the name. */
export const suspectFields = [...alikeFields, 'name'] as const;
export type SuspectField = (typeof suspectFields)[number];
type Codes = { country?: string | null } & { [Field in SuspectField]?: string | null };
type Known = Codes & { id: number; name: string };

const legalForms = new Set(
  'uab ab mb vsi ij tub kub as asa ba enk ans da nuf ltd limited llc inc plc gmbh ag kg oy oyj sia ou aps sp z o o'.split(' '),
);

/**
 * The words of a firm's name that tell it from others: without legal form, accents, case and signs. Example: `coreName('UAB „Žalgirio
 * namai“')` is `zalgirio namai`.
 */
export function coreName(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/aa/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  const own = words.filter((word) => !legalForms.has(word));
  return (own.length ? own : words).join(' ');
}

/** A code for comparison: without spaces and punctuation, in capitals. Example: `plainCode('lt 1000-0191 9017')` is `LT100001919017`. */
export const plainCode = (text: string): string => text.replace(/[\s./-]/g, '').toUpperCase();

/**
 * The ways in which the same code is written. A Norwegian account stands as its eleven digits or as an IBAN. Example:
 * `formsOf('account', '8601.11.17947')` is `['86011117947', 'NO9386011117947']`.
 */
export function formsOf(field: AlikeField, text: string): string[] {
  const plain = plainCode(text);
  if (field !== 'account') return [plain];
  if (/^NO\d{13}$/.test(plain)) return [plain, plain.slice(4)];
  return checkNorwegianAccount(plain) !== 'invalid' ? [plain, norwegianIban(plain)] : [plain];
}

/** Names are the same within a country, and where no company codes say that the firms are two. */
const isSameName = (one: Codes, other: Codes): boolean =>
  Boolean(one.name && other.name && one.country === other.country && coreName(one.name) === coreName(other.name)) &&
  (!one.legalCode || !other.legalCode || plainCode(one.legalCode) === plainCode(other.legalCode));

/** Company codes are unique within a country; the other codes everywhere. */
const isSameCode = (field: AlikeField, one: Codes, other: Codes): boolean =>
  Boolean(one[field] && other[field] && formsOf(field, one[field]).includes(plainCode(other[field]))) &&
  (field !== 'legalCode' || one.country === other.country);

const isSame = (field: SuspectField, one: Codes, other: Codes): boolean =>
  field === 'name' ? isSameName(one, other) : isSameCode(field, one, other);

/** The fields that this save sets or changes. Only those are checked against other records. */
export const newCodes = (given: Codes, before: Codes | undefined): SuspectField[] =>
  suspectFields.filter((field) => given[field] && !(before && isSame(field, given, before)));

/**
 * Asks for a confirmation before a second record of the same firm is saved. `fields` are the changed codes. Throws DomainError
 * `party.alike_…` with id and name of the first record found, at `alikeConfirmed`.
 */
export function assertUnlike(given: Codes, fields: readonly SuspectField[], others: readonly Known[]): void {
  for (const field of fields)
    for (const other of others)
      if (isSame(field, given, other)) {
        const problem = { code: codes[field], params: { id: other.id, name: other.name } };
        throw new DomainError(problem.code, problem.params, { alikeConfirmed: problem });
      }
}
