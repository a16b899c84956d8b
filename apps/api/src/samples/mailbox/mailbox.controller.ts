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
  /** Part of the subject, whatever the case. */
  q?: string;
  /** inbox (when nothing is said), sent, draft, spam, trash or starred. */
  folder?: string;
  /** private, company, important or personal. */
  label?: string;
  /** How many, at most 100. When nothing is said: the newest 500, or as many as make 8 MiB. */
  perPage?: number;
  /** With `perPage`, from 1; one past the end is empty. */
  page?: number;
  /** With `aboutId`: the mails about one record, such as Invoice 42, of all folders but the trash. */
  aboutSubject?: string;
  aboutId?: number;
}
/** Within which list the mails before and after are looked for; over all folders when nothing is said. */
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

  /** The person's own mails of a folder, the newest first, and how many are unread. Without a page: the newest 500. */
  @Get('emails')
  list(@Query() query: EmailListQuery): Promise<EmailList> {
    return this.emails.list(query);
  }

  /** Marks, stars, labels or moves mails: what is sent replaces what was there. Ids that are not there change nothing. */
  @Post('update-emails')
  @HttpCode(200)
  update(@Body() input: UpdateEmailsInput): Promise<void> {
    return this.emails.update(input);
  }

  /** Adds a label to mails that have it not, and takes it from those that have it. */
  @Post('update-emails-label')
  @HttpCode(200)
  updateLabel(@Body() input: UpdateEmailsLabelInput): Promise<void> {
    return this.emails.updateLabel(input);
  }

  /** One mail, and whether there are mails before and after it: over all folders, or in the list that is named. */
  @Get('get-email')
  get(@Query() query: EmailQuery): Promise<EmailWithNeighbours> {
    return this.emails.get(query);
  }

  /** The mail before or after another one, over all folders or in the list that is named. 404 when there is none. */
  @Get('paginate-email')
  neighbour(@Query() query: EmailNeighbourQuery): Promise<EmailRecord> {
    return this.emails.neighbour(query);
  }

  /**
   * Sends a mail. People of the organisation have it in their inbox at once; it leaves for other addresses by the outbox, for
   * those who may send mail. At most 50 receivers, 30 mails a minute, 200 addresses outside a day.
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

  /** Passes a mail on, with a message above it. */
  @Post('forward')
  forward(@Body() input: ForwardEmailInput): Promise<WrittenEmail> {
    return this.writing.forward(input);
  }

  /** Keeps a mail that is not finished. With the `draftId` of an earlier one that draft is changed. */
  @Post('save-draft')
  saveDraft(@Body() input: WriteEmailInput): Promise<WrittenEmail> {
    return this.writing.saveDraft(input);
  }

  /** People of the organisation and those the person has mails of, by what was typed; at most twelve. */
  @Get('receivers')
  findReceivers(@Query() query: EmailReceiverQuery): Promise<EmailReceivers> {
    return this.receivers.find(query);
  }

  /** Uploads a file of at most 10 MiB, to be named by a mail as one of its `attachmentIds`. One that no mail names goes after a day. */
  @Post('attachments')
  @UseGuards(UploadGuard)
  @DescribedForm({ type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } })
  attach(@Uploaded() upload: Upload): Promise<EmailAttachment> {
    return this.files.add(upload);
  }

  /** The bytes of a file that lies with a mail of the person, always as a download. */
  @Get('attachments/:id')
  @DescribedAnswers({ 200: 'application/octet-stream' })
  async attachment(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    const { file, content } = await this.files.open(id);
    await sendFile(response, file, content);
  }

  /** Deletes what lies in the trash, for good. */
  @Delete('trash')
  @HttpCode(200)
  emptyTrash(): Promise<void> {
    return this.emails.emptyTrash();
  }
}
