import { Body, Controller, HttpCode, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AccountLinkInput, AccountLinkRecord, ChoosePasswordInput, ConfirmEmailInput, ForgotPasswordInput } from '@kontor/domain';
import { Post } from '../../platform/rest/post.ts';
import { AccountEntry } from './account-entry.service.ts';
import { Public } from '../../platform/auth/can.ts';
import { Limiter } from '../../platform/auth/limiter.ts';

/** Calls of the pages before sign-in. Tokens have 256 random bits, so the rate limits are against noise, not against guessing. */
@Public()
@Controller('api/v1/account')
export class AccountEntryController {
  constructor(
    private readonly entry: AccountEntry,
    private readonly limiter: Limiter,
  ) {}

  /** Sends a link for choosing a new password, if the account exists. The answer is always 204. */
  @Post('forgot-password')
  @HttpCode(204)
  async forgotPassword(@Body() { email }: ForgotPasswordInput, @Req() request: Request): Promise<void> {
    await this.limiter.count(`reset from ${request.ip}`, 10, 60);
    await this.limiter.count(`reset of ${email.trim().toLowerCase()}`, 3, 3600);
    await this.entry.forgotPassword(email);
  }

  /** Returns the person that an account link belongs to, without using it up. 422 `account.link_invalid` when it was used or has expired. */
  @Post('check-link')
  @HttpCode(200)
  async checkLink(@Body() input: AccountLinkInput, @Req() request: Request): Promise<AccountLinkRecord> {
    await this.limit(request);
    return this.entry.look(input);
  }

  /** Sets a new password with an account link, which works once, and ends all sessions of the person. */
  @Post('reset-password')
  @HttpCode(200)
  async resetPassword(@Body() input: ChoosePasswordInput, @Req() request: Request): Promise<AccountLinkRecord> {
    await this.limit(request);
    return this.entry.resetPassword(input);
  }

  /** Sets the first password of an invited person, with the invitation link, which works once. */
  @Post('accept-invitation')
  @HttpCode(200)
  async acceptInvitation(@Body() input: ChoosePasswordInput, @Req() request: Request): Promise<AccountLinkRecord> {
    await this.limit(request);
    return this.entry.acceptInvitation(input);
  }

  /** Confirms an email address with an account link, which works once. A changed address takes effect now. */
  @Post('confirm-email')
  @HttpCode(200)
  async confirmEmail(@Body() { token }: ConfirmEmailInput, @Req() request: Request): Promise<AccountLinkRecord> {
    await this.limit(request);
    return this.entry.confirmEmail(token);
  }

  private limit(request: Request): Promise<void> {
    return this.limiter.count(`link from ${request.ip}`, 30, 60);
  }
}
