// `npm run backup [file]`: writes the database and all stored files into one file, while people go on working. With a key in
// KONTOR_BACKUP_KEY (a passphrase, or a public age key) the file is encrypted. `-` writes to standard output.
import 'reflect-metadata';
import '../subjects.ts';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../config.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { storeFor } from '../platform/files/files.module.ts';

const told = (text: string): void => void process.stderr.write(`${text}\n`);

/** Returns the name of the file, which is written completely or not at all. */
export async function backup(databaseUrl: string, given?: string): Promise<string> {
  const key = process.env['KONTOR_BACKUP_KEY']?.trim() || undefined;
  const store = storeFor(readConfig({ ...process.env, DATABASE_URL: databaseUrl }));
  const stamp = new Date().toISOString().slice(0, 16).replaceAll(':', '');
  const file = given ?? `kontor-${stamp}.tar.gz${key ? '.age' : ''}`;
  const unfinished = `${file}.part`;
  const out = file === '-' ? process.stdout : createWriteStream(unfinished, { mode: 0o600, flush: true });
  try {
    const { rows, files, missing } = await writeBackup(out, { databaseUrl, store, key, told });
    if (file !== '-') await rename(unfinished, file);
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
    told(`${file === '-' ? 'The backup' : file} has ${all} rows and ${files} files${key ? ', encrypted' : ''}.`);
    if (missing.length) told(`warning: ${missing.length} files were missing from the store already, such as ${missing[0]}.`);
    told('Keep the encryption key (KONTOR_ENCRYPTION_KEY, or secrets/ of the data folder) as well, in another place.');
    return file;
  } catch (error) {
    if (file !== '-') await rm(unfinished, { force: true });
    throw error;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is not set.');
  await backup(url, process.argv[2]);
}
