import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import {
  MakeDateInput,
  RecurringInvoiceInput,
  SkipDateInput,
  type RecurringDate,
  type RecurringInvoiceCounts,
  type RecurringInvoiceDetail,
  type RecurringInvoiceRecord,
} from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { RecurringMakingService } from './making/recurring-making.service.ts';
import { RecurringInvoicesService } from './recurring-invoices.service.ts';

/** Recurring invoices: at each of their dates they make an invoice, as a draft or sent. */
@Controller('api/v1/recurring-invoices')
export class RecurringInvoicesController {
  constructor(
    private readonly recurring: RecurringInvoicesService,
    private readonly making: RecurringMakingService,
  ) {}

  /** Lists recurring invoices, one page at a time. */
  @Get()
  @Can('read', 'RecurringInvoice')
  list(@Query() query: ListQuery): Promise<Page<RecurringInvoiceRecord>> {
    return this.recurring.list(query);
  }

  /** Counts recurring invoices by status, and those with a problem. */
  @Get('counts')
  @Can('read', 'RecurringInvoice')
  counts(): Promise<RecurringInvoiceCounts> {
    return this.recurring.counts();
  }

  /** Returns one recurring invoice with its lines and what came of its latest dates. */
  @Get(':id')
  @Can('read', 'RecurringInvoice')
  get(@Param('id', IdPipe) id: number): Promise<RecurringInvoiceDetail> {
    return this.recurring.get(id);
  }

  /** Returns the next twelve dates, each with the days whose hours it bills. */
  @Get(':id/dates')
  @Can('read', 'RecurringInvoice')
  dates(@Param('id', IdPipe) id: number): Promise<RecurringDate[]> {
    return this.recurring.dates(id);
  }

  /** Sets up a recurring invoice. Its first invoice is made on the first date, which may be today. */
  @Post()
  @Can('create', 'RecurringInvoice')
  create(@Body() input: RecurringInvoiceInput): Promise<RecurringInvoiceDetail> {
    return this.recurring.create(input);
  }

  /** Replaces a recurring invoice. What it has made stays; 409 when somebody else saved it in the meantime, or its next date was made. */
  @Put(':id')
  @Can('update', 'RecurringInvoice')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: RecurringInvoiceInput,
  ): Promise<RecurringInvoiceDetail> {
    return this.recurring.update(id, version, input);
  }

  /** Deletes a recurring invoice. The invoices that it made stay. */
  @Delete(':id')
  @Can('delete', 'RecurringInvoice')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<RecurringInvoiceDetail> {
    return this.recurring.remove(id, version);
  }

  /** Deletes several recurring invoices, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'RecurringInvoice')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.recurring.removeMany(ids);
  }

  /** Pauses an active one: it makes nothing until it is resumed. */
  @Post(':id/pause')
  @HttpCode(200)
  @Can('pause', 'RecurringInvoice')
  pause(@Param('id', IdPipe) id: number): Promise<RecurringInvoiceDetail> {
    return this.recurring.pause(id);
  }

  /** Resumes a paused one with its first date that is not in the past. */
  @Post(':id/resume')
  @HttpCode(200)
  @Can('resume', 'RecurringInvoice')
  resume(@Param('id', IdPipe) id: number): Promise<RecurringInvoiceDetail> {
    return this.recurring.resume(id);
  }

  /** Skips one of the next twelve dates, by default the next one. It uses up one of the times. */
  @Post(':id/skip')
  @HttpCode(200)
  @Can('skip', 'RecurringInvoice')
  skip(@Param('id', IdPipe) id: number, @Body() { date }: SkipDateInput): Promise<RecurringInvoiceDetail> {
    return this.recurring.skip(id, date);
  }

  /**
   * Makes the invoice of the next date at once, dated today; needs the right to create invoices too. One that cannot be sent stays a draft. For a
   * date that was made already nothing more is made.
   */
  @Post(':id/make')
  @HttpCode(200)
  @Can('make', 'RecurringInvoice')
  make(@Param('id', IdPipe) id: number, @Body() { date }: MakeDateInput): Promise<RecurringInvoiceDetail> {
    return this.making.makeNow(id, date);
  }
}
