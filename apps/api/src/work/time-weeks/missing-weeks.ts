import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { isoWeek } from '@kontor/domain';
import { notify } from '../../people/notifications/notify.ts';
import { clock } from '../../platform/context/clock.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { job } from '../../platform/jobs/job.ts';

const tellMissingWeeks = job<object>('tellMissingWeeks');

type Missing = { userId: number; date: string };

/** Reminds people on Monday morning of last week, if they have not submitted it. */
@Injectable()
export class MissingWeeks implements OnModuleInit {
  constructor(private readonly registry: JobRegistry) {}

  onModuleInit(): void {
    this.registry.register(tellMissingWeeks, (_, em) => em.transactional(tell), '23 * * * *');
  }
}

/**
 * Once a week, those who submit their weeks: a firm that approves none has nobody to remind. Later than Monday morning, a week is
 * open because somebody has just opened it.
 */
async function tell(em: EntityManager): Promise<void> {
  const { rows } = await sql<Missing>`
    with today as (select o.time_zone, ${clock.now().toISOString()}::timestamptz at time zone o.time_zone as local from organisation o),
      last as (select (date_trunc('week', local) - interval '7 days')::date as monday from today
        where extract(isodow from local) = 1 and local::time >= '08:00' and local::time < '12:00')
    select u.id as "userId", l.monday as date from user_account u cross join last l
    where u.active
      and exists (select from time_week w where w.user_id = u.id and w.week_start between l.monday - 56 and l.monday - 7)
      and not exists (select from time_week w where w.user_id = u.id and w.week_start = l.monday and w.status <> 'open')
    order by u.id`.execute(em.getKysely());
  const date = rows[0]?.date;
  if (date === undefined) return;
  await notify(
    em,
    rows.map(({ userId }) => userId),
    { kind: 'weekMissing', params: { week: isoWeek(date).week }, dedupeKey: `weekMissing ${date}` },
  );
}
