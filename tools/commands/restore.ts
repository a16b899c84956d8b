// `npm run restore file`: a backup into the empty database of DATABASE_URL, or into the embedded one of a new data folder.
// See apps/api/src/tools/restore.ts.
import { join, resolve } from 'node:path';
import { restore } from '../../apps/api/src/tools/restore.ts';
import { startDatabase } from '../postgres/database.mjs';
import { withDatabase } from '../postgres/given-database.ts';

const newDatabase = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const dir = join(resolve(process.env['KONTOR_DATA_DIR'] ?? '.data'), 'postgres');
  return startDatabase({ dir, name: 'kontor', log: (text: string) => void process.stderr.write(`· ${text}\n`) });
};

await withDatabase(newDatabase, async (url) => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Say which backup: npm run restore kontor-2026-11-22T1503.tar.gz');
  if (!(await restore(url, file))) process.exitCode = 1;
});
