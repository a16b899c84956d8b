// `npm run restore file`: restores a backup or a full export into an empty database and the file store, migrates it to this version and verifies
// every figure. KONTOR_BACKUP_KEY decrypts an encrypted one. `-` reads from standard input.
import 'reflect-metadata';
import '../subjects.ts';
import { open, rmdir, stat } from 'node:fs/promises';
import { readStoreConfig } from '../config.ts';
import { migrate } from '../migrate.ts';
import { knownMigrations } from '../platform/orm/migrations.ts';
import { readArchive, type Entry } from '../platform/backup/archive.ts';
import { problemsOfFiles } from '../platform/backup/files-back.ts';
import type { Manifest, Restored } from '../platform/backup/manifest.ts';
import { readEntries } from '../platform/backup/read-backup.ts';
import { exportEntriesOf } from '../platform/backup/read-export.ts';
import { storeFor } from '../platform/files/files.module.ts';
import { verify } from './verify.ts';

const told = (text: string): void => void process.stderr.write(`${text}\n`);

type Entries = AsyncGenerator<Entry>;

/** The backup or the full export, opened, so that a wrong name is told before a database is started. `-` is a backup from standard input. */
export async function openBackup(file: string | undefined): Promise<Entries> {
  if (!file) throw new Error('Say which backup: npm run restore kontor-2026-11-22T1503.tar.gz');
  const key = process.env['KONTOR_BACKUP_KEY']?.trim() || undefined;
  if (file === '-') return readArchive(process.stdin, key);
  const handle = await open(file);
  if ((await handle.stat()).isDirectory()) {
    await handle.close();
    throw Object.assign(new Error(`${file} is a folder`), { code: 'EISDIR', path: file });
  }
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  if (buffer.toString('latin1') !== 'PK') return readArchive(handle.createReadStream({ start: 0 }), key);
  await handle.close();
  return exportEntriesOf(file);
}

/** Returns whether every figure and every file is right. */
export async function restore(url: string, source: Entries): Promise<boolean> {
  const restored = await readInto(url, source);
  await migrate(url);
  const all = Object.values(restored.rows).reduce((sum, count) => sum + count, 0);
  told(`${all} rows and ${restored.files} files are back.`);
  const problems = [...(await problemsOfFiles(url, restored)), ...(await verify(url)).problems];
  for (const problem of problems) told(`WRONG: ${problem}`);
  told(problems.length ? `${problems.length} problems` : 'Every figure and every file is right.');
  return problems.length === 0;
}

async function readInto(url: string, source: Entries): Promise<Restored> {
  const config = readStoreConfig(process.env);
  const isNew = !(await stat(config.dataDir).catch(() => undefined));
  const prepare = async ({ migrations, madeAt }: Manifest): Promise<void> => {
    told(`Backup of ${madeAt}`);
    await migrateTo(url, migrations);
  };
  try {
    return await readEntries(source, { databaseUrl: url, store: storeFor(config), prepare, told });
  } catch (error) {
    if (isNew) await rmdir(config.dataDir).catch(() => undefined);
    throw error;
  }
}

async function migrateTo(url: string, migrations: readonly string[]): Promise<void> {
  const known = new Set(knownMigrations());
  if (migrations.some((name) => !known.has(name)))
    throw new Error('This backup was made by a newer version of Kontor. Restore it with that version or a later one.');
  await migrate(url, { to: migrations.at(-1) });
}
