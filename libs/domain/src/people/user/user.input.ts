import { ValidateBy } from 'class-validator';
import { languages, type Language } from '../../platform/language/languages.ts';
import { Phone } from '../../platform/input/reach.ts';
import { Country, Email, Flag, Id, OneOf, Text } from '../../platform/input/validators.ts';
import { maskedFields, type MaskedField } from './user.ts';
import { isAccountNumber, isMasked } from './user.rules.ts';

const fits = (name: string, code: string, test: (text: string) => boolean): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: (value: unknown) => typeof value !== 'string' || test(value) } }, { message: code });
/** A client may send a masked value back: it must never overwrite the real one. */
const NotMasked = (): PropertyDecorator => fits('isNotMasked', 'field.bad_characters', (text) => !isMasked(text));
const AccountNumber = (): PropertyDecorator => fits('isAccountNumber', 'bank_account.bad_iban', isAccountNumber);

/** A new user. Kontor sends an invitation to the address, and the person chooses a password. */
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

/** The data of a user. Fields left out stay as they are; null empties an optional field. */
export class UserInput {
  @Email({ partial: true }) email?: string;
  @Text(50, { partial: true }) username?: string;
  @Text(100, { partial: true }) firstName?: string;
  @Text(100, { optional: true }) lastName?: string | null;
  @Text(200, { partial: true }) displayName?: string;
  @Id({ partial: true }) roleId?: number;
  @OneOf(languages, { partial: true }) language?: Language;
  @Flag({ partial: true }) active?: boolean;
  @Id({ optional: true }) managerId?: number | null;
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

/** The fields that can be changed for several users at once. */
export class UserBulkInput {
  @Flag() active: boolean;
}

/** The masked field to reveal. */
export class RevealInput {
  @OneOf(maskedFields) field: MaskedField;
}
