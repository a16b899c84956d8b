import type { KidMethod } from '../firm/bank-account/bank-account.ts';
import { mod97 } from '../platform/values/identifiers.ts';
import { compare } from '../platform/values/money.ts';

type Modulus = Exclude<KidMethod, 'none'>;

/**
 * Returns a creditor reference (ISO 11649) from up to 21 letters and digits; other characters are ignored. undefined if none are left or there are
 * more. Example: `rfReference('KON-20260001')` is `RF06KON20260001`.
 */
export function rfReference(text: string): string | undefined {
  const body = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (body.length < 1 || body.length > 21) return undefined;
  return `RF${String(98 - mod97(`${body}RF00`)).padStart(2, '0')}${body}`;
}

/** Is this a creditor reference with a valid check number? Spaces are allowed. Example: `isRfReference('RF18 5390 0754 7034')` is true. */
export function isRfReference(text: string): boolean {
  const reference = text.replace(/\s/g, '').toUpperCase();
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) && mod97(reference.slice(4) + reference.slice(0, 4)) === 1;
}

function kidDigit(digits: string, method: Modulus): string {
  const fromRight = [...digits].map(Number).reverse();
  if (method === 'mod10') {
    const total = fromRight.reduce((sum, digit, index) => {
      const value = index % 2 === 0 ? digit * 2 : digit;
      return sum + (value > 9 ? value - 9 : value);
    }, 0);
    return String((10 - (total % 10)) % 10);
  }
  const total = fromRight.reduce((sum, digit, index) => sum + digit * (2 + (index % 6)), 0);
  const rest = (11 - (total % 11)) % 11;
  return rest === 10 ? '-' : String(rest);
}

/**
 * Returns a Norwegian KID: the digits plus a check digit, 2 to 25 characters. With mod11 the last one may be `-`, the banks' sign for the digit
 * 10. undefined unless the text is 1 to 24 digits. Example: `kid('123456789', 'mod10')` is `1234567897`.
 */
export function kid(digits: string, method: Modulus = 'mod10'): string | undefined {
  return /^\d{1,24}$/.test(digits) ? digits + kidDigit(digits, method) : undefined;
}

/** Is this a KID by that method? Example: `isKid('1234567892', 'mod11')` is true. */
export function isKid(text: string, method: Modulus = 'mod10'): boolean {
  return /^\d{1,24}[\d-]$/.test(text) && kid(text.slice(0, -1), method) === text;
}

type PaymentReferenceInput = {
  /** For example `INV-2026-0001`. */
  invoiceNumber: string;
  invoiceId: number;
  customerId: number;
  /** Method and total length of the KID agreed with the bank of the receiving account; `none` or no method gives an RF reference. */
  kidMethod?: KidMethod | null;
  kidLength?: number | null;
};

const customerDigits = 6;
const invoiceDigits = 10;

/**
 * Returns the payment reference. With a KID agreement: the ids of customer and invoice, padded with zeros, and the check digit. Ids rather than
 * the number, because two series, years or patterns may share digits; the customer is left out if the agreed length is too short. Otherwise an RF
 * reference. undefined if the agreed length is too short for the invoice's id, or the invoice number is too long or has no usable characters.
 * Example: `paymentReference({ invoiceNumber: 'KON-20260001', invoiceId: 1, customerId: 7 })` is `RF06KON20260001`.
 */
export function paymentReference(input: PaymentReferenceInput): string | undefined {
  const { invoiceNumber, invoiceId, customerId, kidMethod, kidLength } = input;
  if (!kidMethod || kidMethod === 'none') return rfReference(invoiceNumber);
  const [customer, invoice] = [String(customerId), String(invoiceId)];
  if (!kidLength) return kid(customer.padStart(customerDigits, '0') + invoice.padStart(invoiceDigits, '0'), kidMethod);
  const room = kidLength - 1;
  if (invoice.length > room) return undefined;
  const left = room - invoiceDigits;
  if (customer.length > left) return kid(invoice.padStart(room, '0'), kidMethod);
  return kid(customer.padStart(left, '0') + invoice.padStart(invoiceDigits, '0'), kidMethod);
}

export type EpcQrInput = {
  name: string;
  iban: string;
  bic?: string | null;
  amount: number;
  currency: string;
  /** An RF reference; any other becomes part of the text, as the format has no other structured one. */
  reference?: string | null;
  text?: string | null;
};

const longestPayload = 331;
/** Cuts between code points, so that no surrogate pair is split. */
const cut = (text: string, length: number): string => [...text.replace(/\s+/g, ' ').trim()].slice(0, length).join('');

/**
 * Returns the content of a payment QR code (EPC069-12, version 2): a credit transfer in euro that banking apps can read. undefined for another
 * currency, an amount of zero or less or above 999 999 999.99, no name, or a payload over 331 bytes. Example: `{ name: 'UAB Kontor', iban:
 * 'LT121000011101001000', amount: 1723.73, currency: 'EUR', reference: 'RF18539007547034' }`.
 */
export function epcQrPayload({ name, iban, bic, amount, currency, reference, text }: EpcQrInput): string | undefined {
  const payee = cut(name, 70);
  if (currency !== 'EUR' || compare(amount, 0.01) < 0 || compare(amount, 999_999_999.99) > 0 || !payee) return undefined;
  const structured = reference && isRfReference(reference) ? reference.replace(/\s/g, '').toUpperCase() : '';
  const free = structured ? '' : cut([reference, text].filter(Boolean).join(' '), 140);
  const compact = (value: string): string => value.replace(/\s/g, '').toUpperCase();
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    compact(bic ?? ''),
    payee,
    compact(iban),
    `EUR${amount.toFixed(2)}`,
    '',
    structured,
    free,
  ];
  const payload = lines.join('\n').replace(/\n+$/, '');
  return new TextEncoder().encode(payload).length <= longestPayload ? payload : undefined;
}
