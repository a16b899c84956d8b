import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { tables, world, type Batch, type TableName, type Value } from '@kontor/demo-data';
import pg from 'pg';
import { hashPassword } from '../people/credentials/passwords.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { noPasswordYet } from '../people/users/user.entity.ts';
import { copyIn } from './copy-in.ts';
import { demoPaper } from './demo-paper.ts';

type LoadOptions = {
  today: string;
  /** Multiple of the normal demo firm, which has 1,500 invoices. */
  scale?: number;
  /** File store and encryption for user documents, papers of bills and numbers of people; without them, both are left out. */
  keep?: { store: FileStore; encrypt: (text: string) => string };
  /** Called after each batch with the number of rows in its table so far. */
  onProgress?: (table: TableName, rows: number) => void;
};

// Replaced: the seed filled these tables, and the demo firm has rows of its own.
const replaced = ['organisation', 'number_series', 'tax_rate', 'classifier', 'bank_account'];
const frozen = [
  ['bill', 'bill_frozen'],
  ['bill_line', 'bill_line_frozen'],
  ['vendor_credit_note', 'vendor_credit_note_frozen'],
  ['vendor_credit_note_line', 'vendor_credit_note_line_frozen'],
  ['invoice', 'invoice_frozen'],
  ['invoice_line', 'invoice_line_frozen'],
  ['credit_note', 'credit_note_frozen'],
  ['credit_note_line', 'credit_note_line_frozen'],
  ['retainer_invoice', 'retainer_invoice_frozen'],
  ['retainer_invoice_line', 'retainer_invoice_line_frozen'],
  ['estimate', 'estimate_frozen'],
  ['estimate_line', 'estimate_line_frozen'],
  ['inventory_adjustment_line', 'inventory_adjustment_line_frozen'],
] as const;
const lockKey = 7_451_003;

const isFiles = (table: TableName): boolean => table === 'user_document' || table === 'file';

/** Is the database unused? */
export async function isEmpty(databaseUrl: string): Promise<boolean> {
  return connected(databaseUrl, isUnused);
}

async function isUnused(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ unused: boolean }>(
    'select not exists (select from customer) and not exists (select from user_account) as unused',
  );
  return rows[0]?.unused ?? false;
}

/**
 * Fills a migrated and seeded database with the demo firm, all or nothing, and returns the number of rows per table. Throws when
 * the database has customers or people.
 */
export async function loadDemo(
  databaseUrl: string,
  { today, scale = 1, keep, onProgress }: LoadOptions,
): Promise<Map<TableName, number>> {
  return connected(databaseUrl, async (client) => {
    await client.query('begin');
    try {
      await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
      if (!(await isUnused(client)))
        throw new Error('The demo firm is loaded into an empty database only; this one has customers or people.');
      const counts = await fill(client, { today, scale, keep, onProgress });
      await client.query('commit');
      await client.query(
        `vacuum (analyze) ${[...counts.keys(), 'role', 'unbilled_entry', 'month_hours', 'item_stock'].map(pg.escapeIdentifier).join(', ')}`,
      );
      return counts;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

async function fill(client: pg.Client, { today, scale, keep, onProgress }: LoadOptions): Promise<Map<TableName, number>> {
  for (const table of replaced) await client.query(`delete from ${table}`);
  // Documents are loaded in their final state, which the triggers would freeze; they are disabled in this transaction only.
  for (const [table, trigger] of frozen) await client.query(`alter table ${table} disable trigger ${trigger}`);
  const counts = new Map<TableName, number>();
  for (const batch of world({ today, scale })) {
    if (isFiles(batch.table) && !keep) continue;
    const { table, columns, rows } = await stored(client, batch, keep);
    await copyIn(client, table, columns, rows);
    counts.set(table, (counts.get(table) ?? 0) + rows.length);
    onProgress?.(table, counts.get(table) ?? 0);
  }
  for (const table of Object.keys(tables)) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, 'id'), (select coalesce(max(id), 1) from ${pg.escapeIdentifier(table)}))`,
      [table],
    );
  }
  // The series of the invoices are loaded after them, so the constraint is deferred; PostgreSQL cannot alter a table with pending checks.
  await client.query('set constraints all immediate');
  for (const [table, trigger] of frozen) await client.query(`alter table ${table} enable trigger ${trigger}`);
  return counts;
}

async function stored(client: pg.Client, batch: Batch, keep: LoadOptions['keep']): Promise<Batch> {
  if (batch.table === 'user_account') return withNumbers(await withAccess(client, batch), keep);
  return isFiles(batch.table) && keep ? withFiles(batch, keep.store) : batch;
}

/** Replaces role keys by ids, and passwords by hashes: one for each sample account, and one that nobody knows for all others. */
async function withAccess(client: pg.Client, batch: Batch): Promise<Batch> {
  const { rows: roles } = await client.query<{ id: number; key: string }>('select id, key from role');
  const roleIds = new Map<Value, number>(roles.map((role) => [role.key, role.id]));
  const [roleAt, passwordAt, invitedAt] = ['role_key', 'password', 'invited_at'].map((name) => batch.columns.indexOf(name));
  const nobodyKnows = randomBytes(32).toString('base64url');
  const passwords = [...new Set(batch.rows.map((row) => row[passwordAt ?? -1]))];
  const hashes = new Map<Value | undefined, string>();
  await Promise.all(
    passwords.map(async (known) => hashes.set(known, await hashPassword(typeof known === 'string' ? known : nobodyKnows))),
  );
  const names: Record<string, string> = { role_key: 'role_id', password: 'password_hash' };
  return {
    table: batch.table,
    columns: batch.columns.map((column) => names[column] ?? column),
    rows: batch.rows.map((row) =>
      row.map((value, index) => {
        if (index === passwordAt) return row[invitedAt ?? -1] ? noPasswordYet : (hashes.get(value) ?? null);
        return index === roleAt ? (roleIds.get(value) ?? null) : value;
      }),
    ),
  };
}

function withNumbers(batch: Batch, keep: LoadOptions['keep']): Batch {
  const numbers = new Set(['personal_id', 'bank_account'].map((name) => batch.columns.indexOf(name)));
  const sealed = (value: Value): Value => (keep && typeof value === 'string' ? keep.encrypt(value) : null);
  return { ...batch, rows: batch.rows.map((row) => row.map((value, at) => (numbers.has(at) ? sealed(value) : value))) };
}

/** Stores each text as a file. */
async function withFiles({ table, columns, rows }: Batch, store: FileStore): Promise<Batch> {
  const textAt = columns.indexOf('text');
  const without = <T>(list: readonly T[]): T[] => list.filter((_, at) => at !== textAt);
  return {
    table,
    columns: [...without(columns), 'storage_key', 'size', 'sha256'],
    rows: await Promise.all(
      rows.map(async (row) => {
        const { key, size, sha256 } = await store.put(Readable.from([demoPaper(row[textAt] as string)]));
        return [...without(row), key, size, sha256];
      }),
    ),
  };
}

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'kontor-demo' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
