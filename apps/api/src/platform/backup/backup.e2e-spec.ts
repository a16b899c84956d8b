import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { freshDatabase } from '../../../test/test-database.ts';
import { readConfig } from '../../config.ts';
import { loadDemoOnce } from '../../demo/load-demo-once.ts';
import { migrate } from '../../migrate.ts';
import { verify } from '../../tools/verify.ts';
import { DiskFileStore } from '../files/disk-file-store.ts';
import { StoredFiles, storedFilesLock } from '../files/stored-files.ts';
import { readArchive, writeArchive } from './archive.ts';
import type { End, Manifest } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

jest.setTimeout(120_000);

let api: TestApp;
let admin: Agent;
let store: DiskFileStore;
let fileId: number;
const company = { kind: 'company', country: 'LT', currency: 'EUR', language: 'lt', active: true };
const storeOf = (dataDir: string): DiskFileStore => new DiskFileStore(join(dataDir, 'files'));

beforeAll(async () => {
  api = await testApp();
  await loadDemoOnce(readConfig({ DATABASE_URL: api.url, KONTOR_DATA_DIR: api.dataDir, KONTOR_DEMO: 'true' }), () => undefined);
  admin = await api.as('admin');
  store = storeOf(api.dataDir);
  const customer = await admin
    .post('/api/v1/customers')
    .send({ ...company, name: 'Ąžuolas, "UAB"', notes: 'a\tb\n\\N\\.' })
    .expect(201);
  const upload = admin.post('/api/v1/files').field({ subject: 'Customer', subjectId: (customer.body as { id: number }).id });
  const { body } = await upload.attach('file', Buffer.from('%PDF-1.4 a contract'), 'contract.pdf').expect(201);
  fileId = (body as { id: number }).id;
});
afterAll(() => api.close());

async function written(key?: string): Promise<{ end: End; bytes: Buffer }> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const end = await writeBackup(out, { databaseUrl: api.url, store, key });
  return { end, bytes: await bytes };
}

const prepare = async (databaseUrl: string, { migrations }: Manifest): Promise<void> =>
  void (await migrate(databaseUrl, migrations.at(-1)));

/** Restores a backup into an empty database and an empty store of its own. */
async function restored<T>(
  bytes: Buffer,
  work: (there: { url: string; store: DiskFileStore; end: End }) => Promise<T>,
  key?: string,
): Promise<T> {
  const { url, drop } = await freshDatabase('template0');
  const dataDir = mkdtempSync(join(tmpdir(), 'kontor-restored-'));
  try {
    const target = { databaseUrl: url, store: storeOf(dataDir), key, prepare: (manifest: Manifest) => prepare(url, manifest) };
    const end = await readBackup(Readable.from([bytes]), target);
    return await work({ url, store: target.store, end });
  } finally {
    rmSync(dataDir, { recursive: true });
    await drop();
  }
}

/** A checksum over all rows of each table, except for columns that count transactions. */
async function sumsOf(connectionString: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string; columns: string }>(`select table_name as name,
        string_agg(quote_ident(column_name), ', ' order by column_name) as columns
      from information_schema.columns where table_schema = 'public' and udt_name <> 'xid8' and table_name <> 'migration' group by table_name order by 1`);
    const sums: Record<string, string> = {};
    for (const { name, columns } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(r::text), '' order by md5(r::text))), '') as sum from (select ${columns} from "${name}") r`,
      );
      sums[name] = rows[0]?.sum ?? '';
    }
    const { rows: sequences } = await client.query<{ name: string; value: string }>(
      `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'`,
    );
    for (const { name, value } of sequences) sums[`sequence ${name}`] = value;
    return sums;
  } finally {
    await client.end();
  }
}

/** Constraints and triggers from the catalog. */
async function rulesOf(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{
      rule: string;
    }>(`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      union all select table_name || ' ' || column_name || ' ' || coalesce(column_default, '') from information_schema.columns where table_schema = 'public'
      order by 1`);
    return rows.map(({ rule }) => rule);
  } finally {
    await client.end();
  }
}

