import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { BackgroundJobRecord } from '@kontor/domain';
import { aMail } from '../../../test/builders/mail.ts';
import { store as insert } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { freshDatabase, migrateAtOnce } from '../../../test/test-database.ts';
import { readConfig } from '../../config.ts';
import { loadDemoOnce } from '../../demo/load-demo-once.ts';
import { migrate } from '../../migrate.ts';
import { verify } from '../../tools/verify.ts';
import { JobRegistry } from '../jobs/job-registry.ts';
import { DiskFileStore } from '../files/disk-file-store.ts';
import { StoredFiles, storedFilesLock } from '../files/stored-files.ts';
import { unzip } from '../files/unzip.ts';
import { zip, type ZipEntry } from '../files/zip.ts';
import { readArchive, writeArchive, type Archive, type Entry } from './archive.ts';
import { problemsOfFiles } from './files-back.ts';
import type { End, Manifest, Restored } from './manifest.ts';
import { readBackup, readEntries } from './read-backup.ts';
import { exportEntriesOf } from './read-export.ts';
import { writeBackup } from './write-backup.ts';

let api: TestApp;
let admin: Agent;
let store: DiskFileStore;
let fileId: number;
const company = { kind: 'company', country: 'LT', currency: 'EUR', language: 'lt', active: true };
const storeOf = (dataDir: string): DiskFileStore => new DiskFileStore(join(dataDir, 'files'));

