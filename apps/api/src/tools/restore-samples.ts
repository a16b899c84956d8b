// `npm run samples:restore`: the sample data of mail, chat, to-do, calendar, shop and the other sample calls as they were.
import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../orm.config.ts';
import { restoreSamples } from '../samples/restore-samples.ts';

const url = process.env['DATABASE_URL'];
if (!url) {
  process.stderr.write('Set DATABASE_URL to the database of the installation.\n');
  process.exit(1);
}
const orm = await MikroORM.init({ ...ormOptions(url, 2), logger: () => undefined });
try {
  await restoreSamples(orm.em, new Date());
  process.stdout.write('The sample data are as they were.\n');
} finally {
  await orm.close(true);
}
