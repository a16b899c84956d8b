import { Body, Controller, Delete, Get, HttpCode, Query } from '@nestjs/common';
import {
  ForwardEmailInput,
  ReplyEmailInput,
  UpdateEmailsInput,
  UpdateEmailsLabelInput,
  WriteEmailInput,
  type EmailList,
  type EmailRecord,
  type EmailWithNeighbours,
  type WrittenEmail,
} from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
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
}
export class EmailQuery {
  id: number;
}
export class EmailNeighbourQuery {
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

  /** One mail, and whether there are mails before and after it. */
  @Get('get-email')
  get(@Query() query: EmailQuery): Promise<EmailWithNeighbours> {
    return this.emails.get(query);
  }

  /** The mail before or after another one, over all folders. 404 when there is none. */
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

  /** Answers the sender of a mail, or all who had it. The answer also stands among the replies of the mail. */
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

  /** Deletes what lies in the trash, for good. */
  @Delete('trash')
  @HttpCode(200)
  emptyTrash(): Promise<void> {
    return this.emails.emptyTrash();
  }
}
