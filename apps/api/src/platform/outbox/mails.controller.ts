import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { SendAgainInput, type MailRecord } from '@kontor/domain';
import { Can } from '../auth/can.ts';
import { IdPipe } from '../rest/id.pipe.ts';
import { ListQuery } from '../rest/list.ts';
import type { Page } from '../rest/page.ts';
import { Post } from '../rest/post.ts';
import { MailsService } from './mails.service.ts';

/** The outbox: mail that was sent, is waiting, or could not be sent. */
@Controller('api/v1/mails')
export class MailsController {
  constructor(private readonly mails: MailsService) {}

  /** Lists the outbox, latest first. */
  @Get()
  @Can('read', 'Mail')
  list(@Query() query: ListQuery): Promise<Page<MailRecord>> {
    return this.mails.list(query);
  }

  /** Returns one mail of the outbox. */
  @Get(':id')
  @Can('read', 'Mail')
  get(@Param('id', IdPipe) id: number): Promise<MailRecord> {
    return this.mails.get(id);
  }

  /**
   * Sends a mail of the outbox again with its attachments. Returns the mail that is sent: the same one if it had failed, or a
   * copy if it had been sent.
   */
  @Post(':id/send')
  @HttpCode(200)
  @Can('send', 'Mail')
  send(@Param('id', IdPipe) id: number, @Body() { to }: SendAgainInput): Promise<MailRecord> {
    return this.mails.sendAgain(id, to);
  }
}
