// `npm run backup [file]`: writes the database and all stored files into one file, while people go on working. With a key in
// KONTOR_BACKUP_KEY (a passphrase, or a public age key) the file is encrypted. `-` writes to standard output.
import 'reflect-metadata';
import '../subjects.ts';
import { open, rename, rm } from 'node:fs/promises';
import { readStoreConfig } from '../config.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { storeFor } from '../platform/files/files.module.ts';

const told = (text: string): void => void process.stderr.write(`${text}\n`);

/** Returns the name of the file, which is written completely or not at all. */
export async function backup(url: string, given?: string): Promise<string> {
  const key = process.env['KONTOR_BACKUP_KEY']?.trim() || undefined;
  const store = storeFor(readStoreConfig(process.env));
  const stamp = new Date().toISOString().slice(0, 16).replaceAll(':', '');
  const file = given ?? `kontor-${stamp}.tar.gz${key ? '.age' : ''}`;
  const unfinished = `${file}.part`;
  // Opened first, so that a folder that is not there is told before anything is read.
  const out = file === '-' ? process.stdout : (await open(unfinished, 'w', 0o600)).createWriteStream({ flush: true });
  try {
    const { rows, files, missing } = await writeBackup(out, { databaseUrl: url, store, key, told });
    if (file !== '-') await rename(unfinished, file);
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
    told(`${file === '-' ? 'The backup' : file} has ${all} rows and ${files} files${key ? ', encrypted' : ''}.`);
    if (missing.length) told(`warning: ${missing.length} files are missing from the store, and so from the backup.`);
    told('Keep the encryption key (KONTOR_ENCRYPTION_KEY, or secrets/ of the data folder) as well, in another place.');
    return file;
  } catch (error) {
    if (file !== '-') await rm(unfinished, { force: true });
    throw error;
  }
}
