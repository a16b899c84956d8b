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

  /** The outbox, the latest first. */
  @Get()
  @Can('read', 'Mail')
  list(@Query() query: ListQuery): Promise<Page<MailRecord>> {
    return this.mails.list(query);
  }

  /** One mail of the outbox. */
  @Get(':id')
  @Can('read', 'Mail')
  get(@Param('id', IdPipe) id: number): Promise<MailRecord> {
    return this.mails.get(id);
  }

  /** Sends a mail of the outbox again, with what was attached. Answers with the mail that goes: itself, or a copy of one that has left. */
  @Post(':id/send')
  @HttpCode(200)
  @Can('send', 'Mail')
  send(@Param('id', IdPipe) id: number, @Body() { to }: SendAgainInput): Promise<MailRecord> {
    return this.mails.sendAgain(id, to);
  }
}
