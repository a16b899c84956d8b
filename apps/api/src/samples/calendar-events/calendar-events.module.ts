import { Module } from '@nestjs/common';
import { addOwnEvents } from '../../people/own-events/own-events.ts';
import { CalendarEventsController } from './calendar-events.controller.ts';
import { CalendarEventsService } from './calendar-events.service.ts';
import { ownCalendar } from './calendar-event.ics.ts';

addOwnEvents(ownCalendar);

@Module({ controllers: [CalendarEventsController], providers: [CalendarEventsService] })
export class CalendarEventsModule {}
