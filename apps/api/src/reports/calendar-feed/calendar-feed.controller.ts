import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { CalendarFeedInput, type CalendarFeedRecord, type NewCalendarFeed } from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { NeverKept } from '../../platform/rest/idempotency/never-kept.ts';
import { Post } from '../../platform/rest/post.ts';
import { CalendarFeedService } from './calendar-feed.service.ts';

/** The calendar feed of a person: a secret address for calendar programs. */
@SignedIn()
@NeverKept()
@Controller('api/v1/calendar-feed')
export class CalendarFeedController {
  constructor(private readonly feed: CalendarFeedService) {}

  /** Returns whether there is a feed, when it was last read, and what it contains. The address itself is returned only when it is created. */
  @Get()
  get(): Promise<CalendarFeedRecord> {
    return this.feed.get();
  }

  /** Creates the feed, or replaces its address: the old address stops working at once. */
  @Post()
  make(@Body() input: CalendarFeedInput): Promise<NewCalendarFeed> {
    return this.feed.make(input);
  }

  /** Changes the content of the feed; its address stays. */
  @Put()
  change(@Body() input: CalendarFeedInput): Promise<CalendarFeedRecord> {
    return this.feed.change(input);
  }

  /** Deletes the feed. Succeeds also when there is none. */
  @Delete()
  @HttpCode(200)
  end(): Promise<CalendarFeedRecord> {
    return this.feed.end();
  }
}
