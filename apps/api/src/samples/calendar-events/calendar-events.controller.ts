import { Body, Controller, Delete, Get, HttpCode, Query } from '@nestjs/common';
import {
  AddCalendarEventInput,
  idIn,
  UpdateCalendarEventInput,
  type CalendarEventAnswer,
  type CalendarEventRecord,
} from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { CalendarEventsService } from './calendar-events.service.ts';

export class CalendarEventsQuery {
  /**
   * Some of `Personal`, `Business`, `Family`, `Holiday`, `ETC`: `calendars=A&calendars=B`, `calendars[]=A&calendars[]=B` or
   * `calendars=A,B`. Left out: all; empty: none.
   */
  calendars?: string;
  /** Events that end after this date or moment. */
  start?: string;
  /** Events that begin before this date or moment. At most the 1000 that begin last are returned. */
  end?: string;
}
export class DeleteCalendarEventQuery {
  /** The id of the event; it may be in the body instead. */
  id?: string;
}

/** The person's own calendar. */
@SignedIn()
@Controller('apps/calendar')
export class CalendarEventsController {
  constructor(private readonly events: CalendarEventsService) {}

  /** Lists the person's events, in the order in which they were added. */
  @Get('events')
  list(@Query() query: CalendarEventsQuery): Promise<CalendarEventRecord[]> {
    return this.events.list(query);
  }

  /** Adds an event. It gets the next id, whatever id is sent. */
  @Post('add-event')
  add(@Body() { event }: AddCalendarEventInput): Promise<CalendarEventAnswer> {
    return this.events.add(event);
  }

  /** Changes an event; fields left out stay. An unknown id changes nothing. */
  @Post('update-event')
  @HttpCode(200)
  update(@Body() { event }: UpdateCalendarEventInput): Promise<CalendarEventAnswer> {
    return this.events.update(event);
  }

  /** Deletes an event for good. An unknown id changes nothing. */
  @Delete('remove-event')
  async remove(@Query() query: DeleteCalendarEventQuery, @Body() body: Record<string, unknown>): Promise<void> {
    const id = idIn(query, body, 'id');
    if (id) await this.events.remove(id);
  }
}
