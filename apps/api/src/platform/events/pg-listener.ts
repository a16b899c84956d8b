import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Config } from '../../config.ts';
import type { Logger } from '../context/logger.ts';
import { CONFIG, LOGGER } from '../context/tokens.ts';

type Handler = (payload: string) => void;

/** One connection of this process that hears NOTIFY. It reconnects by itself; handlers are told `''` after a gap. */
@Injectable()
export class PgListener implements OnApplicationShutdown {
  private readonly handlers = new Map<string, Handler[]>();
  private client: pg.Client | undefined;
  private stopped = false;
  private delay = 200;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  on(channel: string, handler: Handler): void {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
    void this.client?.query(`listen ${channel}`).catch(() => undefined);
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      application_name: 'kontor-listen',
      keepAlive: true,
    });
    client.on('notification', (message) =>
      this.handlers.get(message.channel)?.forEach((handle) => handle(message.payload ?? '')),
    );
    client.on('error', () => this.again(client));
    client.on('end', () => this.again(client));
    await client.connect();
    for (const channel of this.handlers.keys()) await client.query(`listen ${channel}`);
    this.client = client;
    this.delay = 200;
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.client?.end().catch(() => undefined);
  }

  private again(lost: pg.Client): void {
    if (this.stopped || (this.client !== undefined && this.client !== lost)) return;
    this.client = undefined;
    lost.removeAllListeners();
    lost.on('error', () => undefined);
    setTimeout(() => {
      if (this.stopped) return;
      this.start().then(
        () => this.handlers.forEach((handlers) => handlers.forEach((handle) => handle(''))),
        (error: unknown) => {
          this.logger.warn({ err: error }, 'listening to the database failed');
          this.again(lost);
        },
      );
    }, this.delay).unref();
    this.delay = Math.min(this.delay * 2, 10_000);
  }
}
