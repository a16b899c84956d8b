import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AccountLinkInput, AccountLinkRecord, ChoosePasswordInput } from '@kontor/domain';
import { AccountEntry } from './account-entry.service.ts';
import { Public } from './can.ts';
import { Limiter } from './limiter.ts';

/** What the links of mails lead to. A token has 256 random bits, so that a limit is against noise, not against guessing. */
@Public()
@Controller('api/v1/account')
export class AccountEntryController {
  constructor(
    private readonly entry: AccountEntry,
    private readonly limiter: Limiter,
  ) {}

  /** Whom a link of a mail is for, without using it. 422 `account.link_invalid` when it was used or has run out. */
  @Post('check-link')
  @HttpCode(200)
  checkLink(@Body() input: AccountLinkInput, @Req() request: Request): Promise<AccountLinkRecord> {
    this.limiter.count(`link ${request.ip}`, 30, 60);
    return this.entry.look(input);
  }

  /** Sets the first password of an invited person, with the link of the invitation, which works once. */
  @Post('accept-invitation')
  @HttpCode(200)
  acceptInvitation(@Body() input: ChoosePasswordInput, @Req() request: Request): Promise<AccountLinkRecord> {
    this.limiter.count(`link ${request.ip}`, 30, 60);
    return this.entry.acceptInvitation(input);
  }
}
