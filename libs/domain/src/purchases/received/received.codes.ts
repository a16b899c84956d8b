import type { EInvoiceParty } from '../../documents/e-invoice/e-invoice.ts';
import { plainCode } from '../../firm/party/alike.rules.ts';

/** A number that a country gave a company, without its prefix and suffix; `country` is null where nothing says which one. */
export type CompanyNumber = { country: string | null; core: string };
type Coded = { country?: string | null; legalCode: string | null; vatCode: string | null; electronicAddress?: string | null };

/** The prefixes of VAT numbers, where Greece and Northern Ireland have one of their own. */
const vatPrefixes = 'AT|BE|BG|CH|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|GR|HR|HU|IE|IS|IT|LI|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK|XI';
/** Digits follow the prefix, but for a few countries whose numbers begin with letters. */
const prefixed = new RegExp(`^(?:(?:${vatPrefixes})(?=\\d{3})|ES(?=[A-Z]\\d{3})|FR(?=[A-Z\\d]{2}\\d{3})|CH(?=E\\d)|AT(?=U\\d))`);
const countryOf = (prefix: string): string => ({ EL: 'GR', XI: 'GB' })[prefix] ?? prefix;
/** The schemes of electronic addresses that name one country (EAS). */
const countryOfScheme: Record<string, string> = { '0192': 'NO', '0200': 'LT', '9937': 'LT' };

/** Example: `companyNumber('NO 991 825 827 MVA', 'SE')` is `991825827` of Norway. */
export function companyNumber(code: string, country: string | null | undefined): CompanyNumber {
  const plain = plainCode(code);
  const [prefix] = prefixed.exec(plain) ?? [];
  const core = (prefix ? plain.slice(2) : plain).replace(/(MVA|MWST|TVA|IVA)$/, '');
  return { country: prefix ? countryOf(prefix) : country || null, core };
}

/** The numbers of a party of an e-invoice, from the surest: VAT number, company number, electronic address. */
export function numbersOf({ country, vatId, legalId, endpoint }: EInvoiceParty): CompanyNumber[] {
  const of = (code: string | null | undefined, scheme?: string | null): CompanyNumber[] => {
    const found = code ? companyNumber(code, (scheme && countryOfScheme[scheme]) || country) : null;
    return found?.core ? [found] : [];
  };
  return [...of(vatId), ...of(legalId?.id, legalId?.scheme), ...of(endpoint?.id, endpoint?.scheme)];
}

/** The numbers of a record. */
export const ownNumbers = ({ country, vatCode, legalCode, electronicAddress }: Coded): CompanyNumber[] =>
  [vatCode, legalCode, electronicAddress].flatMap((code) => (code ? [companyNumber(code, country)] : []));

/** Two countries give the same digits to two companies. Where one of the countries is not known, the digits have to do. */
export const isSameNumber = (one: CompanyNumber, other: CompanyNumber): boolean =>
  one.core === other.core && (!one.country || !other.country || one.country === other.country);

export const isAmong = (number: CompanyNumber, others: readonly CompanyNumber[]): boolean =>
  others.some((other) => isSameNumber(number, other));

/** A code of the file beside another one of the record; a company has one of each kind in a country. */
export type CodeApart = { code: string; known: string };

/** Returns the codes of the file that the record has otherwise. */
export function codesApart(party: EInvoiceParty, record: Coded): CodeApart[] {
  const own = ownNumbers(record);
  const pairs = [
    [party.vatId, record.vatCode],
    [party.legalId?.id, record.legalCode],
  ] as const;
  return pairs.flatMap(([code, known]) => {
    if (!code || !known) return [];
    return isAmong(companyNumber(code, party.country), own) ? [] : [{ code, known }];
  });
}
