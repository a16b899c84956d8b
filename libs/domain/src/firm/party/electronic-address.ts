import { DomainError } from '../../platform/errors/domain-error.ts';
import {
  isLithuanianCompanyCode,
  isLithuanianVatCode,
  isNorwegianOrganisationNumber,
} from '../../platform/values/identifiers.ts';

const digits =
  (count: number) =>
  (id: string): boolean =>
    new RegExp(`^\\d{${count}}$`).test(id);

/** A GLN has thirteen digits, the last of which is checked (weights 1 and 3). */
function isGln(id: string): boolean {
  if (!digits(13)(id)) return false;
  return [...id].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 === 0;
}

/** Schemes of electronic addresses (EAS) of the countries around. */
export const addressSchemes = [
  '0192',
  '0200',
  '9937',
  '0088',
  '0007',
  '0184',
  '0191',
  '0216',
  '0218',
  '0208',
  '0106',
  '0204',
  '9930',
  '9945',
] as const;
export type AddressScheme = (typeof addressSchemes)[number];

const checks: Record<AddressScheme, (id: string) => boolean> = {
  '0192': isNorwegianOrganisationNumber,
  '0200': isLithuanianCompanyCode,
  '9937': isLithuanianVatCode,
  '0088': isGln,
  '0007': digits(10),
  '0184': (id: string) => /^(DK)?\d{8}$/.test(id),
  '0191': digits(8),
  '0216': (id: string) => /^0037\d{8}\w{0,5}$/.test(id),
  '0218': digits(11),
  '0208': (id: string) => /^[01]\d{9}$/.test(id),
  '0106': digits(8),
  '0204': (id: string) => /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/.test(id),
  '9930': (id: string) => /^DE\d{9}$/.test(id),
  '9945': (id: string) => /^PL\d{10}$/.test(id),
};
export type Addressed = { electronicAddress?: string | null; electronicAddressScheme?: AddressScheme | null };
export type Endpoint = { id: string; scheme: AddressScheme };

const compact = (id: string): string => id.replace(/\s/g, '').toUpperCase();

/** Is this an id of the scheme? Blanks do not matter. Example: `isElectronicAddress('0192', '991 825 827')` is true. */
export const isElectronicAddress = (scheme: AddressScheme, id: string): boolean => checks[scheme](compact(id));

/**
 * An electronic address is an id and the scheme that it is from, and the id fits the scheme. Throws DomainError
 * `party.electronic_address_scheme` at `electronicAddressScheme` and `party.bad_electronic_address` at `electronicAddress`.
 */
export function assertElectronicAddress({ electronicAddress, electronicAddressScheme: scheme }: Addressed): void {
  const id = electronicAddress?.trim();
  const refuse = (code: 'party.electronic_address_scheme' | 'party.bad_electronic_address', field: keyof Addressed): never => {
    throw new DomainError(code, undefined, { [field]: { code } });
  };
  if (id && !scheme) refuse('party.electronic_address_scheme', 'electronicAddressScheme');
  if (scheme && !(id && isElectronicAddress(scheme, id))) refuse('party.bad_electronic_address', 'electronicAddress');
}

type Company = Addressed & { country: string; legalCode?: string | null; vatCode?: string | null };

/**
 * Where a party receives e-invoices: at the address that it gave, or else at its company code in Norway and Lithuania, where these are the
 * addresses by which companies are found. Example: a Norwegian company `991 825 827` is `{ scheme: '0192', id: '991825827' }`.
 */
export function endpointOf({
  electronicAddress,
  electronicAddressScheme,
  country,
  legalCode,
  vatCode,
}: Company): Endpoint | null {
  const given = electronicAddress?.trim();
  if (given && electronicAddressScheme) return { id: compact(given), scheme: electronicAddressScheme };
  const known: [AddressScheme, string | null | undefined][] =
    country === 'NO'
      ? [['0192', legalCode]]
      : country === 'LT'
        ? [
            ['0200', legalCode],
            ['9937', vatCode],
          ]
        : [];
  const [first] = known.flatMap(([scheme, id]) => (id && isElectronicAddress(scheme, id) ? { id: compact(id), scheme } : []));
  return first ?? null;
}
