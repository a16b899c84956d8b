import { Body, Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { TimerInput, TimerStopInput, type CurrentTimer, type TimeEntryRecord, type TimerRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { TimersService } from './timers.service.ts';

@Controller('api/v1/time-entries/timer')
export class TimersController {
  constructor(private readonly timers: TimersService) {}

  /** Returns the person's own running timer, if there is one. */
  @Get()
  @Can('create', 'TimeEntry')
  current(): Promise<CurrentTimer> {
    return this.timers.current();
  }

  /** Starts a timer; a running one is stopped and logged first. */
  @Post('start')
  @Can('create', 'TimeEntry')
  start(@Body() input: TimerInput): Promise<TimerRecord> {
    return this.timers.start(input);
  }

  /** Stops the timer and logs its time. 422 when the day cannot take it: then send the minutes that were work. */
  @Post('stop')
  @HttpCode(200)
  @Can('create', 'TimeEntry')
  stop(@Body() input: TimerStopInput): Promise<TimeEntryRecord> {
    return this.timers.stop(input);
  }

  /** Discards the timer without logging. */
  @Delete()
  @Can('create', 'TimeEntry')
  discard(): Promise<TimerRecord> {
    return this.timers.discard();
  }
}
