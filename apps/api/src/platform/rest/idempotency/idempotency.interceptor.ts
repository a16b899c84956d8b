import { createHash } from 'node:crypto';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { sql } from 'kysely';
import { ApiError } from '../../errors/api-error.ts';
import type { KontorAbility } from '@kontor/abilities';
import type { Actor } from '../../context/actor.ts';
import { context } from '../../context/context.ts';
import { answeredWithNext } from '../../orm/begin.ts';
import { NEVER_KEPT } from './never-kept.ts';

type Stored = { body_hash: string; rights_hash: string | null; status: number | null; answer: unknown };

/**
 * A POST with an `Idempotency-Key` has one effect however often it is sent. The row of the key is inserted first, in the
 * command's own transaction, so that a duplicate waits on the unique index or is told to come back. Failures are not stored. A
 * stored answer is repeated only to the same person, and only while their rights are unchanged.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly em: EntityManager,
    private readonly reflector: Reflector,
  ) {}

  intercept(host: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = host.switchToHttp().getRequest<Request>();
    const key = request.method === 'POST' ? request.header('idempotency-key') : undefined;
    const now = context();
    const userId = now && ownerOf(now.actor);
    if (key === undefined || !userId) return next.handle();
    if (this.reflector.getAllAndOverride<boolean | undefined>(NEVER_KEPT, [host.getHandler(), host.getClass()]))
      return next.handle();
    if (key.length < 1 || key.length > 255) throw new ApiError('error.malformed');
    const response = host.switchToHttp().getResponse<Response>();
    return from(
      this.once(
        { userId, ability: now.actor.ability },
        `${request.method} ${spelledOnce(request.path)}`,
        key,
        request,
        response,
        () => lastValueFrom(next.handle(), { defaultValue: undefined }),
      ),
    );
  }

  private async once(
    { userId, ability }: { userId: number; ability: KontorAbility },
    route: string,
    key: string,
    request: Request,
    response: Response,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const hash = hashOf(sentIn(request));
    const rights = hashOf(ability.rules);
    return this.em.transactional(async (em) => {
      const db = em.getKysely();
      const inserted =
        await sql`insert into idempotency_key (user_id, route, key, body_hash, rights_hash) values (${userId}, ${route}, ${key}, ${hash}, ${rights})
        on conflict (user_id, route, key) do nothing returning id`.execute(db);
      if (!inserted.rows.length) {
        const { rows } =
          await sql<Stored>`select body_hash, rights_hash, status, answer from idempotency_key where user_id = ${userId} and route = ${route} and key = ${key}`.execute(
            db,
          );
        const stored = rows[0];
        if (!stored) throw new ApiError('error.idempotency_running', undefined, undefined, { 'Retry-After': '1' });
        if (stored.body_hash !== hash) throw new ApiError('error.idempotency_mismatch');
        if (stored.rights_hash !== rights) throw new ApiError('error.idempotency_rights');
        if (stored.status) response.status(stored.status);
        response.setHeader('Idempotency-Replayed', 'true');
        return stored.answer;
      }
      const answer = await work();
      await em.flush();
      await sql`${sql.raw(answeredWithNext)} update idempotency_key set status = ${response.statusCode}, answer = ${JSON.stringify(answer ?? null)}::jsonb
        where user_id = ${userId} and route = ${route} and key = ${key}`.execute(em.getKysely());
      return answer;
    });
  }
}

/** Whose key it is. Service accounts are no users: theirs are kept under the negative of their id. */
const ownerOf = (by: Actor): number | null =>
  by.kind === 'token' && by.serviceAccountId !== null ? -by.serviceAccountId : by.userId;

/** Routes ignore case and a trailing slash. */
const spelledOnce = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** The body; for a form, its file too. */
const sentIn = ({ body, upload }: Request & { upload?: { name: string; sha256: string } }): unknown =>
  upload ? { body: body as unknown, name: upload.name, sha256: upload.sha256 } : (body ?? null);

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
