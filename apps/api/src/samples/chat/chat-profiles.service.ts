import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { ownChatId, type ChatProfileRecord, type ChatProfileInput, type ChatStatus } from '@kontor/domain';
import { SampleSets } from '../sets/sample-sets.ts';
import { person } from '../../platform/context/actor.ts';
import { chatSet } from './chat.set.ts';

type Row = {
  fullName: string;
  avatar: string;
  role: string;
  about: string;
  status: ChatStatus;
  hasSecondFactor: boolean;
  isNotificationsOn: boolean;
};

/** The current user as the chat shows them. */
@Injectable()
export class ChatProfiles {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
  ) {}

  async own(): Promise<ChatProfileRecord> {
    await this.sets.ready(chatSet);
    const { rows } =
      await sql<Row>`select coalesce(nullif(u.full_name, ''), u.display_name) as "fullName", coalesce(u.avatar, '') as avatar,
        r.key as role, p.about, p.status, p.is_notifications_on as "isNotificationsOn",
        u.second_factor_at is not null as "hasSecondFactor"
      from user_account u join role r on r.id = u.role_id join chat_profile p on p.user_id = u.id
      where u.id = ${person().userId}`.execute(this.em.getKysely());
    const [row] = rows;
    if (!row) throw new Error('The profile of the person is not there');
    const { isNotificationsOn, hasSecondFactor, ...profile } = row;
    return { id: ownChatId, ...profile, settings: { isTwoStepAuthVerificationEnabled: hasSecondFactor, isNotificationsOn } };
  }

  async change({ about, status, isNotificationsOn }: ChatProfileInput): Promise<ChatProfileRecord> {
    await this.sets.ready(chatSet);
    await sql`update chat_profile set about = coalesce(${about ?? null}::text, about), status = coalesce(${status ?? null}::text, status),
      is_notifications_on = coalesce(${isNotificationsOn ?? null}::boolean, is_notifications_on) where user_id = ${person().userId}`.execute(
      this.em.getKysely(),
    );
    return this.own();
  }
}
