// `npm run samples:restore`: puts the sample data of mail, chat, to-do, calendar, shop and the other sample calls back to how they
// were, in the database of DATABASE_URL or in the embedded one of the data folder, whether Kontor runs or not.
import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../apps/api/src/orm.config.ts';
import { restoreSamples } from '../apps/api/src/samples/restore-samples.ts';
import { runningAt, startPostgres } from './pg.mjs';

async function database(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const dir = join(resolve(process.env['KONTOR_DATA_DIR'] ?? '.data'), 'postgres');
  if (!existsSync(dir)) throw new Error('There is no database yet. Start Kontor once with npm start, or set DATABASE_URL.');
  const running = runningAt(dir);
  if (running) return { url: `${running}/kontor`, stop: () => Promise.resolve() };
  const { url, stop } = await startPostgres({ dir });
  return { url: `${url}/kontor`, stop };
}

try {
  const { url, stop } = await database();
  const orm = await MikroORM.init({ ...ormOptions(url, 2), logger: () => undefined });
  try {
    const sets = await restoreSamples(orm.em, new Date());
    process.stdout.write(`The sample data are as they were (${sets} ${sets === 1 ? 'set' : 'sets'}).\n`);
  } finally {
    await orm.close(true);
    await stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
