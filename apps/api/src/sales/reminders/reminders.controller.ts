import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { RemindInput, type InvoiceDetail, type LetterWords, type NextReminder, type ReminderRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { ReminderLetterQuery, RemindersService } from './reminders.service.ts';

/** Reminders of due invoices, sent by schedule or by hand. */
@Controller('api/v1')
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  /** Lists the reminders that were sent, the newest first; of one invoice with a filter on its id. */
  @Get('reminders')
  @Can('read', 'Invoice')
  list(@Query() query: ListQuery): Promise<Page<ReminderRecord>> {
    return this.reminders.list(query);
  }

  /** Returns one reminder. */
  @Get('reminders/:id')
  @Can('read', 'Invoice')
  get(@Param('id', IdPipe) id: number): Promise<ReminderRecord> {
    return this.reminders.get(id);
  }

  /** Returns the next reminder of an invoice, with the day on which it leaves by schedule. */
  @Get('invoices/:id/next-reminder')
  @Can('read', 'Invoice')
  next(@Param('id', IdPipe) id: number): Promise<NextReminder> {
    return this.reminders.next(id);
  }

  /** Returns the default subject and text of a reminder, in the language of the invoice. */
  @Get('invoices/:id/reminder-letter')
  @Can('send', 'Invoice')
  letter(@Param('id', IdPipe) id: number, @Query() { stage }: ReminderLetterQuery): Promise<LetterWords> {
    return this.reminders.proposal(id, stage);
  }

  /** Sends a reminder by email, with the PDF of the invoice. 409 when nothing is due or the customer disputes the invoice. */
  @Post('invoices/:id/remind')
  @HttpCode(200)
  @Can('send', 'Invoice')
  remind(@Param('id', IdPipe) id: number, @Body() input: RemindInput): Promise<InvoiceDetail> {
    return this.reminders.remind(id, input);
  }
}
