import { Email, Text } from '../shared/validators.ts';

export class LoginInput {
  @Text(200) email: string;
  @Text(128) password: string;
}
export class RegisterInput {
  @Email() email: string;
  @Text(128) password: string;
  @Text(50) username: string;
}
export class RefreshTokenInput {
  @Text(200) refreshToken: string;
}
