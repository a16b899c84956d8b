import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isIban } from '@kontor/domain';
import pg from 'pg';
import { freshDatabase } from '../../test/test-database.ts';
import { isPassword } from '../people/credentials/passwords.ts';
import { DiskFileStore } from '../platform/files/disk-file-store.ts';
import { seed } from '../seed.ts';
import { decrypt, encrypt, useEncryptionKeys } from '../platform/encryption/encrypted.ts';
import { verify } from '../tools/verify.ts';
import { isEmpty, loadDemo } from './load-demo.ts';

describe('the demo firm in a database', () => {
  let url: string;
  let drop: () => Promise<void>;
  let client: pg.Client;

  const values = async (sql: string): Promise<unknown[]> =>
    (await client.query<{ value: unknown }>(sql)).rows.map((row) => row.value);

  /** Runs statements with triggers disabled, then verify, and rolls back. */
  async function problemsAfter(...statements: string[]): Promise<string> {
    const copy = await freshCopy();
    const other = new pg.Client({ connectionString: copy.url });
    await other.connect();
    await other.query("set session_replication_role = 'replica'");
    for (const statement of statements) await other.query(statement);
    await other.end();
    const { problems } = await verify(copy.url);
    await copy.drop();
    return problems.join('\n');
  }

  async function freshCopy(): Promise<{ url: string; drop: () => Promise<void> }> {
    const copy = await freshDatabase();
    await seed(copy.url);
    await loadDemo(copy.url, { today: '2026-11-21', scale: 0.1 });
    return copy;
  }

  beforeAll(async () => {
    ({ url, drop } = await freshDatabase());
    await seed(url);
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await loadDemo(url, { today: '2026-11-21' });
  });
  afterAll(async () => {
    await client?.end();
    await drop?.();
  });

  it('has every figure right', async () => {
    expect(await verify(url)).toMatchObject({ problems: [], warnings: [], checked: { invoices: 1500 } });
  });

  it('breaks no constraint that the tables declare', async () => {
    const broken = `select conname as value from pg_constraint where contype in ('c', 'f') and not convalidated`;
    expect(await values(broken)).toEqual([]);
    // COPY checked them row by row, and disabled triggers are enabled again.
    expect(await values(`select tgname as value from pg_trigger where not tgisinternal and tgenabled = 'D'`)).toEqual([]);
    await expect(client.query("update invoice set total = total + 1 where status = 'paid'")).rejects.toMatchObject({
      constraint: 'invoice_frozen',
    });
  });

  it('leaves sequences at the next free id', async () => {
    const [last] = await values('select max(id) as value from customer');
    const [next] = await values(
      `insert into customer (name, country, currency) values ('Nauja, MB', 'LT', 'EUR') returning id as value`,
    );
    expect(next).toBe(Number(last) + 1);
    await client.query('delete from customer where id = $1', [next]);
  });

  it('admits the sample accounts, and their passwords open no others', async () => {
    const hashOf = async (email: string): Promise<string> =>
      String((await values(`select password_hash as value from user_account where email = '${email}'`))[0]);
    expect(await isPassword('admin', await hashOf('admin@demo.com'))).toBe(true);
    expect(await isPassword('client', await hashOf('client@demo.com'))).toBe(true);
    expect(await isPassword('admin', await hashOf('client@demo.com'))).toBe(false);
    expect(
      await values('select distinct password_hash as value from user_account where id > 4 and invited_at is null'),
    ).toHaveLength(1);
    const roles = await values(
      'select r.key as value from user_account u join role r on r.id = u.role_id where u.id < 5 order by u.id',
    );
    expect(roles).toEqual(['admin', 'client', 'accountant', 'employee']);
  });

  it('encrypts the numbers of people and stores their documents as files; without a store there are none', async () => {
    expect(await values('select count(*)::int as value from user_account where personal_id is not null')).toEqual([0]);
    expect(await values('select count(*)::int as value from user_document')).toEqual([0]);
    useEncryptionKeys(['a secret of this test, long enough']);
    const dir = mkdtempSync(join(tmpdir(), 'kontor-demo-'));
    const store = new DiskFileStore(dir);
    const copy = await freshDatabase();
    await seed(copy.url);
    await loadDemo(copy.url, { today: '2026-11-21', scale: 0.5, keep: { store, encrypt } });
    const other = new pg.Client({ connectionString: copy.url });
    await other.connect();
    const { rows: people } = await other.query<{ personal_id: string; bank_account: string }>(
      'select personal_id, bank_account from user_account where id > 2',
    );
    for (const { personal_id, bank_account } of people) {
      expect(decrypt(personal_id)).toMatch(/^\d{11}$/);
      expect(isIban(decrypt(bank_account))).toBe(true);
      expect(personal_id).not.toContain(decrypt(personal_id));
    }
    const { rows: papers } = await other.query<{ storage_key: string; size: number }>(
      'select storage_key, size from user_document',
    );
    expect(papers.length).toBeGreaterThan(4);
    for (const { storage_key, size } of papers) {
      const bytes = await buffer(await store.open(storage_key));
      expect([bytes.length, bytes.toString('latin1', 0, 5)]).toEqual([size, '%PDF-']);
    }
    await other.end();
    await copy.drop();
    rmSync(dir, { recursive: true });
  });

  it('has a history for every issued invoice', async () => {
    const untold = `select count(*)::int as value from invoice i where number is not null and not exists
      (select 1 from audit a where a.subject = 'Invoice' and a.subject_id = i.id and a.verb = 'send')`;
    expect(await values(untold)).toEqual([0]);
  });

  it('refuses a database that is in use, and does not change it', async () => {
    expect(await isEmpty(url)).toBe(false);
    await expect(loadDemo(url, { today: '2026-11-21' })).rejects.toThrow('empty database only');
    expect(await values('select count(*)::int as value from invoice')).toEqual([1500]);
  });

  it('fails verify when a stored figure is wrong', async () => {
    const found = await problemsAfter(
      `update invoice_line set net = net + 1 where id = 1`,
      `update payment_allocation set amount = amount - 0.01 where id = 2`,
      `update write_off set amount = amount - 0.01 where id = 1`,
      `delete from invoice where number = 'INV-2026-0005'`,
      `update number_series set next_number = next_number + 1`,
      `update time_entry set billable = false where id = (select min(time_entry_id) from invoice_source)`,
    );
    expect(found).toMatch(/Invoice 1: subtotal .* instead of|Invoice 1: net of line 1/);
    expect(found).toContain('paid differs from the payments of the invoice (1)');
    expect(found).toContain('written off differs from the write-offs of the invoice (1)');
    expect(found).toContain('the credit differs from what pays nothing (1)');
    expect(found).toContain('between INV-2026-0004 and INV-2026-0006 a number is missing');
    expect(found).toContain('the next number is');
    expect(found).toContain('hours are on an invoice of another customer, or are not billable (1)');
  });
});
