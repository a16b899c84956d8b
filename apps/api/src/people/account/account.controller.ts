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

/** Everybody's own account, whatever the role. */
@SignedIn()
@NeverKept()
@Controller('api/v1/account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly avatars: AvatarsService,
  ) {}

  /** The account of the person who asks. */
  @Get()
  get(): Promise<AccountRecord> {
    return this.account.get();
  }

  /** Changes the person's own names, phone and language. */
  @Put()
  update(@Version() version: number, @Body() input: AccountInput): Promise<AccountRecord> {
    return this.account.update(version, input);
  }

  /** Asks for another email address: a link goes there, and it counts once that was used. The password is asked for. */
  @Post('change-email')
  @HttpCode(200)
  changeEmail(@Body() input: ChangeEmailInput): Promise<AccountRecord> {
    return this.account.changeEmail(input);
  }

  /** Sends the confirmation of the email address again; of the new one where one is waiting. Three times an hour. */
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

  /** Takes the person's picture away. */
  @Delete('avatar')
  async removeAvatar(): Promise<AccountRecord> {
    await this.avatars.remove();
    return this.account.get();
  }
}
