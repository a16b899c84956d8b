// `npm run rekey`: encrypts with KONTOR_ENCRYPTION_KEY what a key of KONTOR_ENCRYPTION_KEYS_OLD has encrypted, in the database of
// DATABASE_URL or in the embedded one of the data folder, whether Kontor runs or not. Afterwards the old key is not needed any more.
import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { readConfig } from '../apps/api/src/config.ts';
import { ormOptions } from '../apps/api/src/orm.config.ts';
import { useEncryptionKeys } from '../apps/api/src/shared/encrypted.ts';
import { rekey, unreadableValues } from '../apps/api/src/shared/sealed-values.ts';
import { givenDatabase } from './given-database.ts';

try {
  const { url, stop } = await givenDatabase();
  useEncryptionKeys(readConfig({ ...process.env, DATABASE_URL: url }).encryptionKeys);
  const orm = await MikroORM.init({ ...ormOptions(url, 2), logger: () => undefined });
  try {
    const { renewed, unreadable } = await rekey(orm.em);
    process.stdout.write(`${renewed} values are encrypted with the present key now, ${unreadable} could not be read.\n`);
    if (unreadable) process.exitCode = 1;
    const left = await unreadableValues(orm.em);
    if (left) process.stderr.write(`${left}\n`);
  } finally {
    await orm.close(true);
    await stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
