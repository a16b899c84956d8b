import { Controller, Get, Query } from '@nestjs/common';
import type { WorkingTime } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { WorkingTimeQuery } from './working-time-query.ts';
import { WorkingTimeService } from './working-time.service.ts';

/** What people have agreed to work, beside what they logged. */
@Controller('api/v1/working-time')
export class WorkingTimeController {
  constructor(private readonly workingTime: WorkingTimeService) {}

  /** Returns target and logged minutes of a person by day, with public holidays, absences, overtime and what exceeds the limits of the law. */
  @Get()
  @Can('read', 'TimeEntry')
  get(@Query() query: WorkingTimeQuery): Promise<WorkingTime> {
    return this.workingTime.get(query);
  }
}
