import { ArrayMaxSize, ArrayUnique, IsArray, ValidateIf } from 'class-validator';
import { all, fits, Id, say, Text, Whole, Words, type Options } from '../../platform/input/validators.ts';
import { isAddressRange, tokenDays } from './api-token.rules.ts';

const TextList = (max: number, options: Options = {}): PropertyDecorator =>
  all(
    IsArray(say(options, 'field.not_a_list')),
    ArrayMaxSize(max, say(options, 'field.too_many', { max })),
    ArrayUnique(say(options, 'field.repeated')),
    Text(60, { each: true }),
  );
const isSent =
  (field: string): PropertyDecorator =>
  (target, key) =>
    ValidateIf((input: Record<string, unknown>) => input[field] !== undefined && input[field] !== null)(target, key);

/** A new token of the person who asks. */
export class ApiTokenInput {
  /** What the token is for, such as the program that has it. */
  @Words(100) name: string;
  /** The rights that it shall have, such as `Invoice.read`; null or left out: all that its owner has at the moment of a call. */
  @isSent('rights') @TextList(300) rights?: string[] | null;
  /** IP addresses and ranges, such as `10.0.0.0/8`, from which alone it is taken; left out: from everywhere. */
  @isSent('addresses')
  @TextList(20)
  @fits(
    'isAddressRange',
    (value) => Array.isArray(value) && value.every((one) => typeof one === 'string' && isAddressRange(one)),
    say({}, 'api_token.not_an_address'),
  )
  addresses?: string[];
  /** Days until it expires: 90 when left out, 366 at most. */
  @Whole(1, tokenDays.most, { partial: true }) expiresInDays?: number;
  /** The password of the person who makes it. */
  @Text(128, { asTyped: true }) password: string;
}

/** A new token of a service account. */
export class ServiceTokenInput extends ApiTokenInput {
  /** The service account in whose name the token acts. */
  @Id() serviceAccountId: number;
}
