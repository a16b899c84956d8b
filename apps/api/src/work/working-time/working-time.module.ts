import { Module } from '@nestjs/common';
import { WorkingTimeController } from './working-time.controller.ts';
import { WorkingTimeService } from './working-time.service.ts';

@Module({ controllers: [WorkingTimeController], providers: [WorkingTimeService] })
export class WorkingTimeModule {}
