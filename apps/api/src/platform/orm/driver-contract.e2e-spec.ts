import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { Role } from '../../people/roles/role.entity.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const file = (path: string): string => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');

/** The prepared statements of this transaction's connection, with their number of parameters. */
async function prepared(em: EntityManager): Promise<{ statement: string; values: number }[]> {
  const { rows } = await sql<{ statement: string; values: number }>`
    select statement, cardinality(parameter_types) as values from pg_prepared_statements where name like 'kontor_%'`.execute(
    em.getKysely(),
  );
  return rows;
}

/** Runs in one transaction, and so on one connection, then rolls back. */
async function tried<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
  let result: T | undefined;
  const undone = api.em().transactional(async (em) => {
    result = await work(em);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  return result as T;
}

const odd = { key: 'a?', name: "it's ?? $1 \\? \u00e0 'x'", rules: [{ action: 'read', subject: 'Customer', note: '$2 ?' }] };

describe('our patches of MikroORM and pg', () => {
  // Their internals are not a public contract: for another version, compare driver.ts and prepared.ts with their sources.
  it.each(['@mikro-orm/postgresql', 'kysely', 'pg'])('were compared with the source of this version of %s', (name) => {
    const { version } = JSON.parse(file(`node_modules/${name}/package.json`)) as { version: string };
    expect(file('docs/adr/0012-patches-on-the-driver.md')).toContain(`${name} ${version}`);
  });

  it('send the values of an insert as parameters, and prepare a statement at its third use', async () => {
    const statements = await tried(async (em) => {
      for (const at of [1, 2, 3]) {
        em.create(Role, { ...odd, key: `${odd.key}${at}`, name: `${odd.name}${at}` });
        await em.flush();
      }
      return prepared(em);
    });
    const insertion = statements.find(({ statement }) => statement.startsWith('insert into "role"'));
    expect(insertion?.values).toBeGreaterThanOrEqual(3);
    expect(insertion?.statement).toMatch(/values \((?=.*\$1)(?=.*\$3)/);
    expect(insertion?.statement).not.toContain(odd.name);
  });

  it('send the values of an update as parameters', async () => {
    const statements = await tried(async (em) => {
      const role = await em.findOneOrFail(Role, { key: 'admin' });
      // Two changes within a millisecond leave `updated_at` as it is, and so make a statement of their own: of six, one comes three times.
      for (const at of [1, 2, 3, 4, 5, 6]) {
        role.name = `${odd.name}${at}`;
        await em.flush();
      }
      return prepared(em);
    });
    const changes = statements.filter(({ statement }) => /^update "role" set .*"name" = \$\d/s.test(statement));
    expect(changes).not.toEqual([]);
    for (const { statement, values } of changes) {
      expect(values).toBeGreaterThanOrEqual(2);
      expect(statement).not.toContain(odd.name);
    }
  });

  it('keep every value unchanged', async () => {
    const [stored, rowCount] = await tried(async (em) => {
      em.create(Role, odd);
      em.create(Role, { ...odd, key: 'b?', name: 'another' });
      await em.flush();
      em.clear();
      const role = await em.findOneOrFail(Role, { key: odd.key });
      return [role, await em.count(Role, { key: { $in: [odd.key, 'b?'] } })];
    });
    expect(stored).toMatchObject(odd);
    expect(stored.createdAt).toBeInstanceOf(Date);
    expect(rowCount).toBe(2);
  });

  it('read on the plain client outside a transaction', async () => {
    const em = api.em();
    expect(em.getKysely()).toBe(em.getConnection().getClient());
    await tried(async (inside) => expect(inside.getKysely()).not.toBe(inside.getConnection().getClient()));
  });
});
