import { defineEntity, p } from '@mikro-orm/core';
import type { AgendaKind } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';

/** The address at which a calendar program reads a person's calendar; one a person. */
const schema = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feed',
  uniques: [{ name: 'calendar_feed_token_unique', properties: ['tokenHash'] }],
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    /** Hash of the token; only the person who got the address knows the token itself. */
    tokenHash: p.string().length(64),
    createdAt: p.datetime(),
    readAt: p.datetime().nullable(),
    /** Chosen dates of the firm; what the person may not read stays out all the same. */
    agenda: p.array<AgendaKind>(),
  },
});
export class CalendarFeed extends schema.class {}
schema.setClass(CalendarFeed);
