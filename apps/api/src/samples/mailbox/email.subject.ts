import { defineSubject } from '../../platform/subjects/subject.ts';
import { EmailFile } from './email-file.entity.ts';
import { Email } from './email.entity.ts';
import { MailboxCount } from './mailbox-count.entity.ts';

export const emailSubject = defineSubject({
  entity: Email,
  leadsTo: { subject: 'aboutSubject', id: 'aboutId' },
  parts: [{ entity: MailboxCount }, { entity: EmailFile }],
  // Private messages are not recorded in the firm's history.
  history: 'none',
  invariants: [
    {
      about: 'the counts of a mailbox differ from its mails',
      sql: `select user_id as id, 'Mailbox of person ' || user_id as what
        from (select user_id, count(*) filter (where folder = 'inbox' and not is_read) as inbox,
            count(*) filter (where folder = 'draft') as draft, count(*) filter (where folder = 'spam' and not is_read) as spam
          from email group by user_id) e
        full join email_count c using (user_id)
        where (coalesce(e.inbox, 0), coalesce(e.draft, 0), coalesce(e.spam, 0))
          <> (coalesce(c.inbox, 0), coalesce(c.draft, 0), coalesce(c.spam, 0))`,
    },
  ],
});
