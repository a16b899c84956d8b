import { Module } from '@nestjs/common';
import { TimersController } from '../timers/timers.controller.ts';
import { TimersService } from '../timers/timers.service.ts';
import { CopyWeekService } from './copy-week.service.ts';
import { RepriceController } from './reprice.controller.ts';
import { RepriceService } from './reprice.service.ts';
import { TimeEntriesController } from './time-entries.controller.ts';
import { TimeEntriesService } from './time-entries.service.ts';
import { TimeOverviewService } from './time-overview.service.ts';

@Module({
  // The timer's addresses come first: the entries would take `timer` for an id.
  controllers: [TimersController, TimeEntriesController, RepriceController],
  providers: [TimeEntriesService, TimeOverviewService, CopyWeekService, TimersService, RepriceService],
  exports: [TimeEntriesService],
})
export class TimeEntriesModule {}
