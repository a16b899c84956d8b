import type { EInvoice, EInvoiceParty } from '../../documents/e-invoice/e-invoice.ts';
import { plainCode } from '../../firm/party/alike.rules.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { isPayableAccount, plainAccount } from '../vendor/vendor.rules.ts';
import type { VendorInput } from '../vendor/vendor.input.ts';

type Coded = { legalCode: string | null; vatCode: string | null; electronicAddress?: string | null };
type Known = Coded & { id: number; name: string };

/** Digits without the letters around them: `NO991825827MVA` and the electronic address `991825827` are one company. */
const core = (code: string): string =>
  plainCode(code)
    .replace(/^[A-Z]{2}(?=\d)/, '')
    .replace(/MVA$/, '');

/** The codes by which a party is recognised: VAT number, company number and electronic address, from the surest. */
const codesOf = ({ vatId, legalId, endpoint }: EInvoiceParty): string[] =>
  [vatId, legalId?.id, endpoint?.id].flatMap((code) => (code && core(code)) || []);

const ownCodes = ({ vatCode, legalCode, electronicAddress }: Coded): string[] =>
  [vatCode, legalCode, electronicAddress].flatMap((code) => (code && core(code)) || []);

const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The codes to look vendors up by, without prefixes and punctuation, as `sameCode` compares them. */
export const vendorCodes = (invoice: EInvoice): string[] => [...new Set(codesOf(invoice.seller))];

/**
 * Returns the vendor that sent it: by VAT number, company number or electronic address, in this order; or else the only one of its name, unless
 * both have codes, which then differ.
 */
export function vendorOf<Vendor extends Known>({ seller }: EInvoice, vendors: readonly Vendor[]): Vendor | undefined {
  const codes = codesOf(seller);
  for (const code of codes) {
    const found = vendors.find((vendor) => ownCodes(vendor).includes(code));
    if (found) return found;
  }
  const named = vendors.filter(
    (vendor) => plainName(vendor.name) === plainName(seller.name) && (codes.length === 0 || ownCodes(vendor).length === 0),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** Is it made out to the firm? By any code that both have; by the name where the file has none, or the firm. */
export function isForUs({ buyer }: EInvoice, firm: Coded & { name: string }): boolean {
  const [theirs, ours] = [codesOf(buyer), ownCodes(firm)];
  if (theirs.length && ours.length) return theirs.some((code) => ours.includes(code));
  return plainName(buyer.name) === plainName(firm.name);
}

const isShared = (one: string | null | undefined, other: string | null): boolean =>
  Boolean(one && other) && core(one ?? '') === core(other ?? '');

/**
 * Refuses an e-invoice that the firm issued itself: the seller has its company number or its VAT number. Another country gives the same digits to
 * another company. Throws DomainError `received.own`.
 */
export function assertFromVendor({ seller }: EInvoice, { legalCode, vatCode, country }: Coded & { country: string }): void {
  const isOwn = isShared(seller.vatId, vatCode) || isShared(seller.legalId?.id, legalCode);
  if (isOwn && (!seller.country || seller.country === country)) throw new DomainError('received.own', { name: seller.name });
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
