// Fills the migrated database at DATABASE_URL with the demo firm of today, and KONTOR_DATA_DIR with its files; see demo-template.mjs.
// As at the start of a demo (loadDemoOnce), without loading the whole program for it.
import 'reflect-metadata';
import '../../apps/api/src/orm.config.ts'; // all entities, of which one needs the other
import { join } from 'node:path';
import { readConfig } from '../../apps/api/src/config.ts';
import { loadDemo } from '../../apps/api/src/demo/load-demo.ts';
import { encrypt, useEncryptionKeys } from '../../apps/api/src/platform/encryption/encrypted.ts';
import { DiskFileStore } from '../../apps/api/src/platform/files/disk-file-store.ts';
import { seed } from '../../apps/api/src/seed.ts';

const { databaseUrl, dataDir, encryptionKeys } = readConfig(process.env);
useEncryptionKeys(encryptionKeys);
await seed(databaseUrl);
const keep = { store: new DiskFileStore(join(dataDir, 'files')), encrypt };
await loadDemo(databaseUrl, { today: new Date().toISOString().slice(0, 10), keep });
