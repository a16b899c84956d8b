// Records that only one run of some work touches have ids so high that nothing else in a statement is equal to one.
import { withClient } from './databases.mjs';

export const firstId = 700_000_000;
/** What the floor replaces in a statement: such ids, and the numbers of documents. */
export const replaced = /\b7\d{8}\b|\b(?:BENCH|EST)-[\w-]+/g;

const tables = ['estimate', 'estimate_line', 'estimate_tax', 'bill', 'bill_line', 'bill_tax', 'stock_move'];

/** Lets each of these tables count from a high number of its own, and makes goods that nobody has moved. */
export const begin = (url, goods) =>
  withClient(url, async (client) => {
    for (const [at, table] of tables.entries())
      await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, firstId + (at + 1) * 10_000_000]);
    await client.query(
      `insert into item (id, sku, name, kind, unit_id, selling_price, active, stock_tracked)
       select $1::int + n, 'BENCH-' || n, 'Bench goods ' || n, 'goods', (select id from classifier where code = 'C62' limit 1), 20, true, true
       from generate_series(0, $2::int - 1) n on conflict do nothing`,
      [firstId, goods],
    );
  });

/** Takes away what the work has made. */
export const end = (url) =>
  withClient(url, async (client) => {
    await client.query('set session_replication_role = replica'); // triggers refuse to forget
    const { rows } = await client.query(
      `with gone as (delete from estimate where id > $1 returning number)
       select min(substring(number from '\\d+$')::int) as first from gone where number ~ '^EST-\\d{4}-\\d+$'`,
      [firstId],
    );
    if (rows[0].first)
      await client.query(`update number_series set next_number = $1 where document_kind = 'estimate' and is_default`, [
        rows[0].first,
      ]);
    for (const table of ['estimate_line', 'estimate_tax', 'bill', 'bill_line', 'bill_tax', 'stock_move', 'item'])
      await client.query(`delete from ${table} where id >= $1`, [firstId]);
    await client.query('delete from item_stock where item_id >= $1', [firstId]);
    await client.query(`delete from audit where subject_id > $1 and subject in ('Estimate', 'Bill')`, [firstId]);
    await client.query('reset session_replication_role');
    for (const table of tables)
      await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select coalesce(max(id), 0) + 1 from ${table}))`, [
        table,
      ]);
    await client.query(`vacuum (analyze) ${tables.join(', ')}, item, item_stock, audit`);
  });