describe('a backup', () => {
  it('restores every row, sequence, constraint, trigger and file, and verify passes', async () => {
    await api.sql(`select graphile_worker.add_job('sendMail', '{"mailId": 77}', run_at => now() + interval '1 day')`);
    const { bytes, end } = await written();
    expect(end.files).toBeGreaterThan(1);
    await restored(bytes, async (there) => {
      expect(there.end).toEqual(end);
      expect(await sumsOf(there.url)).toEqual(await sumsOf(api.url));
      expect(await rulesOf(there.url)).toEqual(await rulesOf(api.url));
      const [row] = await api.sql<{ key: string }>('select storage_key as key from file where id = $1', [fileId]);
      expect(await text(await there.store.open(row?.key ?? ''))).toBe('%PDF-1.4 a contract');
      expect((await verify(there.url)).problems).toEqual([]);
      const client = new pg.Client({ connectionString: there.url });
      await client.connect();
      const { rows } = await client.query(`select 1 from graphile_worker._private_jobs where payload->>'mailId' = '77'`);
      const { rows: counted } = await client.query('select 1 from audit where xid is not null');
      await client.end();
      expect([rows.length, counted.length]).toEqual([1, 0]);
    });
  });

  it('shows one moment, even while people go on working', async () => {
    let stop = false;
    let made = 0;
    const work = async (): Promise<void> => {
      while (!stop) {
        await admin
          .post('/api/v1/customers')
          .send({ ...company, name: `Meanwhile ${(made += 1)}` })
          .expect(201);
      }
    };
    const working = work();
    const { bytes } = await written();
    stop = true;
    await working;
    expect(made).toBeGreaterThan(1);
    await restored(bytes, async ({ url }) => expect((await verify(url)).problems).toEqual([]));
  });

  it('contains a file that is removed meanwhile', async () => {
    const client = new pg.Client({ connectionString: api.url });
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [storedFilesLock]);
    const { key } = await store.put(Readable.from(['nobody has this']));
    const files = api.app.get(StoredFiles);
    await files.sweep(api.em(), new Date(Date.now() + 1000));
    expect(await text(await store.open(key))).toBe('nobody has this');
    await client.end();
    const [row] = await api.sql<{ key: string }>('select storage_key as key from file where id = $1', [fileId]);
    await files.sweep(api.em(), new Date(Date.now() + 1000));
    await expect(store.open(key)).rejects.toThrow();
    expect(await text(await store.open(row?.key ?? ''))).toBe('%PDF-1.4 a contract');
  });

  it('is encrypted with a passphrase, and no other opens it', async () => {
    const { bytes } = await written('a horse that is battery stapled');
    expect(bytes.subarray(0, 18).toString()).toBe('age-encryption.org');
    await expect(restored(bytes, () => Promise.resolve())).rejects.toThrow('encrypted');
    await expect(restored(bytes, () => Promise.resolve(), 'another passphrase')).rejects.toThrow('does not open');
    await restored(
      bytes,
      async ({ url }) => expect(await sumsOf(url)).toEqual(await sumsOf(api.url)),
      'a horse that is battery stapled',
    );
  });

  it('is encrypted for a public key', async () => {
    const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
    const secret = await generateX25519Identity();
    const { bytes } = await written(await identityToRecipient(secret));
    await restored(bytes, async ({ end }) => expect(end.files).toBeGreaterThan(1), secret);
  });
});

describe('restoring', () => {
  it('refuses a database that is not empty', async () => {
    const { bytes } = await written();
    const target = { databaseUrl: api.url, store, prepare: () => Promise.reject(new Error('must not be reached')) };
    await expect(readBackup(Readable.from([bytes]), target)).rejects.toThrow('not empty');
  });

  it('refuses a cut-off backup, and leaves the database empty for the next try', async () => {
    const { bytes } = await written();
    const { url, drop } = await freshDatabase('template0');
    const target = { databaseUrl: url, store, prepare: (manifest: Manifest) => prepare(url, manifest) };
    for (const missing of [2000, 60_000, bytes.length - 60_000])
      await expect(readBackup(Readable.from([bytes.subarray(0, bytes.length - missing)]), target)).rejects.toThrow();
    await expect(readBackup(Readable.from([await without(bytes, 'end.json')]), target)).rejects.toThrow('torn');
    await expect(readBackup(Readable.from([await without(bytes, 'tables/invoice/000001.copy')]), target)).rejects.toThrow(
      /torn|foreign key/,
    );
    await readBackup(Readable.from([bytes]), target);
    expect(await sumsOf(url)).toEqual(await sumsOf(api.url));
    await drop();
  });
});

/** The same archive without one entry. */
async function without(bytes: Buffer, name: string): Promise<Buffer> {
  const out = new PassThrough();
  const whole = buffer(out);
  await writeArchive(out, undefined, async (archive) => {
    for await (const entry of readArchive(Readable.from([bytes]), undefined)) {
      const content = await buffer(entry.content);
      if (entry.name !== name) await archive.add(entry.name, content);
    }
  });
  return whole;
}
