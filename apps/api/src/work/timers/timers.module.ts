import { Module } from '@nestjs/common';
import { TimeEntriesModule } from '../time-entries/time-entries.module.ts';
import { LongTimers } from './long-timers.ts';
import { TimersController } from './timers.controller.ts';
import { TimersService } from './timers.service.ts';

@Module({ imports: [TimeEntriesModule], controllers: [TimersController], providers: [TimersService, LongTimers] })
export class TimersModule {}
