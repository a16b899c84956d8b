import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { isChosen, type Changes, type RecordChange } from '@kontor/domain';
import { sql } from 'kysely';
import { ChangesService } from '../../platform/changes/changes.service.ts';
import { clock } from '../../platform/context/clock.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { switchOff } from './switch-off.ts';
import { asOwner, hooksOf, type Hook } from './webhook-owner.ts';

/** Makes deliveries of the changes that the history already has: nobody who changes something writes anything for webhooks. */
@Injectable()
export class WebhookEvents {
  constructor(
    private readonly orm: MikroORM,
    private readonly changes: ChangesService,
  ) {}

  async collect(): Promise<void> {
    for (const hook of await hooksOf(this.orm)) {
      if (hook.rules) await asOwner(this.orm, hook, () => this.collectFor(hook));
      else await switchOff(this.orm, hook.id, 'owner');
    }
  }

  /** The cursor of this moment: what happens from now on is told. */
  async now(): Promise<string> {
    return (await this.changes.since(undefined)).cursor;
  }

  private async collectFor(hook: Hook): Promise<void> {
    for (let { cursor } = hook, more = true; more;) {
      const told = await this.since(cursor);
      if (told.cursor === cursor) return;
      const chosen = told.changes.filter(({ subject, verb }) => isChosen(hook.events, subject, verb));
      if (!(await this.keep(hook.id, [cursor, told.cursor], chosen))) return;
      ({ cursor, more } = told);
    }
  }

  /** After a restored backup the cursor is of another time: what happens from now on is told. */
  private async since(cursor: string): Promise<Changes> {
    try {
      return await this.changes.since(cursor);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changes.other_cursor') return this.changes.since(undefined);
      throw error;
    }
  }

  /** False when another process was quicker, whose deliveries these are. */
  private keep(id: number, [from, to]: [string, string], chosen: readonly RecordChange[]): Promise<boolean> {
    return this.orm.em.fork().transactional(async (em) => {
      const db = em.getKysely();
      const moved = await sql`update webhook_state set cursor = ${to} where webhook_id = ${id} and cursor = ${from}
        returning webhook_id`.execute(db);
      if (!moved.rows.length) return false;
      const rows = chosen.map((change) => ({ ...change, messageId: `msg_${randomUUID()}` }));
      if (rows.length)
        await sql`insert into webhook_delivery (webhook_id, message_id, type, subject, subject_id, kind, at, next_at)
          select ${id}, r."messageId", r.subject || '.' || r.verb, r.subject, r.id, r.kind, r.at, ${clock.now().toISOString()}::timestamptz
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as r("messageId" text, subject text, verb text, id int, kind text, at timestamptz)`.execute(db);
      return true;
    });
  }
}
