import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEmail,
  isEmail,
  IsIn,
  IsInt,
  IsISO31661Alpha2,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  type ValidationOptions,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { isCurrency } from '../values/currencies.ts';
import { isCalendarDate } from '../values/dates.ts';
import type { Params } from '../errors/domain-error.ts';
import type { Code } from '../../messages.ts';
import { round } from '../values/money.ts';

export type Options = {
  /** May be null or left out. */
  optional?: boolean;
  /** May be left out, which keeps the stored value, but not null. */
  partial?: boolean;
  each?: boolean;
  code?: Code;
};
/** Leading and trailing blanks are kept, as in a password. */
type TextOptions = Options & { asTyped?: boolean };

/** The message of a decorator: a code and its parameters in one string, which `readProblem` parses. */
const problem = (code: Code, params?: Params): string => (params ? `${code} ${JSON.stringify(params)}` : code);

/** Example: `readProblem('field.too_long {"max":200}')` gives `{ code: 'field.too_long', params: { max: 200 } }`. */
export function readProblem(text: string): { code: string; params?: Params } {
  const space = text.indexOf(' ');
  if (space < 0) return { code: text };
  return { code: text.slice(0, space), params: JSON.parse(text.slice(space + 1)) as Params };
}

export const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) =>
    decorators.forEach((decorate) => decorate(target, key));
const isSent: PropertyDecorator = (target, key) =>
  ValidateIf((input: Record<string | symbol, unknown>) => input[key] !== undefined)(target, key);
export const say = (options: Options, code: Code, params?: Params): ValidationOptions => ({
  message: problem(options.code ?? code, params),
  each: options.each,
});
/** An empty value (null or left out) passes only where the field is optional. */
const presence = (options: Options): PropertyDecorator => {
  if (options.optional) return IsOptional();
  const needed = IsNotEmpty(say({ ...options, each: false }, 'field.required'));
  return options.partial ? all(needed, isSent) : needed;
};

const printable = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/u;

/** Trims text, since pasted text often has blanks around it. An optional field that is then empty becomes null. */
const trimmed = ({ optional }: Options): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || (optional ? null : '') : value));

/** Trimmed text of at most `max` characters without control characters. */
export const Text = (max = 200, options: TextOptions = {}): PropertyDecorator =>
  all(
    presence(options),
    ...(options.asTyped ? [] : [trimmed(options)]),
    IsString(say(options, 'field.not_text')),
    MaxLength(max, say(options, 'field.too_long', { max })),
    Matches(printable, say(options, 'field.bad_characters')),
  );

/** A title or a name: text that is not only blanks. */
export const Words = (max = 200, options: Options = {}): PropertyDecorator =>
  all(Text(max, { ...options, asTyped: true }), Matches(/\S/u, say(options, 'field.required')));

/** One nested object; use it with `@Type(() => …)`. */
export const Part = (options: Options = {}): PropertyDecorator =>
  all(presence(options), IsObject(say(options, 'error.invalid')), ValidateNested(say(options, 'error.invalid')));

/** An amount of money with two decimals, between `min` and 999 999 999 999.99. */
export const Amount = (options: Options & { min?: number } = {}): PropertyDecorator =>
  decimal(2, options.min ?? 0, 999_999_999_999.99, options);
/** A unit price or a quantity: up to six decimals. */
export const Decimal = (options: Options & { min?: number; max?: number; places?: number } = {}): PropertyDecorator =>
  decimal(options.places ?? 6, options.min ?? 0, options.max ?? 999_999_999, options);
/** A percentage with up to three decimals, from 0 to `max` (100 by default). */
export const Percent = (options: Options & { max?: number } = {}): PropertyDecorator =>
  decimal(3, 0, options.max ?? 100, options);

/** Checks a value with a rule of ours, under the constraint name that the OpenAPI schema builder knows. */
export const fits = (name: string, test: (value: unknown) => boolean, options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: test } }, options);

