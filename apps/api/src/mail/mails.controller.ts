import { Controller, Get, Param, Query } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { MailRecord } from '@kontor/domain';
import { Can } from '../auth/can.ts';
import { IdPipe } from '../rest/id.pipe.ts';
import { ListQuery, oneOf, pageOf } from '../rest/list.ts';
import type { Page } from '../rest/page.ts';
import { mailList } from './mails.list.ts';

@Controller('api/v1/mails')
export class MailsController {
  constructor(private readonly em: EntityManager) {}

  /** The outbox, the latest first. */
  @Get()
  @Can('read', 'Mail')
  list(@Query() query: ListQuery): Promise<Page<MailRecord>> {
    return pageOf(this.em, mailList, query);
  }

  /** One mail of the outbox. */
  @Get(':id')
  @Can('read', 'Mail')
  one(@Param('id', IdPipe) id: number): Promise<MailRecord> {
    return oneOf(this.em, mailList, id);
  }
}
