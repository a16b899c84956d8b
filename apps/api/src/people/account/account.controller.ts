import { Body, Controller, Delete, Get, HttpCode, Put, UseGuards } from '@nestjs/common';
import { AccountInput, ChangeEmailInput, type AccountRecord } from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { Uploaded, UploadGuard, type Upload } from '../../platform/files/upload.guard.ts';
import { DescribedForm } from '../../platform/rest/described/described-form.ts';
import { NeverKept } from '../../platform/rest/idempotency/never-kept.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { AccountService } from './account.service.ts';
import { AvatarsService } from './avatars.service.ts';

const avatarForm = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };

/** A person's own account, whatever their role. */
@SignedIn()
@NeverKept()
@Controller('api/v1/account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly avatars: AvatarsService,
  ) {}

  /** Returns the current user's account. */
  @Get()
  get(): Promise<AccountRecord> {
    return this.account.get();
  }

  /** Changes the person's own names, phone and language. */
  @Put()
  update(@Version() version: number, @Body() input: AccountInput): Promise<AccountRecord> {
    return this.account.update(version, input);
  }

  /** Starts a change of the email address: a link goes to the new address, which takes effect once the link is used. Needs the password. */
  @Post('change-email')
  @HttpCode(200)
  changeEmail(@Body() input: ChangeEmailInput): Promise<AccountRecord> {
    return this.account.changeEmail(input);
  }

  /** Sends the confirmation again, to the new email address when one is waiting. At most three times an hour. */
  @Post('resend-confirmation')
  @HttpCode(200)
  resendConfirmation(): Promise<AccountRecord> {
    return this.account.resendConfirmation();
  }

  /** Sets the person's picture: a form with `file`, a PNG, JPEG, WebP or GIF of at most 2 MiB. */
  @Post('avatar')
  @HttpCode(200)
  @UseGuards(UploadGuard)
  @DescribedForm(avatarForm)
  async setAvatar(@Uploaded() upload: Upload): Promise<AccountRecord> {
    await this.avatars.set(upload);
    return this.account.get();
  }

  /** Removes the person's picture. */
  @Delete('avatar')
  async removeAvatar(): Promise<AccountRecord> {
    await this.avatars.remove();
    return this.account.get();
  }
}
