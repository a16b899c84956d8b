// `npm run restore file`: a backup into the empty database of DATABASE_URL, or into the embedded one of a new data folder.
// See apps/api/src/tools/restore.ts.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { command } from '../../apps/api/src/tools/operator.ts';
import { openBackup, restore } from '../../apps/api/src/tools/restore.ts';
import { startDatabase } from '../postgres/database.mjs';

type Database = { url: string; stop: () => Promise<void> };

/** The database of DATABASE_URL, or one of a data folder. What is made for a restore that is then refused goes again. */
async function intoDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const given = process.env['DATABASE_URL'];
  if (given) return work(given);
  const dataDir = resolve(process.env['KONTOR_DATA_DIR'] ?? '.data');
  const dir = join(dataDir, 'postgres');
  const made = [dataDir, dir].find((folder) => !existsSync(folder));
  let database: Database | undefined;
  try {
    database = await startDatabase({ dir, name: 'kontor', log: (text: string) => void process.stderr.write(`· ${text}\n`) });
    await work(database.url);
  } catch (error) {
    await database?.stop();
    if (made) await rm(made, { recursive: true, force: true });
    throw error;
  }
  await database.stop();
}

await command(async () => {
  const source = await openBackup(process.argv[2]);
  await intoDatabase(async (url) => {
    if (!(await restore(url, source))) process.exitCode = 1;
  });
});
