import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { abilityOf, allows, rulesFor } from '@kontor/abilities';
import { todayIn, type AbilityRule } from '@kontor/domain';
import { clock } from '../../platform/context/clock.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { job } from '../../platform/jobs/job.ts';
import { notify } from '../notifications/notify.ts';

const tellExpiring = job<object>('tellExpiring');

type Expiring = { id: number; name: string; validUntil: string; userId: number; person: string };

/** Notifies people of user documents that will soon expire. Runs every hour, since midnight depends on the organisation's time zone. */
@Injectable()
export class ExpiringDocuments implements OnModuleInit {
  constructor(private readonly registry: JobRegistry) {}

  onModuleInit(): void {
    this.registry.register(tellExpiring, (_, em) => em.transactional(tell), '23 * * * *');
  }
}

/** Once per document and last day: a changed day is announced again. */
async function tell(em: EntityManager): Promise<void> {
  const db = em.getKysely();
  const firm = await sql<{
    zone: string;
    days: number;
  }>`select time_zone as zone, document_days as days from organisation where id = 1`.execute(db);
  const { zone, days } = firm.rows[0] ?? { zone: 'UTC', days: 0 };
  const today = todayIn(zone, clock.now());
  const { rows } =
    await sql<Expiring>`select d.id, d.name, d.valid_until as "validUntil", u.id as "userId", u.display_name as person
    from user_document d join user_account u on u.id = d.user_id
    where u.active and d.valid_until between ${today}::date and ${today}::date + ${days}::int order by d.id`.execute(db);
  if (!rows.length) return;
  const managers = await whoManagesUsers(em);
  for (const { id, name, validUntil, userId, person } of rows) {
    const news = { kind: 'documentExpires', params: { name, person }, dedupeKey: `documentExpires ${id} ${validUntil}` } as const;
    await notify(
      em,
      managers.filter((manager) => manager !== userId),
      { ...news, subject: 'User', subjectId: userId },
    );
    await notify(em, [userId], news);
  }
}

/** They must have the right to see the documents too, since the notification names the document. */
async function whoManagesUsers(em: EntityManager): Promise<number[]> {
  const { rows } = await sql<{ id: number; rules: AbilityRule[] }>`select u.id, r.rules from user_account u
    join role r on r.id = u.role_id where u.active order by u.id`.execute(em.getKysely());
  const manages = (id: number, rules: AbilityRule[]): boolean => {
    const ability = abilityOf(rulesFor(rules, id));
    return allows(ability, 'update', 'User', {}) && allows(ability, 'read', 'UserDocument', {});
  };
  return rows.filter(({ id, rules }) => manages(id, rules)).map(({ id }) => id);
}
