import { Body, Controller, Get, HttpCode, Inject, Req, Res } from '@nestjs/common';
import { validate } from 'class-validator';
import { plainToInstance } from 'class-transformer';
import type { Request, Response } from 'express';
import { isForeign, LoginInput, messages, RefreshTokenInput, RegisterInput, unreadableIn } from '@kontor/domain';
import type { Config } from '../../config.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { DescribedBody } from '../../platform/rest/described/described-form.ts';
import { MailServers } from '../../platform/outbox/mail-servers.service.ts';
import { Post } from '../../platform/rest/post.ts';
import { CONFIG } from '../../platform/context/tokens.ts';
import { AuthService, SignedIn, type Refused, type Registered, type RegistrationRefused } from './auth.service.ts';
import { Public } from '../../platform/auth/can.ts';
import { Limiter } from '../../platform/auth/limiter.ts';

export class SignInOptions {
  /** Whether the sign-in page offers registration. */
  registration: boolean;
  /** Whether nobody has an account yet: the first who registers sets up the firm. */
  firstStart: boolean;
  /** Whether the demo accounts exist. */
  demo: boolean;
  /** Whether a mail server is configured; without one, account links stay in the outbox. */
  mail: boolean;
}

export class LoginRefused {
  error: { email: string[] };
  /** Present only when just the second factor is missing. */
  code?: Refused;
}

export class RefreshRefused {
  error: string;
}

/** Signing in and out. The error bodies of these calls differ from those of the rest of the API. */
@Public()
@Controller('jwt')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly limiter: Limiter,
    private readonly servers: MailServers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns what the sign-in page may offer. */
  @Get('options')
  async options(): Promise<SignInOptions> {
    const registration = await this.auth.takesRegistrations();
    const firstStart = registration && !(await this.auth.hasAccounts());
    return { registration, firstStart, demo: this.config.demo, mail: await this.servers.isSetUp() };
  }

  /**
   * Signs in. 400 `{ error: { email: [text] } }` for an unknown email, a wrong password and missing fields alike. With a second
   * factor, the right password without a `code` gives 400 with `code: "auth.second_factor_required"` beside `error`; send the
   * same again with the `code` of the authenticator or a recovery code (`auth.second_factor_invalid` when it is refused).
   */
  @Post('login')
  @HttpCode(200)
  @DescribedBody(LoginInput)
  @DescribedAnswers({ 200: SignedIn, 400: LoginRefused })
  async login(
    @Body() body: Record<string, unknown>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn | LoginRefused> {
    const input = await read(LoginInput, body);
    await this.limiter.count(`login from ${request.ip}`, 10, 60);
    const account = `login as ${input?.email.trim().toLowerCase()}`;
    if (input) await this.limiter.count(account, 10, 900);
    const answer = input ? await this.auth.login(input, device(request)) : 'auth.invalid_credentials';
    if (typeof answer !== 'string') {
      await this.limiter.forget(account);
      return answer;
    }
    response.status(400);
    const error = { email: [messages[answer]] };
    return answer === 'auth.invalid_credentials' ? { error } : { error, code: answer };
  }

  /** Creates an account where registration is open. 200 `{ error: { email, username } }` when one of them is taken. */
  @Post('register')
  @HttpCode(200)
  async register(@Body() input: RegisterInput, @Req() request: Request): Promise<Registered | RegistrationRefused> {
    await this.limiter.count(`register from ${request.ip}`, 10, 3600);
    await this.limiter.count(`register as ${input.email.trim().toLowerCase()}`, 10, 3600);
    return this.auth.register(input, device(request));
  }

  /**
   * Exchanges a refresh token, which works once, for a new pair of tokens. 401 `{ error: text }` otherwise. Where the answer was lost,
   * the same device gets the same refresh token again within ten seconds; later, or from elsewhere, a used one ends the session.
   */
  @Post('refresh-token')
  @HttpCode(200)
  @DescribedBody(RefreshTokenInput)
  @DescribedAnswers({ 200: SignedIn, 401: RefreshRefused })
  async refresh(
    @Body() body: Record<string, unknown>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn | RefreshRefused> {
    const input = await read(RefreshTokenInput, body);
    const signedIn = input && (await this.auth.refresh(input.refreshToken, device(request)));
    if (signedIn) return signedIn;
    response.status(401);
    return { error: messages['auth.invalid_refresh_token'] };
  }

  /** Ends the session that a refresh token belongs to. Always 204, whatever was sent. */
  @Post('logout')
  @HttpCode(204)
  @DescribedBody(RefreshTokenInput)
  async logout(@Body() body: Record<string, unknown>): Promise<void> {
    const input = await read(RefreshTokenInput, body);
    if (input) await this.auth.logout(input.refreshToken);
  }
}

async function read<T extends object>(input: new () => T, body: unknown): Promise<T | undefined> {
  if (body === null || typeof body !== 'object' || Array.isArray(body) || isForeign(body) || unreadableIn(body)) return undefined;
  const found = plainToInstance(input, body, { enableImplicitConversion: false });
  return (await validate(found, { whitelist: true, forbidUnknownValues: true })).length ? undefined : found;
}

const device = (request: Request): { address: string; userAgent: string | null } => ({
  address: request.ip ?? '',
  userAgent:
    request
      .header('user-agent')
      ?.replace(/[^\x20-\x7E]/g, '')
      .slice(0, 300) ?? null,
});
