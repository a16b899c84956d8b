import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Put, Query } from '@nestjs/common';
import {
  CopyWeekInput,
  TimeEntryBulkInput,
  TimeEntryInput,
  type CopiedWeek,
  type DayAllowance,
  type TimeDay,
  type TimeEntryRecord,
  type TimeOverviewRow,
  type UnbilledProject,
  type UnbilledTotal,
} from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { CopyWeekService } from './copy-week.service.ts';
import { DayQuery, DaysQuery, OverviewQuery, UnbilledQuery, UnbilledTotalsQuery } from './overview-query.ts';
import { TimeEntriesService } from './time-entries.service.ts';
import { TimeOverviewService } from './time-overview.service.ts';
import { UnbilledService } from './unbilled/unbilled.service.ts';

/** Hours that people logged, each on a project and a day. */
@Controller('api/v1/time-entries')
export class TimeEntriesController {
  constructor(
    private readonly entries: TimeEntriesService,
    private readonly overviews: TimeOverviewService,
    private readonly notBilled: UnbilledService,
    private readonly weeks: CopyWeekService,
  ) {}

  /** Lists time entries that the person may see, newest day first, with their invoice and billing state. */
  @Get()
  @Can('read', 'TimeEntry')
  list(@Query() query: ListQuery): Promise<Page<TimeEntryRecord>> {
    return this.entries.list(query);
  }

  /** Returns how many minutes can still be logged on a day. */
  @Get('day-allowance')
  @Can('read', 'TimeEntry')
  allowance(@Query() query: DayQuery): Promise<DayAllowance> {
    return this.overviews.allowance(query);
  }

  /** Lists hours by day and person between two days, newest first. */
  @Get('days')
  @Can('read', 'TimeEntry')
  days(@Query() query: DaysQuery): Promise<TimeDay[]> {
    return this.overviews.days(query);
  }

  /** Adds up hours between two days by project, person, customer, task or day, most first. */
  @Get('overview')
  @Can('read', 'TimeEntry')
  overview(@Query() query: OverviewQuery): Promise<TimeOverviewRow[]> {
    return this.overviews.overview(query);
  }

  /** Lists billable hours of a customer or project that are on no invoice yet, by project. */
  @Get('unbilled')
  @Can('create', 'Invoice')
  unbilled(@Query() query: UnbilledQuery): Promise<UnbilledProject[]> {
    return this.notBilled.entries(query);
  }

  /** Returns the amounts of billable hours that are on no invoice yet, by customer and project. */
  @Get('unbilled-totals')
  @Can('create', 'Invoice')
  unbilledTotals(@Query() query: UnbilledTotalsQuery): Promise<UnbilledTotal[]> {
    return this.notBilled.totals(query);
  }

  /** Copies the person's own hours of a week to another. Hours that do not fit there are skipped and counted. */
  @Post('copy-week')
  @HttpCode(200)
  @Can('create', 'TimeEntry')
  copyWeek(@Body() input: CopyWeekInput): Promise<CopiedWeek> {
    return this.weeks.copy(input);
  }

  /** Returns one time entry. */
  @Get(':id')
  @Can('read', 'TimeEntry')
  get(@Param('id', IdPipe) id: number): Promise<TimeEntryRecord> {
    return this.entries.get(id);
  }

  /** Logs hours at the rates of their day. 422 when the day cannot take them. */
  @Post()
  @Can('create', 'TimeEntry')
  create(@Body() input: TimeEntryInput): Promise<TimeEntryRecord> {
    return this.entries.create(input);
  }

  /** Replaces a time entry. 409 when it is on an invoice, or when somebody else has saved it in the meantime. */
  @Put(':id')
  @Can('update', 'TimeEntry')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: TimeEntryInput): Promise<TimeEntryRecord> {
    return this.entries.update(id, version, input);
  }

  /** Makes several entries billable or not, all or none; returns their ids. */
  @Patch()
  @Can('update', 'TimeEntry')
  changeMany(@BulkIds() ids: number[], @Body() input: TimeEntryBulkInput): Promise<number[]> {
    return this.entries.changeMany(ids, input);
  }

  /** Deletes a time entry that is on no invoice. */
  @Delete(':id')
  @Can('delete', 'TimeEntry')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<TimeEntryRecord> {
    return this.entries.remove(id, version);
  }

  /** Deletes several entries, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'TimeEntry')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.entries.removeMany(ids);
  }
}
