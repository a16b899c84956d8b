import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { FileStore } from '../files/file-store.ts';
import { readArchive, type BackupKey, type Entry } from './archive.ts';
import { FilesBack } from './files-back.ts';
import { insertRows } from './read-export.ts';
import { endName, format, manifestName, type End, type Manifest, type Restored } from './manifest.ts';

type Target = {
  databaseUrl: string;
  store: FileStore;
  key?: BackupKey;
  /** Creates the tables as of the backup; refuses migrations that this version does not know. */
  prepare: (manifest: Manifest) => Promise<void>;
  told?: (text: string) => void;
};

/**
 * Restores a backup into an empty database and the file store. On failure nothing of it stays in either. Returns what was restored.
 * Throws when the database has tables already, when the key does not fit, or when the backup was cut off.
 */
export const readBackup = (source: Readable, target: Target): Promise<Restored> =>
  readEntries(readArchive(source, target.key), target);

/** Restores the entries of a backup, or those of a full export. */
export async function readEntries(entries: AsyncGenerator<Entry>, target: Target): Promise<Restored> {
  await assertEmpty(target.databaseUrl);
  try {
    return await readWhole(await manifestOf(await nextOf(entries)), entries, target);
  } catch (error) {
    await entries.return(undefined);
    throw isDamage(error)
      ? new Error('This is not a backup of Kontor, or it is damaged. Take another one.', { cause: error })
      : error;
  }
}

async function readWhole(manifest: Manifest, entries: AsyncGenerator<Entry>, target: Target): Promise<Restored> {
  const files = new FilesBack(target.store);
  try {
    await target.prepare(manifest);
    return await fillAll(manifest, entries, target, files);
  } catch (error) {
    await emptyAgain(target.databaseUrl);
    await files.takeBack();
    throw error;
  }
}

/** What gzip and tar say of a file that they cannot read. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  (/^Z_/.test((error as NodeJS.ErrnoException).code ?? '') || /tar header|unexpected end of (data|file)/i.test(error.message));

async function fillAll(manifest: Manifest, entries: AsyncGenerator<Entry>, target: Target, files: FilesBack): Promise<Restored> {
  const client = new pg.Client({ connectionString: target.databaseUrl, application_name: 'kontor-restore' });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin');
    const end = await fill(client, manifest, entries, target, files);
    await client.query('commit');
    // Until autovacuum comes, the planner would know nothing of the tables, and the first minutes would be slow.
    await client.query('analyze');
    return end;
  } finally {
    await client.end();
  }
}

async function assertEmpty(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'kontor-restore' });
  await client.connect();
  try {
    const { rows } = await client.query(`select 1 from pg_tables where schemaname in ('public', 'graphile_worker') limit 1`);
    if (rows.length)
      throw new Error(
        'The database is not empty. A backup is restored into an empty one, so that nothing is lost: make a new database, or choose a new data folder.',
      );
  } finally {
    await client.end();
  }
}

/** Empties the schemas, which had to be empty before, so that the next try can begin. */
async function emptyAgain(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'kontor-restore' });
  try {
    await client.connect();
    await client.query('drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public');
  } catch {
    // The operator needs the first error, not one of closing the connection.
  } finally {
    await client.end().catch(() => undefined);
  }
}

const torn = (): Error => new Error('The backup is torn: its end is missing. Take another one.');

async function nextOf(entries: AsyncGenerator<Entry>): Promise<Entry> {
  const next = await entries.next();
  if (next.done) throw torn();
  return next.value;
}

async function manifestOf({ name, content }: Entry): Promise<Manifest> {
  if (name !== manifestName) throw new Error('This is not a backup of Kontor.');
  const manifest = JSON.parse(await text(content)) as Manifest;
  if (manifest.format !== format)
    throw new Error(`This version of Kontor reads backups of format ${format}, and this one has ${manifest.format}.`);
  return manifest;
}

