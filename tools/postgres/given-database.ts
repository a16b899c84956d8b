import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { ormOptions } from '../../apps/api/src/orm.config.ts';
import { command } from '../../apps/api/src/tools/operator.ts';
import { runningAt, startPostgres } from './pg.mjs';

/** The database of DATABASE_URL, or the embedded one of the data folder, whether Kontor is running or not. */
export async function givenDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const dir = join(resolve(process.env['KONTOR_DATA_DIR'] ?? '.data'), 'postgres');
  if (!existsSync(dir)) throw new Error('There is no database yet. Start Kontor once with npm start, or set DATABASE_URL.');
  const running = runningAt(dir);
  if (running) return { url: `${running}/kontor`, stop: () => Promise.resolve() };
  const { url, stop } = await startPostgres({ dir });
  return { url: `${url}/kontor`, stop };
}

/** Runs work with the given database and closes what was opened for it; a failure prints a sentence and exits with 1. */
export async function withDatabase(open: typeof givenDatabase, work: (url: string) => Promise<void>): Promise<void> {
  await command(async () => {
    const { url, stop } = await open();
    try {
      await work(url);
    } finally {
      await stop();
    }
  });
}

/** The same with an entity manager. */
export const onGivenDatabase = (work: (em: EntityManager, url: string) => Promise<void>): Promise<void> =>
  withDatabase(givenDatabase, async (url) => {
    const orm = await MikroORM.init({ ...ormOptions(url, 2), logger: () => undefined });
    try {
      await work(orm.em, url);
    } finally {
      await orm.close(true);
    }
  });
