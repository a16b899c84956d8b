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
/** A password that somebody sets from now on. */
export const NewPassword = (): PropertyDecorator => (target, key) =>
  [tooCommon, tooShort, Text(passwordMax, { asTyped: true })].forEach((decorate) => decorate(target, key));

/** What a link of a mail carries. */
export class AccountLinkInput {
  @Text(100) token: string;
  @OneOf(accountLinkKinds) kind: AccountLinkKind;
}
/** The password that the reader of a link chooses. */
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
/** What a person may change of their own account without being asked for the password. */
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
/** The password again, where somebody at an open screen must not be enough. */
export class PasswordInput {
  @Text(128, { asTyped: true }) password: string;
}
/** Six digits of an authenticator. */
export class SecondFactorCodeInput {
  @Text(20) code: string;
}
