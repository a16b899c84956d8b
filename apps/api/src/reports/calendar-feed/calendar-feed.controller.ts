import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { CalendarFeedInput, type CalendarFeedRecord, type NewCalendarFeed } from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { NeverKept } from '../../platform/rest/idempotency/never-kept.ts';
import { Post } from '../../platform/rest/post.ts';
import { CalendarFeedService } from './calendar-feed.service.ts';

/** The address at which a person's own calendar program reads their calendar. */
@SignedIn()
@NeverKept()
@Controller('api/v1/calendar-feed')
export class CalendarFeedController {
  constructor(private readonly feed: CalendarFeedService) {}

  /** Whether there is an address, when it was last read, and what is in it. The address itself is told only when it is made. */
  @Get()
  get(): Promise<CalendarFeedRecord> {
    return this.feed.get();
  }

  /** Makes the address, or another in its place: the one before stops working at once. */
  @Post()
  make(@Body() input: CalendarFeedInput): Promise<NewCalendarFeed> {
    return this.feed.make(input);
  }

  /** Changes what is in it; the address stays. */
  @Put()
  change(@Body() input: CalendarFeedInput): Promise<CalendarFeedRecord> {
    return this.feed.change(input);
  }

  /** Ends the address. Ending what is not there is no mistake. */
  @Delete()
  @HttpCode(200)
  end(): Promise<CalendarFeedRecord> {
    return this.feed.end();
  }
}
