import { ValidateBy } from 'class-validator';
import { languages, type Language } from '../../platform/language/languages.ts';
import { Phone } from '../../platform/input/reach.ts';
import { Country, Email, Flag, Id, OneOf, Text } from '../../platform/input/validators.ts';
import { maskedFields, type MaskedField } from './user.ts';
import { isAccountNumber, isMasked } from './user.rules.ts';

const fits = (name: string, code: string, test: (text: string) => boolean): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: (value: unknown) => typeof value !== 'string' || test(value) } }, { message: code });
/** A masked value that comes back must never take the place of the real one. */
const NotMasked = (): PropertyDecorator => fits('isNotMasked', 'field.bad_characters', (text) => !isMasked(text));
const AccountNumber = (): PropertyDecorator => fits('isAccountNumber', 'bank_account.bad_iban', isAccountNumber);

/** A new person: Kontor sends an invitation to the address, and its receiver chooses the password. */
export class InvitationInput {
  @Email() email: string;
  @Text(50) username: string;
  @Text(100) firstName: string;
  @Text(100, { optional: true }) lastName?: string | null;
  @Text(200, { optional: true }) displayName?: string | null;
  @Id() roleId: number;
  @OneOf(languages, { optional: true }) language?: Language | null;
  @Phone({ optional: true }) phone?: string | null;
}

/** The data of a person. What is not sent stays as it is; null empties a field that may be empty. */
export class UserInput {
  @Email({ partial: true }) email?: string;
  @Text(50, { partial: true }) username?: string;
  @Text(100, { partial: true }) firstName?: string;
  @Text(100, { optional: true }) lastName?: string | null;
  @Text(200, { partial: true }) displayName?: string;
  @Id({ partial: true }) roleId?: number;
  @OneOf(languages, { partial: true }) language?: Language;
  @Flag({ partial: true }) active?: boolean;
  @Phone({ optional: true }) phone?: string | null;
  @NotMasked() @Text(50, { optional: true }) personalId?: string | null;
  @Text(200, { optional: true }) emergencyName?: string | null;
  @Text(50, { optional: true }) emergencyPhone?: string | null;
  @Text(300, { optional: true }) livingAddress?: string | null;
  @Text(200, { optional: true }) street?: string | null;
  @Text(100, { optional: true }) city?: string | null;
  @Text(20, { optional: true }) zipCode?: string | null;
  @Country({ optional: true }) country?: string | null;
  @Id({ optional: true }) jacketSizeId?: number | null;
  @Id({ optional: true }) pantSizeId?: number | null;
  @Id({ optional: true }) shoeSizeId?: number | null;
  @AccountNumber() @NotMasked() @Text(50, { optional: true }) bankAccount?: string | null;
}

/** What can be changed for several people at once. */
export class UserBulkInput {
  @Flag() active: boolean;
}

/** Which of the masked fields is asked for. */
export class RevealInput {
  @OneOf(maskedFields) field: MaskedField;
}
