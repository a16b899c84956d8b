import { defineEntity, p } from '@mikro-orm/core';
import type { AgendaKind } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';

/** The calendar feed of a person; one each. */
const schema = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feed',
  uniques: [{ name: 'calendar_feed_token_unique', properties: ['tokenHash'] }],
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    /** Hash of the token; the token itself is not stored. */
    tokenHash: p.string().length(64),
    createdAt: p.datetime(),
    readAt: p.datetime().nullable(),
    /** The chosen dates of the firm; those that the person may not read are left out. */
    agenda: p.array<AgendaKind>(),
  },
});
export class CalendarFeed extends schema.class {}
schema.setClass(CalendarFeed);
