import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import {
  ApproveWeeksInput,
  ReopenWeekInput,
  ReturnWeekInput,
  SubmitWeekInput,
  type ApprovedWeeks,
  type TimeWeekRecord,
} from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { TimeWeeksService } from './time-weeks.service.ts';

/** Weeks of people's hours, from submitting to approval. */
@Controller('api/v1/time-weeks')
export class TimeWeeksController {
  constructor(private readonly weeks: TimeWeeksService) {}

  /** Lists submitted and decided weeks, the unusual ones first. A week that was never submitted has no record. */
  @Get()
  @Can('read', 'TimeWeek')
  list(@Query() query: ListQuery): Promise<Page<TimeWeekRecord>> {
    return this.weeks.list(query);
  }

  /** Submits a week for approval; its hours are locked until it is withdrawn or returned. 409 while a timer of it runs. */
  @Post('submit')
  @HttpCode(200)
  @Can('submit', 'TimeWeek')
  submit(@Body() input: SubmitWeekInput): Promise<TimeWeekRecord> {
    return this.weeks.submit(input);
  }

  /** Approves weeks as they were seen, all or none; returns their ids. 409 when one of them was changed or decided about since. */
  @Post('approve')
  @HttpCode(200)
  @Can('approve', 'TimeWeek')
  approve(@Body() input: ApproveWeeksInput): Promise<ApprovedWeeks> {
    return this.weeks.approve(input);
  }

  /** Returns one week. */
  @Get(':id')
  @Can('read', 'TimeWeek')
  get(@Param('id', IdPipe) id: number): Promise<TimeWeekRecord> {
    return this.weeks.get(id);
  }

  /** Takes a submitted week back, to change its hours. */
  @Post(':id/withdraw')
  @HttpCode(200)
  @Can('submit', 'TimeWeek')
  withdraw(@Param('id', IdPipe) id: number): Promise<TimeWeekRecord> {
    return this.weeks.withdraw(id);
  }

  /** Returns a submitted week to its person, with a remark. */
  @Post(':id/return')
  @HttpCode(200)
  @Can('approve', 'TimeWeek')
  return(@Param('id', IdPipe) id: number, @Body() input: ReturnWeekInput): Promise<TimeWeekRecord> {
    return this.weeks.return(id, input);
  }

  /** Opens an approved week again, for a reason. */
  @Post(':id/reopen')
  @HttpCode(200)
  @Can('reopen', 'TimeWeek')
  reopen(@Param('id', IdPipe) id: number, @Body() input: ReopenWeekInput): Promise<TimeWeekRecord> {
    return this.weeks.reopen(id, input);
  }
}
