import { endpointOf } from '../../firm/party/electronic-address.ts';
import { isLithuanianCompanyCode, isNorwegianOrganisationNumber } from '../../platform/values/identifiers.ts';
import type { DocumentToWrite, EInvoiceParticipant } from './e-invoice.document.ts';
import type { EInvoiceParty, SchemedId } from './e-invoice.ts';

const compact = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();
const abroad = new Set('AT BE BG CH CY CZ DE DK EE EL ES FI FR GB HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK XI'.split(' '));

/** Returns a VAT number with its country prefix (BR-CO-09), and the suffix MVA in Norway (NO-R-001). Example: `991825827MVA` is `NO991825827MVA`. */
function vatIdOf({ vatCode, country }: Pick<EInvoiceParticipant, 'vatCode' | 'country'>): string | null {
  const code = compact(vatCode ?? '');
  if (!code) return null;
  const own = country === 'GR' ? 'EL' : country;
  const whole = code.startsWith(own) || abroad.has(code.slice(0, 2)) ? code : own + code;
  return /^NO\d{9}$/.test(whole) ? `${whole}MVA` : whole;
}

/** Names the scheme of a company number only if the number is valid in it, and leaves out the personal code of a Lithuanian. */
function legalIdOf({ legalCode, country }: Pick<EInvoiceParticipant, 'legalCode' | 'country'>): SchemedId | null {
  const id = legalCode?.trim();
  if (!id) return null;
  if (country === 'NO') return { id: compact(id), scheme: isNorwegianOrganisationNumber(id) ? '0192' : null };
  if (country !== 'LT') return { id, scheme: null };
  return isLithuanianCompanyCode(id) ? { id: compact(id), scheme: '0200' } : null;
}

function partyOf(party: EInvoiceParticipant, contactName: string | null, isOutside: boolean): EInvoiceParty | null {
  const endpoint = endpointOf(party);
  if (!endpoint) return null;
  const { name, street, city, zip, country, phone, email } = party;
  const firstMail = email?.split(/[,;]/)[0]?.trim() || null;
  return {
    name,
    street,
    city,
    zip,
    country,
    endpoint,
    vatId: isOutside ? null : vatIdOf(party),
    legalId: legalIdOf(party),
    contact: contactName || phone || firstMail ? { name: contactName, phone, email: firstMail } : null,
  };
}

/** Returns both parties; null if one of them has no electronic address. On a document outside VAT neither may have a VAT number (BR-O-02). */
export function eInvoiceParties(
  { seller, buyer }: Pick<DocumentToWrite, 'seller' | 'buyer'>,
  isOutside: boolean,
): { seller: EInvoiceParty; buyer: EInvoiceParty } | null {
  const [from, to] = [partyOf(seller, null, isOutside || !seller.isVatRegistered), partyOf(buyer, buyer.contactName, isOutside)];
  return from && to && { seller: { ...from, isInForetaksregisteret: seller.isInForetaksregisteret }, buyer: to };
}
