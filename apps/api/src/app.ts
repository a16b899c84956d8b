import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { INestApplication } from '@nestjs/common';
import { AppAdapter } from './app.adapter.ts';
import { AppModule } from './app.module.ts';
import { setUp } from './app.setup.ts';
import type { Config } from './config.ts';
import { PgListener } from './platform/messages/pg-listener.ts';

/** The application on a migrated database, configured but not listening. Used by main and the tests. */
export async function createApp(config: Config): Promise<INestApplication> {
  const app = await NestFactory.create(AppModule.with(config), new AppAdapter(), {
    bodyParser: false,
    logger: ['fatal', 'error', 'warn'],
    abortOnError: false,
  });
  setUp(app);
  await app.init();
  await app.get(PgListener).start();
  return app;
}
