import { Controller, Get, Param, Query } from '@nestjs/common';
import { allows } from '@kontor/abilities';
import { EntityManager } from '@mikro-orm/postgresql';
import type { MailRecord } from '@kontor/domain';
import { Can } from '../auth/can.ts';
import { IdPipe } from '../rest/id.pipe.ts';
import { ListQuery, oneOf, pageOf } from '../rest/list.ts';
import { Page } from '../rest/page.ts';
import { actor } from '../context/actor.ts';
import { mailList } from './mails.list.ts';
import { withoutLinks } from './without-links.ts';

/** The outbox: mail that was sent, is waiting, or could not be sent. */
@Controller('api/v1/mails')
export class MailsController {
  constructor(private readonly em: EntityManager) {}

  /** The outbox, the latest first. */
  @Get()
  @Can('read', 'Mail')
  async list(@Query() query: ListQuery): Promise<Page<MailRecord>> {
    const { name, rows, first, total } = await pageOf(this.em, mailList, query);
    return new Page(name, rows.map(shownTo), first, total);
  }

  /** One mail of the outbox. */
  @Get(':id')
  @Can('read', 'Mail')
  async one(@Param('id', IdPipe) id: number): Promise<MailRecord> {
    return shownTo(await oneOf(this.em, mailList, id));
  }
}

/** A link that sets a password is for its receiver alone. Only a person with all rights can copy one from an email that was not sent. */
const shownTo = (mail: MailRecord): MailRecord =>
  allows(actor().ability, 'manage', 'all') ? mail : { ...mail, text: withoutLinks(mail.text) };
