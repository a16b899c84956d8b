import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { minutesBetween } from '@kontor/domain';
import { notify } from '../../people/notifications/notify.ts';
import { clock } from '../../platform/context/clock.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { job } from '../../platform/jobs/job.ts';

const tellLongTimers = job<object>('tellLongTimers');

type Running = { id: number; userId: number; startedAt: string };

/** Tells people whose timer has run for a working day: they may have forgotten it. */
@Injectable()
export class LongTimers implements OnModuleInit {
  constructor(private readonly registry: JobRegistry) {}

  onModuleInit(): void {
    this.registry.register(tellLongTimers, (_, em) => em.transactional(tell), '*/10 * * * *');
  }
}

/** Once for each start of a timer. */
async function tell(em: EntityManager): Promise<void> {
  const now = clock.now().toISOString();
  const { rows } = await sql<Running>`select t.id, t.user_id as "userId", t.started_at as "startedAt"
    from timer t join user_account u on u.id = t.user_id cross join organisation o
    where u.active and t.started_at <= ${now}::timestamptz - make_interval(mins => o.workday_minutes) order by t.id`.execute(
    em.getKysely(),
  );
  for (const { id, userId, startedAt } of rows)
    await notify(em, [userId], {
      kind: 'timerRunsLong',
      params: { hours: Math.floor(minutesBetween(new Date(startedAt).toISOString(), now) / 60) },
      dedupeKey: `timerRunsLong ${id}`,
    });
}
