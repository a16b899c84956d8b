// `npm run samples:restore`: puts the sample data of mail, chat, to-do, calendar, shop and the other sample calls back to how they
// were, in the database of DATABASE_URL or in the embedded one of the data folder, whether Kontor runs or not.
import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../apps/api/src/orm.config.ts';
import { restoreSamples } from '../apps/api/src/samples/restore-samples.ts';
import { givenDatabase } from './given-database.ts';

try {
  const { url, stop } = await givenDatabase();
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
