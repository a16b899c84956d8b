import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../people/users/user.entity.ts';

/**
 * Counters of the mailbox menu: unread emails in the inbox, drafts, unread spam. Triggers of `email` update them in the
 * transaction of each change, so that a mailbox with 100 000 emails opens as fast as one with 100. A mailbox that never had an
 * email has no row.
 */
const schema = defineEntity({
  name: 'MailboxCount',
  tableName: 'email_count',
  checks: [{ name: 'email_count_range', expression: 'inbox >= 0 and draft >= 0 and spam >= 0' }],
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    inbox: p.integer().default(0),
    draft: p.integer().default(0),
    spam: p.integer().default(0),
  },
});
export class MailboxCount extends schema.class {}
schema.setClass(MailboxCount);

const counted = `user_id, count(*) filter (where folder = 'inbox' and not is_read) as inbox,
  count(*) filter (where folder = 'draft') as draft, count(*) filter (where folder = 'spam' and not is_read) as spam`;
const keptBy = (event: string, rows: string, change: string) => ({
  name: `email_count_${event}`,
  timing: 'after' as const,
  events: [event as 'insert' | 'update' | 'delete'],
  forEach: 'statement' as const,
  expression: `create or replace function email_email_count_${event}_fn() returns trigger as $$ begin ${change} return null; end; $$ language plpgsql;
create trigger "email_count_${event}" after ${event} on "email" referencing ${rows} for each statement execute function email_email_count_${event}_fn()`,
});
const changed = (
  source: string,
): string => `update email_count c set inbox = c.inbox + d.inbox, draft = c.draft + d.draft, spam = c.spam + d.spam
  from (${source}) d where c.user_id = d.user_id and (d.inbox, d.draft, d.spam) <> (0, 0, 0);`;
const minus = `select user_id, -count(*) filter (where folder = 'inbox' and not is_read) as inbox,
  -count(*) filter (where folder = 'draft') as draft, -count(*) filter (where folder = 'spam' and not is_read) as spam`;

/** Once per statement, not per row: marking a thousand emails as read updates the counters once. */
export const mailboxCountTriggers = [
  keptBy(
    'insert',
    'new table as written',
    `insert into email_count as c (user_id, inbox, draft, spam) select ${counted} from written group by user_id order by user_id
      on conflict (user_id) do update set inbox = c.inbox + excluded.inbox, draft = c.draft + excluded.draft, spam = c.spam + excluded.spam;`,
  ),
  keptBy('delete', 'old table as gone', changed(`${minus} from gone group by user_id`)),
  keptBy(
    'update',
    'old table as gone new table as written',
    changed(`select user_id, sum(inbox) as inbox, sum(draft) as draft, sum(spam) as spam from
      (${minus} from gone group by user_id union all select ${counted} from written group by user_id) w group by user_id`),
  ),
];
