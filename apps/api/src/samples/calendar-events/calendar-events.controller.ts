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
  /** Some of `Personal`, `Business`, `Family`, `Holiday`, `ETC`: `calendars=A&calendars=B`, `calendars[]=A&calendars[]=B` or `calendars=A,B`. All where it is missing, none where it is empty. */
  calendars?: string;
  /** Events that end after this date or moment. */
  start?: string;
  /** Events that begin before this date or moment. In any case the 1000 that begin last are given. */
  end?: string;
}
export class DeleteCalendarEventQuery {
  /** The id of the event; it may stand in the body instead. */
  id?: string;
}

/** A calendar of one's own. */
@SignedIn()
@Controller('apps/calendar')
export class CalendarEventsController {
  constructor(private readonly events: CalendarEventsService) {}

  /** One's own events, in the order in which they were added. */
  @Get('events')
  list(@Query() query: CalendarEventsQuery): Promise<CalendarEventRecord[]> {
    return this.events.list(query);
  }

  /** Adds an event. Its id is the next one, whatever is sent. */
  @Post('add-event')
  add(@Body() { event }: AddCalendarEventInput): Promise<CalendarEventAnswer> {
    return this.events.add(event);
  }

  /** Changes an event; what is not sent stays. Nothing changes where the id is unknown. */
  @Post('update-event')
  @HttpCode(200)
  update(@Body() { event }: UpdateCalendarEventInput): Promise<CalendarEventAnswer> {
    return this.events.update(event);
  }

  /** Takes an event out of the calendar for good. Nothing changes where the id is unknown. */
  @Delete('remove-event')
  async remove(@Query() query: DeleteCalendarEventQuery, @Body() body: Record<string, unknown>): Promise<void> {
    const id = idIn(query, body, 'id');
    if (id) await this.events.remove(id);
  }
}
