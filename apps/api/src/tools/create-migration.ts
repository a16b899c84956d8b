// `npm run migration:create`: writes the migration from the last snapshot to the entities.
import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../orm.config.ts';

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL is not set: give a database on which all migrations have run.');
const orm = await MikroORM.init(ormOptions(url, 2));
const { fileName } = await orm.migrator.create();
process.stdout.write(fileName ? `${fileName}\n` : 'The entities and the migrations agree.\n');
await orm.close(true);
