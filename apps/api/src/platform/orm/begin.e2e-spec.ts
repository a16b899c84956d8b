import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { answeredWithNext, beginWithFirst, sentWithCommit, type SentWithCommit } from './begin.ts';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({
    connectionString: `${process.env['KONTOR_TEST_PG'] ?? ''}/postgres`,
    pipeline: true,
  });
  await client.connect();
  beginWithFirst(client);
  await client.query('create temporary table kept (id int primary key)');
});
afterAll(() => client.end());

const kept = async (): Promise<number> => (await client.query<{ id: number }>('select id from kept')).rows.length;

it('does not wait for the answer to BEGIN', async () => {
  let isBusy = true;
  const before = client.query('select pg_sleep(1)').then(() => (isBusy = false));
  await client.query('begin');
  expect(isBusy).toBe(true);
  await client.query('rollback');
  await before;
});

it('keeps what is committed and nothing else', async () => {
  await client.query('begin');
  await client.query('insert into kept values ($1)', [1]);
  await client.query('rollback');
  expect(await kept()).toBe(0);
  await client.query('begin');
  await expect(client.query('insert into kept values ($1), ($1)', [2])).rejects.toThrow('duplicate key');
  await expect(client.query('insert into kept values (3)')).rejects.toThrow('transaction is aborted');
  await client.query('rollback');
  await client.query('start transaction isolation level serializable');
  expect((await client.query<{ level: string }>(`select current_setting('transaction_isolation') as level`)).rows).toEqual([
    { level: 'serializable' },
  ]);
  await client.query('insert into kept values ($1)', [4]);
  await client.query('commit');
  expect(await kept()).toBe(1);
});

it('fails with the first statement when BEGIN fails', async () => {
  await client.query('start transaction isolation level nowhere');
  await expect(client.query('select 1')).rejects.toThrow('syntax error');
  expect((await client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('does not wait for the answer to SAVEPOINT, to which one comes back', async () => {
  await client.query('begin');
  await client.query('insert into kept values ($1)', [5]);
  let isBusy = true;
  const before = client.query('select pg_sleep(0.2)').then(() => (isBusy = false));
  await client.query('savepoint part');
  expect(isBusy).toBe(true);
  await expect(client.query('insert into kept values ($1)', [5])).rejects.toThrow('duplicate key');
  await client.query('rollback to savepoint part');
  await client.query('commit');
  await before;
  expect(await kept()).toBe(2);
});

describe('a statement that is answered with the next', () => {
  const write = (id: number) => client.query(`${answeredWithNext} insert into kept values ($1)`, [id]);

  it('is not waited for, and kept with the commit', async () => {
    await client.query('begin');
    await client.query('select 1');
    let isBusy = true;
    const before = client.query('select pg_sleep(0.2)').then(() => (isBusy = false));
    await write(10);
    expect(isBusy).toBe(true);
    await before;
    await client.query('commit');
    expect(await kept()).toBe(3);
  });

  it('fails the commit, which keeps nothing, or any statement before it', async () => {
    for (const next of ['commit', 'select 1']) {
      await client.query('begin');
      await client.query('insert into kept values ($1)', [11]);
      await write(10);
      await expect(client.query(next)).rejects.toThrow('duplicate key');
      await client.query('rollback');
    }
    expect(await kept()).toBe(3);
  });

  it('leaves nothing behind a rollback', async () => {
    await client.query('begin');
    await write(12);
    await client.query('rollback');
    expect(await kept()).toBe(3);
  });
});

describe('a statement that is sent with the commit', () => {
  type Level = { id: number; transaction: string | null };
  const read = async (id: number): Promise<SentWithCommit<Level>> => {
    const text = `${sentWithCommit} select id, pg_current_xact_id_if_assigned() as transaction from kept where id = $1`;
    const [held] = (await client.query<SentWithCommit<Level>>(text, [id])).rows;
    if (!held) throw new Error('nothing was held');
    return held;
  };
  const answerOf = async ({ answer }: SentWithCommit<Level>): Promise<Level[]> => (await answer).rows;

  it('reads behind it, in no transaction, without being waited for', async () => {
    await client.query('begin');
    const held = await read(20);
    await client.query('insert into kept values ($1)', [20]);
    await client.query('commit');
    expect(await answerOf(held)).toEqual([{ id: 20, transaction: null }]);
  });

  it('is never sent after a rollback, nor with the next transaction', async () => {
    await client.query('begin');
    const never = await read(20);
    await client.query('rollback');
    await client.query('begin');
    const held = await read(20);
    await client.query('commit');
    expect(await answerOf(held)).toHaveLength(1);
    expect(await Promise.race([never.answer, Promise.resolve('not sent')])).toBe('not sent');
  });

  it('finds nothing of a commit that failed', async () => {
    await client.query('begin');
    const held = await read(21);
    await client.query('insert into kept values ($1)', [21]);
    await client.query(`${answeredWithNext} insert into kept values (20)`);
    await expect(client.query('commit')).rejects.toThrow('duplicate key');
    expect(await answerOf(held)).toEqual([]);
  });
});