beforeAll(async () => {
  api = await testApp();
  const config = readConfig({ DATABASE_URL: api.url, KONTOR_DATA_DIR: api.dataDir, KONTOR_DEMO: 'true' });
  await loadDemoOnce(config, () => undefined, 0.1);
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

type Prepare = (databaseUrl: string, manifest: Manifest) => Promise<void>;
/** As a restore prepares a database: where it matters, since it takes longer than all else. */
const migrated: Prepare = async (databaseUrl, { migrations }) => void (await migrate(databaseUrl, { to: migrations.at(-1) }));
const prepare: Prepare = (databaseUrl) => migrateAtOnce(databaseUrl);

type There = { url: string; store: DiskFileStore; end: Restored };

/** Restores a backup into an empty database and an empty store of its own. */
const restored = <T>(bytes: Buffer, work: (there: There) => Promise<T>, key?: string, prepared = prepare): Promise<T> =>
  restoredFrom(readArchive(Readable.from([bytes]), key), work, prepared);

async function restoredFrom<T>(
  entries: AsyncGenerator<Entry>,
  work: (there: There) => Promise<T>,
  prepared = prepare,
): Promise<T> {
  const { url, drop } = await freshDatabase('template0');
  const dataDir = mkdtempSync(join(tmpdir(), 'kontor-restored-'));
  try {
    const target = { databaseUrl: url, store: storeOf(dataDir), prepare: (manifest: Manifest) => prepared(url, manifest) };
    const end = await readEntries(entries, target);
    return await work({ url, store: target.store, end });
  } finally {
    rmSync(dataDir, { recursive: true });
    await drop();
  }
}

/** A checksum over all rows of each table, except for columns that count transactions. */
/** Tables that the planner knows nothing of. */
async function unanalyzedIn(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

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

describe('a full export', () => {
  let path: string;

  beforeAll(async () => {
    await (await api.as('accountant')).post('/api/v1/data-export').send({}).expect(403);
    const seesNoAmounts = await api.asOwnRole([
      { action: 'manage', subject: 'all' },
      { action: 'manage', subject: 'all', fields: ['@money'], inverted: true },
    ]);
    await seesNoAmounts.post('/api/v1/data-export').send({}).expect(403);
    await insert(api, aMail({ text: 'https://kontor.example/reset-password#token=se_cr-et ends in an hour' }));
    const { id } = (await admin.post('/api/v1/data-export').send({}).expect(202)).body as BackgroundJobRecord;
    await api.app
      .get(JobRegistry)
      .entries.find(({ name }) => name === 'runBackgroundJob')
      ?.work({ id, sessionId: 1 } as never, api.em(), true);
    const file = await admin.get(`/api/v1/background-jobs/${id}/file`).responseType('blob').expect(200);
    path = join(api.dataDir, 'export.zip');
    writeFileSync(path, file.body as Buffer);
  });

  const read = async (name: string): Promise<string> => {
    const { files, close } = await unzip(path);
    const content = await text(files.get(name)?.open() ?? Readable.from([]));
    await close();
    return content;
  };

  it('has the rows as JSON, as cells that are no formula, the columns and the files, and nothing that people sign in with', async () => {
    await admin
      .post('/api/v1/customers')
      .send({ ...company, name: 'later' })
      .expect(201);
    expect(await read('data/customer.jsonl')).toContain('"notes":"a\\tb\\n\\\\N\\\\."');
    expect(await read('csv/customer.csv')).toMatch(/^\ufeff?id,created_at,/);
    expect(await read('columns.csv')).toMatch(/\ncustomer,name,character varying\(\d+\),f,\n/);
    expect(await read('files.csv')).toMatch(/files\/.*contract\.pdf/);
    const { files, close } = await unzip(path);
    await close();
    expect([...files.keys()].filter((name) => /session|refresh|recovery|second_factor|idempotency|attempt/.test(name))).toEqual(
      [],
    );
    expect(await read('data/user_account.jsonl')).not.toContain('$argon2');
    for (const name of ['data/mail.jsonl', 'csv/mail.csv'])
      expect(await read(name)).toContain('/reset-password#token=… ends in an hour');
  });

  it('gives the same firm in an empty database, and verify passes', async () => {
    const before = await sumsOf(api.url);
    await restoredFrom(exportEntriesOf(path), async (there) => {
      const after = await sumsOf(there.url);
      const other = Object.keys(before).filter((name) => after[name] !== before[name]);
      expect(other.filter((name) => !name.startsWith('sequence'))).toEqual(
        expect.arrayContaining(['background_job', 'session', 'user_account']),
      );
      const left = ['attempt', 'account_link', 'background_job', 'idempotency_key', 'refresh_token', 'session', 'second_factor'];
      const later = ['audit', 'customer', 'mail', 'notification', 'user_account'];
      expect(
        other.filter((name) => ![...left, ...later, 'recovery_code'].includes(name) && !name.startsWith('sequence')),
      ).toEqual([]);
      expect((await verify(there.url)).problems).toEqual([]);
      expect(await problemsOfFiles(there.url, there.end)).toEqual([]);
    });
  });

  it('is refused when it is another archive, damaged, or of an unknown format, with nothing half done', async () => {
    const other = join(api.dataDir, 'other.zip');
    const written = (entries: ZipEntry[]) => pipeline(zip(entries), createWriteStream(other));
    const refused = (message: string) =>
      expect(restoredFrom(exportEntriesOf(other), () => Promise.resolve())).rejects.toThrow(message);
    await written([{ name: 'a.txt', content: Buffer.from('a') }]);
    await refused('no full export of Kontor');
    const manifest = { format: 99, migrations: [], tables: [], sequences: {}, jobs: [], madeAt: '' };
    await written([
      { name: 'manifest.json', content: Buffer.from(JSON.stringify(manifest)) },
      { name: 'end.json', content: Buffer.from('{}') },
    ]);
    await refused('reads backups of format 1');
    const bytes = readFileSync(path);
    writeFileSync(other, bytes.subarray(0, bytes.length - 100));
    await refused('no zip archive');

    const at = bytes.indexOf('data/invoice.jsonl') + 400;
    bytes.writeUInt8((bytes[at] ?? 0) ^ 0xff, at);
    writeFileSync(other, bytes);
    const { url, drop } = await freshDatabase('template0');
    const folder = mkdtempSync(join(tmpdir(), 'kontor-refused-'));
    const target = { databaseUrl: url, store: storeOf(folder), prepare: (manifest: Manifest) => prepare(url, manifest) };
    await expect(readEntries(exportEntriesOf(other), target)).rejects.toThrow('data/invoice.jsonl of the archive is damaged');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    expect((await client.query(`select 1 from pg_tables where schemaname = 'public'`)).rows).toEqual([]);
    await client.end();
    expect(existsSync(join(folder, 'files')) ? readdirSync(join(folder, 'files')) : []).toEqual([]);
    rmSync(folder, { recursive: true });
    await drop();
  });
});

describe('a backup', () => {
  it('restores every row, sequence, constraint, trigger and file, and verify passes', async () => {
    await api.sql(`select graphile_worker.add_job('sendMail', '{"mailId": 77}', run_at => now() + interval '1 day')`);
    const { bytes, end } = await written();
    expect(end.files).toBeGreaterThan(1);
    const compare = async (there: { url: string; store: DiskFileStore; end: Restored }): Promise<void> => {
      expect(there.end).toMatchObject(end);
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
    };
    await restored(bytes, compare, undefined, migrated);
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
    await readBackup(Readable.from([bytes]), { ...target, prepare: (manifest) => migrated(url, manifest) });
    expect(await sumsOf(url)).toEqual(await sumsOf(api.url));
    expect(await unanalyzedIn(url)).toEqual([]);
    await drop();
  });

  it('leaves no file and no folder behind when it is refused, and what was there before untouched', async () => {
    const { bytes } = await written();
    const { url, drop } = await freshDatabase('template0');
    const dataDir = mkdtempSync(join(tmpdir(), 'kontor-refused-'));
    const target = { databaseUrl: url, store: storeOf(dataDir), prepare: (manifest: Manifest) => prepare(url, manifest) };
    const refused = async (message: RegExp, given = bytes) =>
      expect(readBackup(Readable.from([given]), target)).rejects.toThrow(message);
    const torn = await without(bytes, 'end.json');
    await refused(/torn/, torn);
    expect(readdirSync(dataDir)).toEqual([]);
    await refused(/not a backup of Kontor, or it is damaged/, Buffer.from('PK a spreadsheet'));
    const key = await keyOf(fileId);
    await target.store.put(Readable.from(['%PDF-1.4 a contract']), key);
    await refused(/torn/, torn);
    expect(filesIn(dataDir)).toEqual([join(dataDir, 'files', key)]);
    await target.store.put(Readable.from(['somebody else’s']), key);
    await refused(/another file .* already/);
    expect(filesIn(dataDir).map((path) => readFileSync(path, 'utf8'))).toEqual(['somebody else’s']);
    rmSync(dataDir, { recursive: true });
    await drop();
  });
});

describe('the files', () => {
  const pathOf = (key: string): string => join(api.dataDir, 'files', key);
  const surplus = 'aa/bb/000000000000000000000000000000000000';

  it('are compared with what was stored by verify and by a restore, and each that differs is named', async () => {
    const [changed, missing] = await api.sql<{ key: string; name: string }>(
      `select storage_key as key, name || ' of ' || subject || ' ' || subject_id as name from file where id <> $1 order by id limit 2`,
      [fileId],
    );
    if (!changed || !missing) throw new Error('the demo firm has too few files');
    const kept = [changed, missing].map(({ key }) => readFileSync(pathOf(key)));
    expect(await verify(api.url, store)).toMatchObject({ problems: [], warnings: [] });

    const bytes = Buffer.from(kept[0] ?? '');
    bytes[bytes.length - 2] = (bytes.at(-2) ?? 0) ^ 1;
    writeFileSync(pathOf(changed.key), bytes);
    rmSync(pathOf(missing.key));
    await store.put(Readable.from(['nobody has this']), surplus);
    utimesSync(pathOf(surplus), 1, 1);
    const wrong = [
      `${changed.name} is not what was stored, its bytes have changed (${changed.key})`,
      `${missing.name} is missing from the file store (${missing.key})`,
    ];
    const found = await verify(api.url, store);
    expect([found.problems.sort(), found.warnings]).toEqual([
      wrong.sort(),
      [`the file store has a file that no record refers to (${surplus})`],
    ]);
    expect((await verify(api.url)).problems).toEqual([]);

    const backup = await withEntry((await written()).bytes, `files/${surplus}`);
    await restored(backup, async ({ url, end }) =>
      expect((await problemsOfFiles(url, end)).sort()).toEqual(
        [
          wrong[0] ?? '',
          `${wrong[1]}: it was missing when the backup was made`,
          `the backup has a file that no record refers to (${surplus})`,
        ].sort(),
      ),
    );
    [changed, missing].forEach(({ key }, at) => writeFileSync(pathOf(key), kept[at] ?? ''));
    rmSync(pathOf(surplus));
    expect((await verify(api.url, store)).problems).toEqual([]);
  });

  it('that are all away are told in one sentence', async () => {
    const found = await verify(api.url, storeOf(join(api.dataDir, 'nothing')));
    expect(found.problems).toEqual([expect.stringMatching(/^none of the \d+ files is in the file store: is its folder/)]);
    expect(existsSync(join(api.dataDir, 'nothing'))).toBe(false);
  });
});

const keyOf = async (id: number): Promise<string> =>
  (await api.sql<{ key: string }>('select storage_key as key from file where id = $1', [id]))[0]?.key ?? '';
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** The same archive with a file more, counted at its end. */
async function withEntry(bytes: Buffer, name: string): Promise<Buffer> {
  const more = Buffer.from('nobody has this');
  return changedArchive(bytes, async (entry, content, archive) => {
    if (entry !== 'end.json') return archive.add(entry, content);
    const end = JSON.parse(content.toString()) as End;
    await archive.add(name, more);
    await archive.add(entry, Buffer.from(JSON.stringify({ ...end, files: end.files + 1, bytes: end.bytes + more.length })));
  });
}

/** The same archive without one entry. */
const without = (bytes: Buffer, name: string): Promise<Buffer> =>
  changedArchive(bytes, async (entry, content, archive) => {
    if (entry !== name) await archive.add(entry, content);
  });

async function changedArchive(
  bytes: Buffer,
  change: (entry: string, content: Buffer, archive: Archive) => Promise<void>,
): Promise<Buffer> {
  const out = new PassThrough();
  const whole = buffer(out);
  await writeArchive(out, undefined, async (archive) => {
    for await (const entry of readArchive(Readable.from([bytes]), undefined))
      await change(entry.name, await buffer(entry.content), archive);
  });
  return whole;
}
