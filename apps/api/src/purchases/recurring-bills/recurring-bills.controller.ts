import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import {
  MakeDateInput,
  RecurringBillInput,
  SkipDateInput,
  type RecurringBillDate,
  type RecurringBillCounts,
  type RecurringBillDetail,
  type RecurringBillRecord,
} from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { RecurringBillMakingService } from './making/recurring-bill-making.service.ts';
import { RecurringBillsService } from './recurring-bills.service.ts';

/** Recurring bills: at each of their dates they make the draft of a bill. */
@Controller('api/v1/recurring-bills')
export class RecurringBillsController {
  constructor(
    private readonly recurring: RecurringBillsService,
    private readonly making: RecurringBillMakingService,
  ) {}

  /** Lists recurring bills, one page at a time. */
  @Get()
  @Can('read', 'RecurringBill')
  list(@Query() query: ListQuery): Promise<Page<RecurringBillRecord>> {
    return this.recurring.list(query);
  }

  /** Counts recurring bills by status, and those with a problem. */
  @Get('counts')
  @Can('read', 'RecurringBill')
  counts(): Promise<RecurringBillCounts> {
    return this.recurring.counts();
  }

  /** Returns one recurring bill with its lines and what came of its latest dates. */
  @Get(':id')
  @Can('read', 'RecurringBill')
  get(@Param('id', IdPipe) id: number): Promise<RecurringBillDetail> {
    return this.recurring.get(id);
  }

  /** Returns the next twelve dates, each with the day on which its bill is due. */
  @Get(':id/dates')
  @Can('read', 'RecurringBill')
  dates(@Param('id', IdPipe) id: number): Promise<RecurringBillDate[]> {
    return this.recurring.dates(id);
  }

  /** Sets up a recurring bill. Its first bill is made on the first date, which may be today. */
  @Post()
  @Can('create', 'RecurringBill')
  create(@Body() input: RecurringBillInput): Promise<RecurringBillDetail> {
    return this.recurring.create(input);
  }

  /** Replaces a recurring bill. What it has made stays; 409 when somebody else saved it in the meantime, or its next date was made. */
  @Put(':id')
  @Can('update', 'RecurringBill')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: RecurringBillInput,
  ): Promise<RecurringBillDetail> {
    return this.recurring.update(id, version, input);
  }

  /** Deletes a recurring bill. The bills that it made stay. */
  @Delete(':id')
  @Can('delete', 'RecurringBill')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<RecurringBillDetail> {
    return this.recurring.remove(id, version);
  }

  /** Deletes several recurring bills, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'RecurringBill')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.recurring.removeMany(ids);
  }

  /** Pauses an active one: it makes nothing until it is resumed. */
  @Post(':id/pause')
  @HttpCode(200)
  @Can('pause', 'RecurringBill')
  pause(@Param('id', IdPipe) id: number): Promise<RecurringBillDetail> {
    return this.recurring.pause(id);
  }

  /** Resumes a paused one with its first date that is not in the past. */
  @Post(':id/resume')
  @HttpCode(200)
  @Can('resume', 'RecurringBill')
  resume(@Param('id', IdPipe) id: number): Promise<RecurringBillDetail> {
    return this.recurring.resume(id);
  }

  /** Skips one of the next twelve dates, by default the next one. It uses up one of the times. */
  @Post(':id/skip')
  @HttpCode(200)
  @Can('skip', 'RecurringBill')
  skip(@Param('id', IdPipe) id: number, @Body() { date }: SkipDateInput): Promise<RecurringBillDetail> {
    return this.recurring.skip(id, date);
  }

  /** Makes the bill of the next date at once; needs the right to create bills too. For a date that was made already nothing more is made. */
  @Post(':id/make')
  @HttpCode(200)
  @Can('make', 'RecurringBill')
  make(@Param('id', IdPipe) id: number, @Body() { date }: MakeDateInput): Promise<RecurringBillDetail> {
    return this.making.makeNow(id, date);
  }
}
