// `npm run rekey`: encrypts values of the keys in KONTOR_ENCRYPTION_KEYS_OLD again with KONTOR_ENCRYPTION_KEY, in the database of
// DATABASE_URL or the embedded one of the data folder, whether Kontor is running or not. The old keys are not needed afterwards.
import 'reflect-metadata';
import { readConfig } from '../../apps/api/src/config.ts';
import { useEncryptionKeys } from '../../apps/api/src/platform/encryption/encrypted.ts';
import { rekey, unreadableValues } from '../../apps/api/src/platform/encryption/sealed-values.ts';
import { onGivenDatabase } from '../postgres/given-database.ts';

await onGivenDatabase(async (em, url) => {
  useEncryptionKeys(readConfig({ ...process.env, DATABASE_URL: url }).encryptionKeys);
  const { renewed, unreadable } = await rekey(em);
  process.stdout.write(`${renewed} values are encrypted with the present key now, ${unreadable} could not be read.\n`);
  if (unreadable) process.exitCode = 1;
  const left = await unreadableValues(em);
  if (left) process.stderr.write(`${left}\n`);
});
