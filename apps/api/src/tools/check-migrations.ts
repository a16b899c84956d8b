import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { migrate } from '../migrate.ts';
import { ormOptions } from '../orm.config.ts';

/** Runs all migrations up, down and up again on an empty database; returns the differences from the entities (none, if all is well). */
export async function checkMigrations(databaseUrl: string): Promise<string[]> {
  await migrate(databaseUrl);
  const orm = await MikroORM.init({ ...ormOptions(databaseUrl, 2), logger: () => undefined });
  try {
    await orm.migrator.down({ to: 0 });
    await orm.migrator.up();
    const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
    return sql.split('\n').filter((line) => line.trim());
  } finally {
    await orm.close(true);
  }
}
