import { sql } from 'kysely';
import { sampleEmails } from '@kontor/demo-data/samples';
import type { SampleDefinition } from '../sets/sample-set.ts';
import { Email } from './email.entity.ts';

type Owner = { name: string; email: string };

/** The emails of a new mailbox. Its row of the sample sets also counts the ids, so that none is given twice. */
export const mailboxSet: SampleDefinition = {
  name: 'email',
  personal: true,
  tables: ['email'],
  nextId: 25,
  load: async (em, now, userId) => {
    if (userId === null) return;
    const { rows } = await sql<Owner>`select coalesce(nullif(full_name, ''), display_name) as name, email
      from user_account where id = ${userId}`.execute(em.getKysely());
    for (const owner of rows)
      for (const { time, about: _about, ...email } of sampleEmails(owner, now))
        em.create(Email, { ...email, userId, time: new Date(time) });
  },
};
