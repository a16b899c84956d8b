// `npm run restore file`: restores a backup into an empty database and the file store, migrates it to this version and verifies
// every figure. KONTOR_BACKUP_KEY decrypts an encrypted one. `-` reads from standard input.
import 'reflect-metadata';
import '../subjects.ts';
import { createReadStream } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../config.ts';
import { knownMigrations, migrate } from '../migrate.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { readBackup } from '../platform/backup/read-backup.ts';
import { storeFor } from '../platform/files/files.module.ts';
import { verify } from './verify.ts';

const told = (text: string): void => void process.stderr.write(`${text}\n`);

/** Returns whether every figure is right. */
export async function restore(databaseUrl: string, file: string): Promise<boolean> {
  const key = process.env['KONTOR_BACKUP_KEY']?.trim() || undefined;
  const store = storeFor(readConfig({ ...process.env, DATABASE_URL: databaseUrl }));
  const source = file === '-' ? process.stdin : createReadStream(file);
  const prepare = async ({ migrations, madeAt }: Manifest): Promise<void> => {
    told(`Backup of ${madeAt}`);
    await migrateTo(databaseUrl, migrations);
  };
  const { rows, files, missing } = await readBackup(source, { databaseUrl, store, key, prepare, told });
  await migrate(databaseUrl);
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  told(`${all} rows and ${files} files are back.`);
  if (missing.length) told(`warning: ${missing.length} files were missing when the backup was made, such as ${missing[0]}.`);
  const { problems } = await verify(databaseUrl);
  for (const problem of problems) told(`WRONG: ${problem}`);
  told(problems.length ? `${problems.length} problems` : 'Every figure is right.');
  return problems.length === 0;
}

async function migrateTo(databaseUrl: string, migrations: readonly string[]): Promise<void> {
  const known = new Set(knownMigrations());
  if (migrations.some((name) => !known.has(name)))
    throw new Error('This backup was made by a newer version of Kontor. Restore it with that version or a later one.');
  await migrate(databaseUrl, migrations.at(-1));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [url, file] = [process.env['DATABASE_URL'], process.argv[2]];
  if (!url) throw new Error('DATABASE_URL is not set.');
  if (!file) throw new Error('Say which backup: npm run restore kontor-2026-11-22T1503.tar.gz');
  process.exitCode = (await restore(url, file)) ? 0 : 1;
}
