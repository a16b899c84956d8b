import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runningAt, startPostgres } from './pg.mjs';

/** The database of DATABASE_URL, or the embedded one of the data folder, whether Kontor runs or not. */
export async function givenDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const dir = join(resolve(process.env['KONTOR_DATA_DIR'] ?? '.data'), 'postgres');
  if (!existsSync(dir)) throw new Error('There is no database yet. Start Kontor once with npm start, or set DATABASE_URL.');
  const running = runningAt(dir);
  if (running) return { url: `${running}/kontor`, stop: () => Promise.resolve() };
  const { url, stop } = await startPostgres({ dir });
  return { url: `${url}/kontor`, stop };
}
