import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Request, Response } from 'express';
import { sql } from 'kysely';
import { Public } from '../auth/can.ts';
import type { Config } from '../../config.ts';
import { notFound } from '../errors/api-error.ts';
import { CONFIG } from '../context/tokens.ts';
import { DescribedAnswers } from '../rest/described/described-answers.ts';
import { Liveness } from './liveness.ts';
import { Metrics } from './metrics.ts';

export class Health {
  status: 'ok' | 'unavailable';
}

const unavailable = (response: Response): Health => {
  response.status(503).setHeader('Retry-After', '1');
  return { status: 'unavailable' };
};

const remembered = 1000;
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For load balancers and for Prometheus. */
@Public()
@Controller()
export class HealthController {
  private last: { at: number; isReady: Promise<boolean> } | undefined;

  constructor(
    private readonly orm: MikroORM,
    private readonly metrics: Metrics,
    private readonly liveness: Liveness,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The process is running; 503 when only its restart helps. An outage of the database is none of that. Answers at once. */
  @Get('health/live')
  @DescribedAnswers({ 200: Health, 503: Health })
  live(@Res({ passthrough: true }) response: Response): Health {
    return this.liveness.isAlive() ? { status: 'ok' } : unavailable(response);
  }

  /** The database answers; 503 when it does not. Cached for a second. */
  @Get('health/ready')
  @DescribedAnswers({ 200: Health, 503: Health })
  async ready(@Res({ passthrough: true }) response: Response): Promise<Health> {
    if (!this.last || Date.now() - this.last.at >= remembered) this.last = { at: Date.now(), isReady: this.ask() };
    return (await this.last.isReady) ? { status: 'ok' } : unavailable(response);
  }

  /** Prometheus metrics: for programs on this machine, or for everybody with `KONTOR_METRICS=public`. */
  @Get('metrics')
  @DescribedAnswers({ 200: 'text/plain' })
  async figures(@Req() request: Request, @Res() response: Response): Promise<void> {
    // A request through a proxy comes from the proxy's address, so a forwarded one never counts as local.
    const isLocal = loopback.has(request.socket.remoteAddress ?? '') && request.header('x-forwarded-for') === undefined;
    if (this.config.metrics !== 'public' && !isLocal) throw notFound('error.no_such_route');
    response.setHeader('Content-Type', this.metrics.registry.contentType).end(await this.metrics.registry.metrics());
  }

  private ask(): Promise<boolean> {
    const tooLong = new Promise<false>((resolve) => setTimeout(() => resolve(false), 2000).unref());
    const asked = sql`select 1`.execute(this.orm.em.fork().getKysely()).then(
      () => true,
      () => false,
    );
    return Promise.race([asked, tooLong]);
  }
}