const hasPlaces = (value: unknown, places: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && round(value, places) === value;

const decimal = (places: number, min: number, max: number, options: Options): PropertyDecorator =>
  all(
    presence(options),
    // Not IsNumber: it counts decimals in the text of a number and throws on 1e-7.
    fits('isNumber', (value) => hasPlaces(value, places), say({ ...options, code: undefined }, 'field.not_a_number', { places })),
    Min(min, say(options, 'field.too_small', { min })),
    Max(max, say(options, 'field.too_large', { max })),
  );

/** A whole number between `min` and `max`. */
export const Whole = (min: number, max: number, options: Options = {}): PropertyDecorator =>
  all(
    presence(options),
    IsInt(say(options, 'field.not_whole')),
    Min(min, say(options, 'field.too_small', { min })),
    Max(max, say(options, 'field.too_large', { max })),
  );

/** The id of another record. */
export const Id = (options: Options = {}): PropertyDecorator => Whole(1, 2_147_483_647, options);

/** A list of distinct ids. */
export const Ids = (max = 500, options: Options = {}): PropertyDecorator =>
  all(
    presence(options),
    IsArray(say(options, 'field.not_a_list')),
    ArrayMaxSize(max, say(options, 'field.too_many', { max })),
    ArrayUnique(say(options, 'field.repeated')),
    IsInt({ each: true, message: problem('field.not_whole') }),
    Min(1, { each: true, message: problem('field.too_small', { min: 1 }) }),
    Max(2_147_483_647, { each: true, message: problem('field.too_large', { max: 2_147_483_647 }) }),
  );

/** A calendar date `YYYY-MM-DD` that exists, from 1900 to 2199. */
export const CalendarDate = (options: Options = {}): PropertyDecorator =>
  all(
    presence(options),
    Matches(/^(19|20|21)\d\d-\d\d-\d\d$/, say(options, 'field.not_a_date')),
    fits('isCalendarDate', (value) => typeof value === 'string' && isCalendarDate(value), say(options, 'field.not_a_date')),
  );

/** A moment in RFC 3339, UTC or with an offset. */
export const Moment = (options: Options = {}): PropertyDecorator =>
  all(
    presence(options),
    Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/, say(options, 'field.not_a_moment')),
    fits('isMoment', isMoment, say(options, 'field.not_a_moment')),
  );

/** The day must exist too: Date.parse reads 30 February as 2 March. */
const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && isCalendarDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

/** One of a fixed list of words. */
export const OneOf = (values: readonly string[], options: Options = {}): PropertyDecorator =>
  all(presence(options), IsIn(values as string[], say(options, 'field.not_one_of', { values: values.join(', ') })));

/** true or false. */
export const Flag = (options: Options = {}): PropertyDecorator =>
  all(presence(options), IsBoolean(say(options, 'field.not_a_flag')));

/** An email address of at most 200 characters. */
export const Email = (options: Options = {}): PropertyDecorator =>
  all(
    presence(options),
    trimmed(options),
    MaxLength(200, say(options, 'field.too_long', { max: 200 })),
    IsEmail({}, say(options, 'field.not_an_email')),
  );

/** An address with its person before it, or a word. A quoted name may hold what separates addresses. */
const addressOrWord = /(?:"[^"]*"|[^,;<"\n])*<([^<>]*)>|[^,;\s]+/g;
const mostSigns = 1000;
const listed = (value: unknown): string[] => {
  if (typeof value !== 'string') return [];
  // A long text is refused by its length, and not read for it.
  if (value.length > 2 * mostSigns) return [value];
  return Array.from(value.matchAll(addressOrWord), ([all, address]) => (address ?? all).trim());
};

/** Up to ten email addresses as programs copy them: by commas, semicolons or lines, also `Name <address>`. Keeps the addresses. */
export const Emails = (options: Options = {}): PropertyDecorator =>
  all(
    presence(options),
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value;
      return listed(value).filter(Boolean).join(', ') || (options.optional ? null : '');
    }),
    MaxLength(mostSigns, say(options, 'field.too_long', { max: mostSigns })),
    fits('isEmails', (value) => listed(value).every((one) => isEmail(one)), say(options, 'field.not_emails')),
    fits('fewEmails', (value) => listed(value).length <= 10, say(options, 'field.too_many', { max: 10 })),
  );

/** An ISO 4217 code of a currency in use. */
export const Currency = (options: Options = {}): PropertyDecorator =>
  all(
    presence(options),
    Matches(/^[A-Z]{3}$/, say(options, 'field.not_a_currency')),
    fits('isCurrency', isCurrency, say(options, 'field.not_a_currency')),
  );
/** An ISO 3166 country code of two letters. */
export const Country = (options: Options = {}): PropertyDecorator =>
  all(
    presence(options),
    Matches(/^[A-Z]{2}$/, say(options, 'field.not_a_country')),
    // Kosovo has no ISO code; XK is the one in common use.
    ValidateIf((_input, value) => value !== 'XK'),
    IsISO31661Alpha2(say(options, 'field.not_a_country')),
  );
