import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { FileGone, type FileStore } from '../files/file-store.ts';
import { knownFiles, problemOf } from '../files/check-files.ts';
import { storedFilesLock } from '../files/stored-files.ts';
import { writeArchive, type Archive, type BackupKey } from './archive.ts';
import {
  endName,
  format,
  manifestName,
  migrationLock,
  type End,
  type Manifest,
  type TableOf,
  type WaitingJob,
} from './manifest.ts';

const chunkBytes = 4 * 1024 * 1024;

type Source = { databaseUrl: string; store: FileStore; key?: BackupKey; told?: (text: string) => void };

/**
 * Writes a snapshot of the database and every stored file to `out`, while people go on working. Returns rows by table, number and
 * bytes of files, and files that are missing from the store.
 */
export async function writeBackup(out: Writable, source: Source): Promise<End> {
  const { databaseUrl, key, told = () => undefined } = source;
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'kontor-backup' });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock_shared($1), pg_advisory_lock_shared($2)', [migrationLock, storedFilesLock]);
    await client.query('begin isolation level repeatable read read only');
    const end: End = { rows: {}, files: 0, bytes: 0, missing: [] };
    await writeArchive(out, key, async (archive) => {
      const manifest = await manifestOf(client);
      await archive.add(manifestName, json(manifest));
      for (const table of manifest.tables) {
        end.rows[table.name] = await addTable(archive, client, table);
        told(`${table.name}: ${end.rows[table.name]} rows`);
      }
      await addFiles(archive, client, source, end);
      told(`${end.files} files, ${Math.round(end.bytes / 1024 / 1024)} MiB`);
      await archive.add(endName, json(end));
    });
    return end;
  } finally {
    await client.end();
  }
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, null, 1));

export async function manifestOf(client: pg.Client): Promise<Manifest> {
  const rows = async <T extends object>(sql: string): Promise<T[]> => (await client.query<T>(sql)).rows;
  const migrations = await rows<{ name: string }>('select name from migration order by name');
  const tables = await rows<TableOf>(`select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype
    group by c.relname order by c.relname`);
  const sequences = await rows<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  const jobs = await rows<WaitingJob>(`select t.identifier as task, j.payload, j.key, j.run_at as "runAt", j.max_attempts as tries
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where j.attempts < j.max_attempts
    order by j.id`);
  return {
    format,
    madeAt: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables,
    sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
    jobs,
  };
}

/** In chunks, since a tar entry begins with its length. */
async function addTable(archive: Archive, client: pg.Client, { name, columns }: TableOf): Promise<number> {
  const listed = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const rows = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${listed}) to stdout`));
  let held: Buffer[] = [];
  let size = 0;
  let piece = 0;
  const put = async (): Promise<void> => {
    piece += 1;
    await archive.add(`tables/${name}/${String(piece).padStart(6, '0')}.copy`, Buffer.concat(held));
    [held, size] = [[], 0];
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    if (size >= chunkBytes) await put();
  }
  if (size) await put();
  return rows.rowCount;
}

async function addFiles(archive: Archive, client: pg.Client, { store, told = () => undefined }: Source, end: End): Promise<void> {
  for (const file of await knownFiles(client)) {
    const whole = await wholeOf(store, file.key);
    const problem = problemOf(file, whole && createHash('sha256').update(whole).digest('hex'));
    if (problem) told(`warning: ${problem}`);
    if (!whole) end.missing.push(file.key);
    else {
      await archive.add(`files/${file.key}`, whole);
      end.bytes += whole.length;
      end.files += 1;
    }
  }
}

/** The bytes of a file, which the limits of uploads and papers keep small; a damaged one may have another size than its row says. */
async function wholeOf(store: FileStore, key: string): Promise<Buffer | undefined> {
  try {
    return await buffer(await store.open(key));
  } catch (error) {
    if (error instanceof FileGone) return undefined;
    throw error;
  }
}
