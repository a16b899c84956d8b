import { NewPassword } from '../account/account.input.ts';
import { Email, Text } from '../../platform/input/validators.ts';

export class LoginInput {
  @Text(200) email: string;
  @Text(128, { asTyped: true }) password: string;
  /** A code of the authenticator, or a recovery code; required when the second factor is on. */
  @Text(30, { optional: true }) code?: string | null;
}
export class RegisterInput {
  @Email() email: string;
  @NewPassword() password: string;
  @Text(50) username: string;
}
export class RefreshTokenInput {
  @Text(200) refreshToken: string;
}
