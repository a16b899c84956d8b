import type { EInvoice } from '../../documents/e-invoice/e-invoice.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { codesApart, companyNumber, isAmong, isSameNumber, numbersOf, ownNumbers } from './received.codes.ts';
import { isPayableAccount, plainAccount } from '../vendor/vendor.rules.ts';
import type { VendorInput } from '../vendor/vendor.input.ts';

type Coded = { country?: string | null; legalCode: string | null; vatCode: string | null; electronicAddress?: string | null };
type Known = Coded & { id: number; name: string };

const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The codes to look vendors up by, without prefixes and punctuation. */
export const vendorCodes = ({ seller }: EInvoice): string[] => [...new Set(numbersOf(seller).map(({ core }) => core))];

/**
 * Returns the vendor that sent it: by VAT number, company number or electronic address of its country, in this order, rather one whose other code
 * does not differ; or else the only one of its name and country, unless both have codes, which then differ.
 */
export function vendorOf<Vendor extends Known>({ seller }: EInvoice, vendors: readonly Vendor[]): Vendor | undefined {
  const numbers = numbersOf(seller);
  const found = numbers.flatMap((number) => vendors.filter((vendor) => isAmong(number, ownNumbers(vendor))));
  const sure = found.find((vendor) => codesApart(seller, vendor).length === 0) ?? found[0];
  if (sure) return sure;
  const named = vendors.filter(
    (vendor) =>
      plainName(vendor.name) === plainName(seller.name) &&
      (!vendor.country || !seller.country || vendor.country === seller.country) &&
      (numbers.length === 0 || ownNumbers(vendor).length === 0),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** Is it made out to the firm? By any code that both have; by the name where the file has none, or the firm. */
export function isForUs({ buyer }: EInvoice, firm: Coded & { name: string }): boolean {
  const [theirs, ours] = [numbersOf(buyer), ownNumbers(firm)];
  if (theirs.length && ours.length) return theirs.some((number) => isAmong(number, ours));
  return plainName(buyer.name) === plainName(firm.name);
}

/**
 * Refuses an e-invoice that the firm issued itself: the seller has its company number or its VAT number. Another country gives the same digits to
 * another company. Throws DomainError `received.own`.
 */
export function assertFromVendor({ seller }: EInvoice, { legalCode, vatCode, country }: Coded & { country: string }): void {
  const own = (code: string | null | undefined, known: string | null): boolean =>
    Boolean(code && known && isSameNumber(companyNumber(code, seller.country), companyNumber(known, country)));
  if (seller.country && seller.country !== country) return;
  if (own(seller.vatId, vatCode) || own(seller.legalId?.id, legalCode))
    throw new DomainError('received.own', { name: seller.name });
}

const cut = (text: string | null | undefined, max: number): string | null => text?.trim().slice(0, max).trim() || null;

/** The account to pay to, if it can be one; `isBad` if it cannot. */
export function accountOf({ payment, seller }: EInvoice): { account: string | null; isBad: boolean } {
  const account = payment?.account ? plainAccount(payment.account).slice(0, 50) : null;
  return { account, isBad: account !== null && !isPayableAccount(account, seller.country) };
}

/** The vendor to make of a seller that is not known. `country` is the firm's own, for a file without one. */
export function vendorFrom(invoice: EInvoice, country: string): VendorInput {
  const { seller, currency } = invoice;
  const { account, isBad } = accountOf(invoice);
  const email = cut(seller.contact?.email, 200);
  return {
    kind: 'company',
    name: cut(seller.name, 200) ?? '',
    legalCode: cut(seller.legalId?.id, 50),
    vatCode: cut(seller.vatId, 50),
    email: email && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : null,
    phone: null,
    website: null,
    street: cut(seller.street, 200),
    city: cut(seller.city, 100),
    zip: cut(seller.zip, 20),
    country: /^[A-Z]{2}$/.test(seller.country) ? seller.country : country,
    currency,
    paymentTermsDays: null,
    account: isBad ? null : account,
    categoryId: null,
    taxRateId: null,
    notes: null,
    active: true,
  };
}
