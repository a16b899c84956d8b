import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarFeedInput, CalendarFeedRecord, NewCalendarFeed } from '@kontor/domain';
import type { Config } from '../../config.ts';
import { Limiter } from '../../platform/auth/limiter.ts';
import { hashToken, makeRefreshToken } from '../../platform/auth/tokens.ts';
import { person } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { CONFIG } from '../../platform/context/tokens.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';

@Injectable()
export class CalendarFeedService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: Limiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async get(): Promise<CalendarFeedRecord> {
    return recordOf(await this.em.findOne(CalendarFeed, { userId: person().userId }));
  }

  async make({ agenda }: CalendarFeedInput): Promise<NewCalendarFeed> {
    const { userId } = person();
    await this.limiter.count(`calendar address of ${userId}`, 20, 3600);
    const token = makeRefreshToken();
    const feed = { userId, tokenHash: hashToken(token), createdAt: clock.now(), readAt: null, agenda };
    // Of two concurrent requests, the later one wins and one address remains.
    await this.em.upsert(CalendarFeed, feed);
    return { ...recordOf(feed), address: `${this.config.publicUrl}/api/v1/calendar-feed/${token}.ics` };
  }

  async change({ agenda }: CalendarFeedInput): Promise<CalendarFeedRecord> {
    const feed = await this.em.findOne(CalendarFeed, { userId: person().userId });
    if (!feed) throw new ApiError('error.not_found');
    feed.agenda = agenda;
    await this.em.flush();
    return recordOf(feed);
  }

  async end(): Promise<CalendarFeedRecord> {
    await this.em.nativeDelete(CalendarFeed, { userId: person().userId });
    return recordOf(null);
  }
}

type Stored = Pick<CalendarFeed, 'createdAt' | 'agenda'> & { readAt?: Date | null };
const recordOf = (feed: Stored | null): CalendarFeedRecord => ({
  createdAt: feed?.createdAt.toISOString() ?? null,
  readAt: feed?.readAt?.toISOString() ?? null,
  agenda: feed?.agenda ?? [],
});
