import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { abilityOf, allows } from '@kontor/abilities';
import { contactIdOf, type AbilityRule, type ChatContactRecord, type ChatMessageRecord } from '@kontor/domain';
import { actor, person } from '../../platform/context/actor.ts';

const most = 1000;
/** An active session renews its tokens every ten minutes. */
const idleMinutes = 15;

export type FoundContact = ChatContactRecord & {
  isSample: boolean;
  /** A person who has left takes no more messages. */
  isActive: boolean;
  chatId: number | null;
  unseen: number;
  startedAt: string | null;
  lastMessage: ChatMessageRecord | null;
};
type Filter = { contactId?: number };

/**
 * The contacts of a person: sample contacts and colleagues. A person without the right to read users, such as a Client, sees only
 * those who have it; an existing chat stays.
 */
@Injectable()
export class ChatContacts {
  constructor(private readonly em: EntityManager) {}

  async find({ contactId }: Filter = {}): Promise<FoundContact[]> {
    const { userId } = person();
    // Only people with the right to read roles see a colleague's role.
    const showsRole = allows(actor().ability, 'read', 'User', {}, 'roleName');
    const only = contactId === undefined ? sql`true` : sql`c.id = ${contactId}`;
    const { rows } = await sql<FoundContact>`select c.id, c.full_name as "fullName", c.role, c.about, c.avatar, c.status,
        c.is_sample as "isSample", c.is_active as "isActive", h.contact_id as "chatId", coalesce(h.unseen, 0) as unseen,
        h.started_at as "startedAt",
        case when m.number is not null then json_build_object('message', m.message, 'time', ${asMoment('m.time')}, 'senderId', m.sender_id) end
          as "lastMessage"
      from (
        select id, full_name, role, about, avatar, status, true as is_sample, true as is_active from chat_contact where user_id = ${userId}
        union all
        select ${sql.lit(contactIdOf(0))} + u.id, coalesce(nullif(u.full_name, ''), u.display_name), ${showsRole ? sql`r.name` : sql`''`}, coalesce(p.about, ''),
          coalesce(u.avatar, ''), ${status}, false, u.active
        from user_account u join role r on r.id = u.role_id left join chat_profile p on p.user_id = u.id
        where u.id <> ${userId} and ((u.active and ${await this.mayMeet()})
          or exists (select 1 from chat where user_id = ${userId} and contact_id = ${sql.lit(contactIdOf(0))} + u.id))
      ) c
      left join chat h on h.user_id = ${userId} and h.contact_id = c.id
      left join chat_message m on m.user_id = ${userId} and m.contact_id = c.id and m.number = h.message_count
      where ${only}
      order by c.is_sample desc, case when c.is_sample then c.id end, c.full_name, c.id limit ${most}`.execute(
      this.em.getKysely(),
    );
    return rows;
  }

  private async mayMeet(): Promise<RawBuilder<unknown>> {
    if (allows(actor().ability, 'read', 'User')) return sql`true`;
    const { rows } = await sql<{ id: number; rules: AbilityRule[] }>`select id, rules from role`.execute(this.em.getKysely());
    return sql`u.role_id = any (${rows.filter(({ rules }) => allows(abilityOf(rules), 'read', 'User')).map(({ id }) => id)})`;
  }
}

/** A person without an active session is offline, whatever status they chose. */
const status = sql.raw(`case when exists (select 1 from session s where s.user_id = u.id and s.ended_at is null
  and s.last_used_at > now() - interval '${idleMinutes} minutes') then coalesce(p.status, 'online') else 'offline' end`);

/** Inside JSON the driver does not convert timestamps to RFC 3339. */
const asMoment = (column: string): RawBuilder<unknown> =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
