// Compares the sample calls with the floor, and their lists for a person with few records and one with a hundred thousand.
import { measureCall } from './calls.mjs';
import { withClient } from './databases.mjs';
import { Client, json } from './http-client.mjs';
import { inTurns } from './measure.mjs';
import { bounded } from './report.mjs';

const calls = [
  '/pricing/data',
  '/faq/data?q=guarantee',
  '/card/card-statistics/sales',
  '/api/autocomplete/data',
  '/api/main-search/data',
  '/api/datatables/data?q=an',
  '/api/users/list/data?role=admin',
  '/apps/invoice/invoices?status=paid',
  '/apps/email/emails',
  '/apps/email/get-email?id=5',
  '/apps/chat/chats-and-contacts',
  '/apps/todo/tasks',
  '/apps/calendar/events',
  '/apps/ecommerce/products',
  '/apps/ecommerce/cart',
];
const reach = 2;
// Answers have the same length, so that only finding is compared. Events have no pages, but an answer has at most a thousand.
const grown = [
  ['/apps/email/emails?perPage=10', 'email', 100],
  ['/apps/todo/tasks?perPage=10', 'todo', 100],
  ['/apps/calendar/events', 'calendar_event', 1000],
];
const most = 100_000;
const firstCopy = 1_000_000;

/** Copies a person's records of this table until there are `many`. */
export const grow = (url, table, email, many) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as count from ${table} where user_id = (select id from user_account where email = $1)`,
      [email],
    );
    const [{ count }] = rows;
    await client.query(
      `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object('id', $2::int + n))).*
       from generate_series(1, $3::int) n
       join (select s.*, row_number() over (order by s.id) as place from ${table} s
         where s.user_id = (select id from user_account where email = $1)) p on p.place = 1 + n % $4::int
       join ${table} t on t.user_id = p.user_id and t.id = p.id`,
      [email, firstCopy, many - count, count],
    );
    await client.query(`vacuum (analyze) ${table}`);
  });

const shrink = (url, table) =>
  withClient(url, async (client) => {
    await client.query(`delete from ${table} where id > $1`, [firstCopy]);
    await client.query(`vacuum (analyze) ${table}`);
  });

export async function measureSamples({ scale, ours, floor, url, cards, rounds, log }) {
  const rows = [];
  const [headers] = cards;
  for (const path of calls)
    rows.push(await measureCall({ title: `GET ${path}`, scale, path, ours, floor, headers, rounds, each: 20, reach, log }));
  for (const [path, table, fewest] of grown) {
    log(`scale ${scale}: ${path} of ${fewest} and of ${most}`);
    const client = new Client(ours.port);
    for (const card of cards.slice(1, 3)) json(await client.send({ path, headers: card }));
    client.close();
    try {
      await grow(url, table, 'bench1@example.com', fewest);
      await grow(url, table, 'bench2@example.com', most);
      const [few, many] = await inTurns(
        cards.slice(1, 3).map((card) => ({ ...ours, headers: card })),
        () => ({ path }),
        { rounds, each: 20 },
      );
      rows.push(
        bounded(`${path}: of ${most} against of ${fewest}`, scale, many.p50 / few.p50, 1.5, { unit: '×', raw: { few, many } }),
      );
    } finally {
      await shrink(url, table);
    }
  }
  return rows;
}
