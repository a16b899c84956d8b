import { Module } from '@nestjs/common';
import { MissingWeeks } from './missing-weeks.ts';
import { TimeWeeksController } from './time-weeks.controller.ts';
import { TimeWeeksService } from './time-weeks.service.ts';

@Module({ controllers: [TimeWeeksController], providers: [TimeWeeksService, MissingWeeks] })
export class TimeWeeksModule {}