async function fill(
  client: pg.Client,
  manifest: Manifest,
  entries: AsyncGenerator<Entry>,
  { told = () => undefined }: Target,
  files: FilesBack,
): Promise<Restored> {
  const loosened = await loosen(client, manifest);
  const kept: End = { rows: {}, files: 0, bytes: 0, missing: [] };
  let table: TableBeingFilled | undefined;
  for (;;) {
    const { name, content } = await nextOf(entries);
    const [kind, ...rest] = name.split('/');
    if (kind === 'tables') {
      const [tableName = ''] = rest;
      if (table?.name !== tableName) {
        await table?.end();
        table = new TableBeingFilled(client, manifest, tableName);
        told(tableName);
      }
      await table.take(content);
    } else if (kind === 'rows') {
      const [tableName = ''] = rest;
      told(tableName);
      await insertRows(client, tableName, columnsIn(manifest, tableName), content);
    } else {
      await table?.end();
      table = undefined;
      if (kind === 'files') {
        await files.take(rest.join('/'), content);
      } else if (name === endName) {
        const end = JSON.parse(await text(content)) as End;
        await fasten(client, manifest, loosened);
        await continueWork(client, manifest);
        for (const each of manifest.tables) kept.rows[each.name] = await countOf(client, each.name);
        assertWhole({ ...kept, files: files.sums.size, bytes: files.bytes }, end);
        for (let rest = await entries.next(); !rest.done; rest = await entries.next()) rest.value.content.resume();
        return { ...end, sums: files.sums };
      } else content.resume();
    }
  }
}

function columnsIn({ tables }: Manifest, name: string): string[] {
  const found = tables.find((table) => table.name === name);
  if (!found) throw new Error(`The backup has rows of an unknown table, ${name}.`);
  return found.columns;
}

/** One COPY for all chunks of a table. */
class TableBeingFilled {
  private readonly rows;

  constructor(
    client: pg.Client,
    manifest: Manifest,
    readonly name: string,
  ) {
    const listed = columnsIn(manifest, name)
      .map((column) => pg.escapeIdentifier(column))
      .join(', ');
    this.rows = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${listed}) from stdin`));
  }

  async take(content: Readable): Promise<void> {
    await pipeline(content, this.rows, { end: false });
  }

  async end(): Promise<void> {
    await new Promise<void>((ok, failed) => {
      this.rows.once('error', failed);
      this.rows.end(ok);
    });
  }
}

type Loosened = { sql: string }[];

/**
 * While rows are loaded, three things would fail: foreign keys in circles, triggers that would count again what the backup has
 * counted, and transaction ids, which each cluster counts by itself.
 */
async function loosen(client: pg.Client, { tables }: Manifest): Promise<Loosened> {
  const { rows: links } = await client.query<{ off: string; sql: string }>(`select
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as sql
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const { rows: counts } = await client.query<{ off: string; sql: string }>(`select
      format('alter table %s alter column %I drop default', d.adrelid::regclass, a.attname) as off,
      format('alter table %s alter column %I set default %s', d.adrelid::regclass, a.attname, pg_get_expr(d.adbin, d.adrelid)) as sql
    from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      join pg_class c on c.oid = d.adrelid and c.relnamespace = 'public'::regnamespace
    where a.atttypid = 'xid8'::regtype`);
  for (const { off } of [...links, ...counts]) await client.query(off);
  for (const { name } of tables) await client.query(`alter table ${pg.escapeIdentifier(name)} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`);
  return [...links, ...counts];
}

async function fasten(client: pg.Client, { tables }: Manifest, loosened: Loosened): Promise<void> {
  for (const { sql } of loosened) await client.query(sql);
  for (const { name } of tables) await client.query(`alter table ${pg.escapeIdentifier(name)} enable trigger user`);
}

async function continueWork(client: pg.Client, { sequences, jobs }: Manifest): Promise<void> {
  for (const [name, value] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), value]);
  for (const { task, payload, key, runAt, tries } of jobs)
    await client.query(
      'select graphile_worker.add_job($1, $2::json, job_key => $3, run_at => $4::timestamptz, max_attempts => $5)',
      [task, JSON.stringify(payload), key, runAt, tries],
    );
}

async function countOf(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${pg.escapeIdentifier(table)}`);
  return Number(rows[0]?.count);
}

function assertWhole(kept: End, end: End): void {
  const differs = Object.keys(end.rows).find((table) => kept.rows[table] !== end.rows[table]);
  if (differs) throw new Error(`The backup is torn: ${differs} has ${kept.rows[differs]} of ${end.rows[differs]} rows.`);
  if (kept.files !== end.files || kept.bytes !== end.bytes)
    throw new Error(`The backup is torn: ${kept.files} of ${end.files} files.`);
}
