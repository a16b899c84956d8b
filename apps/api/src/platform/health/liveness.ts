import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Config } from '../../config.ts';
import { clock } from '../context/clock.ts';
import type { Logger } from '../context/logger.ts';
import { CONFIG, LOGGER } from '../context/tokens.ts';

/** A pool from which a client came back in the last seconds needs no question. */
const freshMs = 10_000;
const patienceMs = 60_000;

const nowMs = (): number => clock.now().getTime();

/**
 * Whether this process can serve requests, as far as that is its own affair. It cannot when its pool has given nothing for a minute
 * while PostgreSQL answers on a new connection: then a restart helps, which it does not when the database is away.
 */
@Injectable()
export class Liveness implements OnApplicationBootstrap {
  private servedAt = nowMs();
  private stuckSince: number | undefined;
  private isAsking = false;

  constructor(
    private readonly orm: MikroORM,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const pool = await this.orm.em.getConnection().getNativeClient();
    pool.on('release', (error: Error | undefined) => {
      if (error) return;
      this.servedAt = nowMs();
      this.stuckSince = undefined;
    });
  }

  /** Answers at once with what is known, and asks the database in the background when nothing has been served for some seconds. */
  isAlive(): boolean {
    if (!this.isAsking && nowMs() - this.servedAt >= freshMs) void this.ask();
    return this.stuckSince === undefined || nowMs() - this.stuckSince < patienceMs;
  }

  private async ask(): Promise<void> {
    this.isAsking = true;
    const servedBefore = this.servedAt;
    try {
      const isServed = (await this.orm.checkConnection()).ok;
      if (isServed || !(await this.databaseAnswers())) this.stuckSince = undefined;
      else if (this.servedAt === servedBefore && this.stuckSince === undefined) {
        this.stuckSince = nowMs();
        this.logger.error({}, 'the connections of this process serve nothing, although the database answers');
      }
    } finally {
      this.isAsking = false;
    }
  }

  private async databaseAnswers(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      application_name: 'kontor-health',
      connectionTimeoutMillis: 2000,
      query_timeout: 2000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
