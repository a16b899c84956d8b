import { Module } from '@nestjs/common';
import { CalendarEventsController } from './calendar-events.controller.ts';
import { CalendarEventsService } from './calendar-events.service.ts';

@Module({ controllers: [CalendarEventsController], providers: [CalendarEventsService] })
export class CalendarEventsModule {}
