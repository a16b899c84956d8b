import type { Config } from '../config.ts';
import { storeFor } from '../platform/files/files.module.ts';
import { encrypt, useEncryptionKeys } from '../platform/encryption/encrypted.ts';
import { isEmpty, loadDemo } from './load-demo.ts';

/** Loads the demo firm with user documents and encrypted numbers; does nothing when the database is in use. */
export async function loadDemoOnce(config: Config, say: (line: string) => void, scale = 1): Promise<void> {
  if (!(await isEmpty(config.databaseUrl))) return;
  say('Loading the demo firm …');
  useEncryptionKeys(config.encryptionKeys);
  const keep = { store: storeFor(config), encrypt };
  await loadDemo(config.databaseUrl, { today: new Date().toISOString().slice(0, 10), scale, keep });
}
