import { MinLength, ValidateBy } from 'class-validator';
import { languages, type Language } from '../../platform/language/languages.ts';
import { Phone } from '../../platform/input/reach.ts';
import { Email, OneOf, Text } from '../../platform/input/validators.ts';
import { accountLinkKinds, type AccountLinkKind } from './account.ts';
import { isCommonPassword, passwordMax, passwordMin } from './password.rules.ts';

const tooShort = MinLength(passwordMin, { message: `field.too_short ${JSON.stringify({ min: passwordMin })}` });
const tooCommon = ValidateBy(
  { name: 'isNewPassword', validator: { validate: (value: unknown) => typeof value !== 'string' || !isCommonPassword(value) } },
  { message: 'auth.password_too_common' },
);
/** A new password. */
export const NewPassword = (): PropertyDecorator => (target, key) =>
  [tooCommon, tooShort, Text(passwordMax, { asTyped: true })].forEach((decorate) => decorate(target, key));

/** The token of an account link. */
export class AccountLinkInput {
  @Text(100) token: string;
  @OneOf(accountLinkKinds) kind: AccountLinkKind;
}
/** A new password, chosen with an account link. */
export class ChoosePasswordInput {
  @Text(100) token: string;
  @NewPassword() password: string;
}
export class ConfirmEmailInput {
  @Text(100) token: string;
}
export class ForgotPasswordInput {
  @Email() email: string;
}
/** The fields that people may change in their own account without entering their password. */
export class AccountInput {
  @Text(100) firstName: string;
  @Text(100, { optional: true }) lastName?: string | null;
  @Text(200) displayName: string;
  @Phone({ optional: true }) phone?: string | null;
  @OneOf(languages) language: Language;
}
export class ChangeEmailInput {
  @Email() email: string;
  @Text(128, { asTyped: true }) password: string;
}
export class ChangePasswordInput {
  @Text(128, { asTyped: true }) currentPassword: string;
  @NewPassword() newPassword: string;
}
/** The current password, required for sensitive actions in case somebody else uses an open screen. */
export class PasswordInput {
  @Text(128, { asTyped: true }) password: string;
}
/** The current password, and the six digits of the authenticator app or a recovery code: required to change a second factor that is on. */
export class SecondFactorProofInput extends PasswordInput {
  @Text(40) code: string;
}
/** The six digits of an authenticator app. */
export class SecondFactorCodeInput {
  @Text(20) code: string;
}
