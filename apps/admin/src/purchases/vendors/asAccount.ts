import { plainAccount } from '@kontor/domain';

/** An account number as printed: an IBAN in groups of four, a Norwegian account as its banks write it. */
export function asAccount(text: string): string {
  const plain = plainAccount(text);
  if (/^[A-Z]{2}\d{2}/.test(plain)) return plain.replace(/(.{4})(?=.)/g, '$1 ');
  return /^\d{11}$/.test(plain) ? `${plain.slice(0, 4)} ${plain.slice(4, 6)} ${plain.slice(6)}` : plain;
}
