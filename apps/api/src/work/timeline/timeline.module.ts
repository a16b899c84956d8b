import { Module } from '@nestjs/common';
import { ProjectTimelineController } from './timeline.controller.ts';
import { TimelineService } from './timeline.service.ts';

@Module({ controllers: [ProjectTimelineController], providers: [TimelineService] })
export class TimelineModule {}
