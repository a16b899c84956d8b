import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Config } from '../../config.ts';
import { backOff, type Pace } from '../context/back-off.ts';
import type { Logger } from '../context/logger.ts';
import { CONFIG, LOGGER } from '../context/tokens.ts';

type Handler = (payload: string) => void;

/**
 * The one connection of this process for LISTEN and NOTIFY. It reconnects by itself after any outage; handlers then get `''`,
 * because messages may have been missed.
 */
@Injectable()
export class PgListener implements OnApplicationShutdown {
  readonly pace: Pace = { firstMs: 200, longestMs: 10_000 };
  private readonly handlers = new Map<string, Handler[]>();
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private stopped = false;

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
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ channel, payload = '' }) => this.handlers.get(channel)?.forEach((handle) => handle(payload)));
    try {
      await client.connect();
      // A message need not survive a crash of the server, so its commit does not wait for the disk.
      await client.query('set synchronous_commit to off');
      for (const channel of this.handlers.keys()) await client.query(`listen ${channel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.stopped) return client.end();
    this.client = client;
    this.failures = 0;
  }

  /** Notifies all processes, this one included, in one statement. */
  async notify(messages: readonly { channel: string; payload: string }[]): Promise<void> {
    const { client } = this;
    if (!client) throw new Error('There is no connection to the database');
    const [channels, payloads] = [messages.map(({ channel }) => channel), messages.map(({ payload }) => payload)];
    try {
      await client.query(`select pg_notify(c, p) from unnest($1::text[], $2::text[]) as m(c, p)`, [channels, payloads]);
    } catch (error) {
      // Whatever the error was, a new connection is the remedy.
      this.lose(client);
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private lose(client: pg.Client): void {
    if (client !== this.client) return;
    this.client = undefined;
    void client.end().catch(() => undefined);
    this.connectLater();
  }

  /** Called only for the connection in use or the failed attempt, so there is never a second timer. */
  private connectLater(): void {
    if (this.stopped) return;
    this.timer = setTimeout(
      () => {
        this.start().then(
          () => this.handlers.forEach((handlers) => handlers.forEach((handle) => handle(''))),
          (error: unknown) => {
            this.logger.warn({ err: error }, 'listening to the database failed');
            this.connectLater();
          },
        );
      },
      backOff(this.failures++, this.pace),
    ).unref();
  }
}
