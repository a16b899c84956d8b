import { Module } from '@nestjs/common';
import { CopyWeekService } from './copy-week.service.ts';
import { RepriceController } from './reprice.controller.ts';
import { RepriceService } from './reprice.service.ts';
import { TimeEntriesController } from './time-entries.controller.ts';
import { TimeEntriesService } from './time-entries.service.ts';
import { TimeOverviewService } from './time-overview.service.ts';
import { UnbilledService } from './unbilled/unbilled.service.ts';

@Module({
  controllers: [TimeEntriesController, RepriceController],
  providers: [TimeEntriesService, TimeOverviewService, UnbilledService, CopyWeekService, RepriceService],
  exports: [TimeEntriesService],
})
export class TimeEntriesModule {}
