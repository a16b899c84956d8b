import { Transform } from 'class-transformer';
import { fullVatCode } from '../values/vat-codes.ts';
import { all, fits, say, Text, type Options } from './validators.ts';

/** Digits with what people write between them, and an extension: `+370 612 34567`, `(22) 12 34 56 ext. 4`. */
const phone = /^\+?[\d\s()./–-]+(?:[,;]?\s*(?:ext\.?|x|#|vid\.?|internt)\s*\d{1,6})?$/iu;
const isPhone = (text: string): boolean => phone.test(text) && (text.match(/\d/g)?.length ?? 0) >= 3;

/** A website: with http or https, or only a host name such as `www.example.lt`. No other scheme, since some of them run code. */
function isWebsite(text: string): boolean {
  if (/\s/.test(text)) return false;
  try {
    const { protocol, hostname, username } = new URL(/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`);
    return /^https?:$/.test(protocol) && /^[^.]+(\.[^.]+)+$/.test(hostname) && !username;
  } catch {
    return false;
  }
}

const text = (test: (value: string) => boolean) => (value: unknown) => typeof value !== 'string' || test(value);

/** A telephone number as people write it. */
export const Phone = (options: Options = {}): PropertyDecorator =>
  all(Text(50, options), fits('isPhone', text(isPhone), say(options, 'field.not_a_phone')));

/** The address of a website. */
export const Website = (options: Options = {}): PropertyDecorator =>
  all(Text(200, options), fits('isWebsite', text(isWebsite), say(options, 'field.not_an_address')));

const withLetters = ({ value, obj }: { value: unknown; obj: { country?: unknown } }): unknown =>
  typeof value === 'string' && typeof obj.country === 'string' ? fullVatCode(value, obj.country) : value;

/** A VAT code beside the `country` of its firm, whose letters it gets where it was typed without them. */
export const VatCode = (options: Options = {}): PropertyDecorator => all(Text(50, options), Transform(withLetters));
