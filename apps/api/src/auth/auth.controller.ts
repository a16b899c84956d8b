import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { validate } from 'class-validator';
import { plainToInstance } from 'class-transformer';
import type { Request, Response } from 'express';
import { LoginInput, messages, RefreshTokenInput, RegisterInput } from '@kontor/domain';
import type { Config } from '../config.ts';
import { CONFIG } from '../shared/tokens.ts';
import { AuthService, type Registered, type RegistrationRefused, type SignedIn } from './auth.service.ts';
import { Public } from './can.ts';
import { Limiter } from './limiter.ts';

export class SignInOptions {
  /** Whether the sign-in page offers registration. */
  registration: boolean;
  /** Whether the demo accounts exist. */
  demo: boolean;
}

/** Signing in and out, with the bodies of the specification: its error shapes differ from those of the rest of the API. */
@Public()
@Controller('jwt')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly limiter: Limiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What the sign-in page may offer. */
  @Get('options')
  async options(): Promise<SignInOptions> {
    return { registration: await this.auth.takesRegistrations(), demo: this.config.demo };
  }

  /** Signs in. 400 `{ error: { email: [text] } }` for an unknown email, a wrong password and missing fields alike. */
  @Post('login')
  @HttpCode(200)
  async login(
    @Body() body: Record<string, unknown>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn | { error: { email: string[] } }> {
    const input = await read(LoginInput, body);
    this.limiter.count(`login ${request.ip}`, 10, 60);
    if (input) this.limiter.count(`login ${input.email.trim().toLowerCase()}`, 10, 900);
    const signedIn = input && (await this.auth.login(input.email, input.password, device(request)));
    if (signedIn) return signedIn;
    response.status(400);
    return { error: { email: [messages['auth.invalid_credentials']] } };
  }

  /** Makes an account where registration is open. 200 `{ error: { email, username } }` where one of them is in use. */
  @Post('register')
  @HttpCode(200)
  register(@Body() input: RegisterInput, @Req() request: Request): Promise<Registered | RegistrationRefused> {
    this.limiter.count(`register ${request.ip}`, 10, 3600);
    return this.auth.register(input, device(request));
  }

  /** A new pair of tokens for a refresh token, which works once. 401 `{ error: text }` otherwise. */
  @Post('refresh-token')
  @HttpCode(200)
  async refresh(
    @Body() body: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn | { error: string }> {
    const input = await read(RefreshTokenInput, body);
    const signedIn = input && (await this.auth.refresh(input.refreshToken));
    if (signedIn) return signedIn;
    response.status(401);
    return { error: messages['auth.invalid_refresh_token'] };
  }

  /** Ends the session that a refresh token belongs to. Always 204, whatever was sent. */
  @Post('logout')
  @HttpCode(204)
  async logout(@Body() body: Record<string, unknown>): Promise<void> {
    const input = await read(RefreshTokenInput, body);
    if (input) await this.auth.logout(input.refreshToken);
  }
}

async function read<T extends object>(input: new () => T, body: unknown): Promise<T | undefined> {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return undefined;
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
