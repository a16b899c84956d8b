import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { FileGone, type FileStore } from '../files/file-store.ts';
import { storedFilesLock, storedFilesSql } from '../files/stored-files.ts';
import type { ZipEntry } from '../files/zip.ts';
import { allSubjects } from '../subjects/subjects.ts';
import { cellsSql, columnsSql, exportedTables, rowsSql } from './exported-tables.ts';
import { endName, manifestName, migrationLock, type End } from './manifest.ts';
import { manifestOf } from './write-backup.ts';

type Source = {
  databaseUrl: string;
  store: FileStore;
  /** Told with each piece how far the export is; throws when it is no longer wanted. */
  reach: (done: number, total: number) => Promise<void>;
};

const byteOrderMark = Buffer.from('\ufeff');
const csv = 'format csv, header';
/** JSON has no control characters, so that with these for quote and delimiter COPY writes it as it is. */
const plain = `format csv, quote e'\\x01', delimiter e'\\x02'`;

/**
 * Writes the full export: each table as CSV and as JSON Lines, what their columns are, and every stored file, all from one snapshot. Nothing
 * is held in memory. What people sign in with stays behind: passwords, second factors and sessions.
 */
export async function* exportEntries({ databaseUrl, store, reach }: Source): AsyncGenerator<ZipEntry> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'kontor-export' });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock_shared($1), pg_advisory_lock_shared($2)', [migrationLock, storedFilesLock]);
    await client.query('begin isolation level repeatable read read only');
    yield* entriesOf(client, store, reach);
  } finally {
    await client.end();
  }
}

async function* entriesOf(client: pg.Client, store: FileStore, reach: Source['reach']): AsyncGenerator<ZipEntry> {
  const manifest = await manifestOf(client);
  const tables = await exportedTables(client, manifest.tables);
  const stored = storedFilesSql(allSubjects().filter(({ exported }) => exported !== false));
  const { rows: files } = await client.query<{ key: string }>(`select distinct key from (${stored}) known order by key`);
  const total = tables.length + files.length;
  const end: End = { rows: Object.fromEntries(manifest.tables.map(({ name }) => [name, 0])), files: 0, bytes: 0, missing: [] };
  let done = 0;
  const watched = (content: Readable, count?: (bytes: number) => void): Readable =>
    Readable.from(
      watch(content, () => reach(done, total), count),
      { objectMode: false },
    );

  yield { name: manifestName, content: json({ ...manifest, jobs: [] }) };
  yield { name: 'columns.csv', content: await buffer(asCsv(client, columnsSql)) };
  yield {
    name: 'files.csv',
    content: watched(asCsv(client, `select 'files/' || key as path, name, size, sha256 from (${stored}) known order by key`)),
  };
  for (const table of tables) {
    yield { name: `csv/${table.name}.csv`, content: watched(asCsv(client, cellsSql(table))) };
    const rows = client.query(copyTo(`copy (select row_to_json(r)::text from (${rowsSql(table)}) r) to stdout (${plain})`));
    yield { name: `data/${table.name}.jsonl`, content: watched(rows) };
    end.rows[table.name] = rows.rowCount;
    done += 1;
  }
  for (const { key } of files) {
    const content = await opened(store, key);
    if (content) {
      yield { name: `files/${key}`, content: watched(content, (bytes) => (end.bytes += bytes)) };
      end.files += 1;
    } else end.missing.push(key);
    done += 1;
  }
  yield { name: endName, content: json(end) };
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, null, 1));

function asCsv(client: pg.Client, select: string): Readable {
  const rows = client.query(copyTo(`copy (${select}) to stdout (${csv})`));
  return Readable.from(marked(rows), { objectMode: false });
}

/** Spreadsheets take a file for UTF-8 by its mark. */
async function* marked(content: Readable): AsyncGenerator<Buffer> {
  yield byteOrderMark;
  yield* content as AsyncIterable<Buffer>;
}

async function* watch(content: Readable, reach: () => Promise<void>, count?: (bytes: number) => void): AsyncGenerator<Buffer> {
  await reach();
  for await (const chunk of content as AsyncIterable<Buffer>) {
    await reach();
    count?.(chunk.length);
    yield chunk;
  }
}

async function opened(store: FileStore, key: string): Promise<Readable | undefined> {
  try {
    return await store.open(key);
  } catch (error) {
    if (error instanceof FileGone) return undefined;
    throw error;
  }
}
