import { MinLength, ValidateBy } from 'class-validator';
import { OneOf, Text } from '../shared/validators.ts';
import { accountLinkKinds, type AccountLinkKind } from './account.ts';
import { isCommonPassword, passwordMax, passwordMin } from './password.rules.ts';

const tooShort = MinLength(passwordMin, { message: `field.too_short ${JSON.stringify({ min: passwordMin })}` });
const tooCommon = ValidateBy(
  { name: 'isNewPassword', validator: { validate: (value: unknown) => typeof value !== 'string' || !isCommonPassword(value) } },
  { message: 'auth.password_too_common' },
);
/** A password that somebody sets from now on. */
const NewPassword = (): PropertyDecorator => (target, key) =>
  [tooCommon, tooShort, Text(passwordMax)].forEach((decorate) => decorate(target, key));

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
