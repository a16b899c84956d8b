import { Body, Controller, Delete, Get, HttpCode, Param, Query, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import {
  ForwardEmailInput,
  ReplyEmailInput,
  UpdateEmailsInput,
  UpdateEmailsLabelInput,
  WriteEmailInput,
  type EmailAttachment,
  type EmailList,
  type EmailReceivers,
  type EmailRecord,
  type EmailWithNeighbours,
  type WrittenEmail,
} from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import { Uploaded, UploadGuard, type Upload } from '../../platform/files/upload.guard.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { DescribedForm } from '../../platform/rest/described/described-form.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { Post } from '../../platform/rest/post.ts';
import { EmailFiles } from './email-files.service.ts';
import { EmailReceiversService } from './email-receivers.service.ts';
import { EmailWriting } from './writing.service.ts';
import { MailboxService } from './mailbox.service.ts';

export class EmailListQuery {
  /** Part of the subject; case is ignored. */
  q?: string;
  /** inbox (default), sent, draft, spam, trash or starred. */
  folder?: string;
  /** private, company, important or personal. */
  label?: string;
  /** Emails per page, at most 100. Default: the newest 500, up to 8 MiB. */
  perPage?: number;
  /** With `perPage`, from 1; a page past the end is empty. */
  page?: number;
  /** With `aboutId`: the emails about one record, such as Invoice 42, from all folders but the trash. */
  aboutSubject?: string;
  aboutId?: number;
}
/** The list in which neighbours are searched; default: all folders. */
class WithinList {
  folder?: string;
  label?: string;
  /** Part of the subject. */
  q?: string;
}
export class EmailQuery extends WithinList {
  id: number;
}
export class EmailReceiverQuery {
  /** Part of a name or an address. */
  q?: string;
}
export class EmailNeighbourQuery extends WithinList {
  /** previous: the next lower id. next: the next higher. */
  dir: string;
  emailId: number;
}

/** The sample mailbox. Each person has their own. */
@SignedIn()
@Controller('apps/email')
export class MailboxController {
  constructor(
    private readonly emails: MailboxService,
    private readonly writing: EmailWriting,
    private readonly files: EmailFiles,
    private readonly receivers: EmailReceiversService,
  ) {}

  /** Lists the person's emails of a folder, newest first, with unread counts. Without a page: the newest 500. */
  @Get('emails')
  list(@Query() query: EmailListQuery): Promise<EmailList> {
    return this.emails.list(query);
  }

  /** Marks, stars, labels or moves emails: sent values replace the stored ones. Unknown ids are ignored. */
  @Post('update-emails')
  @HttpCode(200)
  update(@Body() input: UpdateEmailsInput): Promise<void> {
    return this.emails.update(input);
  }

  /** Toggles a label: adds it to the emails that lack it, and removes it from those that have it. */
  @Post('update-emails-label')
  @HttpCode(200)
  updateLabel(@Body() input: UpdateEmailsLabelInput): Promise<void> {
    return this.emails.updateLabel(input);
  }

  /** Returns one email, and whether there are emails before and after it, over all folders or in the given list. */
  @Get('get-email')
  get(@Query() query: EmailQuery): Promise<EmailWithNeighbours> {
    return this.emails.get(query);
  }

  /** Returns the email before or after another one, over all folders or in the given list. 404 when there is none. */
  @Get('paginate-email')
  neighbour(@Query() query: EmailNeighbourQuery): Promise<EmailRecord> {
    return this.emails.neighbour(query);
  }

  /**
   * Sends an email. Colleagues have it in their inbox at once; other addresses get it by the outbox, which needs the right to
   * send mail. At most 50 receivers, 30 emails a minute, 200 outside addresses a day.
   */
  @Post('send')
  send(@Body() input: WriteEmailInput): Promise<WrittenEmail> {
    return this.writing.send(input);
  }

  /** Replies to the sender of an email, or to all its receivers. The reply is also listed under the email. */
  @Post('reply')
  reply(@Body() input: ReplyEmailInput): Promise<WrittenEmail> {
    return this.writing.reply(input);
  }

  /** Forwards an email, with a message above it. */
  @Post('forward')
  forward(@Body() input: ForwardEmailInput): Promise<WrittenEmail> {
    return this.writing.forward(input);
  }

  /** Saves a draft. With the `draftId` of an earlier draft, that one is changed. */
  @Post('save-draft')
  saveDraft(@Body() input: WriteEmailInput): Promise<WrittenEmail> {
    return this.writing.saveDraft(input);
  }

  /** Lists colleagues and known addresses that match the typed text; at most twelve. */
  @Get('receivers')
  findReceivers(@Query() query: EmailReceiverQuery): Promise<EmailReceivers> {
    return this.receivers.find(query);
  }

  /** Uploads a file of at most 10 MiB, to be listed in an email's `attachmentIds`. A file that no email lists is deleted after a day. */
  @Post('attachments')
  @UseGuards(UploadGuard)
  @DescribedForm({ type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } })
  attach(@Uploaded() upload: Upload): Promise<EmailAttachment> {
    return this.files.add(upload);
  }

  /** Downloads an attachment of one of the person's emails. */
  @Get('attachments/:id')
  @DescribedAnswers({ 200: 'application/octet-stream' })
  async attachment(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    const { file, content } = await this.files.open(id);
    await sendFile(response, file, content);
  }

  /** Empties the trash for good. */
  @Delete('trash')
  @HttpCode(200)
  emptyTrash(): Promise<void> {
    return this.emails.emptyTrash();
  }
}
