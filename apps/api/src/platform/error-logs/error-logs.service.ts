import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { BrowserErrorInput, ErrorLevel, ErrorLogRecord, ErrorSource } from '@kontor/domain';
import { Limiter } from '../auth/limiter.ts';
import type { ErrorSink } from '../errors/error-sink.ts';
import { oneOf, pageOf, type ListQuery } from '../rest/list.ts';
import type { Page } from '../rest/page.ts';
import { person } from '../context/actor.ts';
import { context } from '../context/context.ts';
import type { Logger } from '../context/logger.ts';
import { LOGGER } from '../context/tokens.ts';
import { errorLogList } from './error-logs.list.ts';
import { scrub } from './scrub.ts';

type Seen = { source: ErrorSource; level: ErrorLevel; message: string; stack: string | null; route: string | null };

/** Every server error, failed job and uncaught browser error. Equal ones are one row with a count. */
@Injectable()
export class ErrorLogsService implements ErrorSink {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: Limiter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Never throws: a failing log must not hide the error itself. Writes on a connection of its own. */
  async record(source: 'server' | 'job', error: unknown, route: string, level: ErrorLevel = 'error'): Promise<void> {
    const known = error instanceof Error ? error : new Error(String(error));
    try {
      const seen = { source, level, message: `${known.name}: ${known.message}`, stack: known.stack ?? null, route };
      await this.keep(this.em.fork(), seen);
    } catch (failure) {
      this.logger.error({ err: failure }, 'the error log could not be written');
    }
  }

  async recordBrowser({ message, stack, route, level = 'error' }: BrowserErrorInput): Promise<void> {
    await this.limiter.count(`browser error ${person().userId}`, 30, 60, this.em);
    await this.keep(this.em, { source: 'browser', level, message, stack: stack ?? null, route: route ?? null });
  }

  list(query: ListQuery): Promise<Page<ErrorLogRecord>> {
    return pageOf(this.em, errorLogList, query);
  }

  one(id: number): Promise<ErrorLogRecord> {
    return oneOf(this.em, errorLogList, id);
  }

  /** The error becomes unresolved when it happens again. */
  async resolve(id: number): Promise<ErrorLogRecord> {
    await this.one(id);
    await sql`update error_log set resolved_at = coalesce(resolved_at, now()) where id = ${id}`.execute(this.em.getKysely());
    return this.one(id);
  }

  private async keep(em: EntityManager, seen: Seen): Promise<void> {
    const message = scrub(seen.message).slice(0, 1000);
    const stack = seen.stack && scrub(seen.stack).slice(0, 8000);
    const route = seen.route && scrub(seen.route.split('?')[0] ?? '').slice(0, 500);
    const now = context();
    await sql`insert into error_log (source, level, fingerprint, message, stack, route, request_id, user_id)
      values (${seen.source}, ${seen.level}, ${fingerprint(seen.source, message, stack)}, ${message}, ${stack}, ${route}, ${now?.requestId ?? null}, ${now?.actor.userId ?? null})
      on conflict on constraint error_log_fingerprint_unique do update set count = error_log.count + 1, last_at = now(), resolved_at = null,
        level = case when error_log.level = 'error' and error_log.resolved_at is null then 'error' else excluded.level end,
        message = excluded.message, stack = excluded.stack, route = excluded.route, request_id = excluded.request_id, user_id = excluded.user_id`.execute(
      em.getKysely(),
    );
  }
}

/** Errors are equal when place and text are, ignoring numbers and quoted values. */
function fingerprint(source: ErrorSource, message: string, stack: string | null): string {
  const words = message.replace(/\d+/g, '0').replace(/(["'`]).*?\1/g, '""');
  const place =
    stack
      ?.split('\n')
      .find((line) => /^\s*at |@/.test(line))
      ?.replace(/:\d+/g, '') ?? '';
  return createHash('sha256').update(`${source}\n${words}\n${place}`).digest('hex');
}
