import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { abilityOf, allows } from '@kontor/abilities';
import { textIn, type AbilityRule, type EmailReceiver, type EmailReceivers } from '@kontor/domain';
import { actor, person } from '../../platform/context/actor.ts';
import { hasWords } from '../../platform/rest/query/plain-text.ts';
import { SampleSets } from '../sets/sample-sets.ts';
import { mailboxSet } from './mailbox.set.ts';

const most = 12;
/** Number of newest emails searched for addresses. */
const lookedThrough = 500;

/** Possible receivers of an email: people of the organisation, and addresses that the person has written to or heard from. */
@Injectable()
export class EmailReceiversService {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
  ) {}

  async find(query: object): Promise<EmailReceivers> {
    await this.sets.ready(mailboxSet);
    const { userId } = person();
    const q = textIn(query, 'q');
    const { rows } = await sql<EmailReceiver>`
      with recent as (select id, folder, sender, receivers from email where user_id = ${userId} order by id desc limit ${lookedThrough}),
      known as (
        select coalesce(nullif(u.full_name, ''), u.display_name) as name, u.email, 0 as rank
        from user_account u where u.active and u.id <> ${userId} and ${await this.mayMeet()}
        union all
        select sender->>'name', sender->>'email', 1 from recent where folder <> 'spam' and folder <> 'draft'
        union all
        select r->>'name', r->>'email', 1 from recent, jsonb_array_elements(receivers) r where folder = 'sent'
      ),
      distinct_ones as (
        select distinct on (lower(email)) name, email, rank from known
        where ${q ? hasWords(sql`concat_ws(' ', name, email)`, q) : sql`true`}
          and lower(email) <> (select lower(email) from user_account where id = ${userId})
        order by lower(email), rank
      )
      select name, email from distinct_ones order by rank, name, email limit ${most}`.execute(this.em.getKysely());
    return { receivers: rows };
  }

  /** A person without the right to read users, such as a Client, finds only people who have it. */
  private async mayMeet(): Promise<RawBuilder<unknown>> {
    if (allows(actor().ability, 'read', 'User')) return sql`true`;
    const { rows } = await sql<{ id: number; rules: AbilityRule[] }>`select id, rules from role`.execute(this.em.getKysely());
    return sql`u.role_id = any (${rows.filter(({ rules }) => allows(abilityOf(rules), 'read', 'User')).map(({ id }) => id)})`;
  }
}
