// Measures a morning on which a thousand recurring invoices are due: how long one worker takes, in the very process that answers people,
// and how much longer those wait meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from './databases.mjs';
import { crowd, spread } from './measure.mjs';
import { people } from './operations.mjs';
import { bounded } from './report.mjs';

const many = 1000;
const name = 'bench recurring';
/** Each person asks three times a second. */
const pauseMs = 333;
const restSeconds = 15;

/** Drafts of three lines for customers who take turns, due today. */
const plan = (url) =>
  withClient(url, async (client) => {
    await client.query(
      `with firm as (select (now() at time zone time_zone)::date as today, base_currency as currency from organisation),
         person as (select id from user_account where email = 'admin@demo.com'),
         buyer as (select id, row_number() over (order by id) - 1 as place, count(*) over () as total from customer
           where currency = (select currency from firm)),
         made as (insert into recurring_invoice (name, every, unit, first_date, next_date, set_up_by_id, customer_id, currency,
             language, internal_note, subtotal, net, tax, total)
           select $1, 1, 'month', today, today, person.id, buyer.id, currency, 'lt', 'bench', 300, 300, 63, 363
           from firm, person, generate_series(0, $2::int - 1) n join buyer on buyer.place = n % buyer.total returning id),
         rate as (select * from tax_rate where category = 'S' and valid_to is null and percent = 21 order by id limit 1)
       insert into recurring_invoice_line (recurring_invoice_id, position, description, quantity, unit, unit_price, tax_rate_id, tax_name,
         tax_percent, tax_category, net)
       select made.id, place, 'Hosting ' || place, 1, 'C62', 100, rate.id, rate.name, 21, 'S', 100
       from made, rate, generate_series(1, 3) place`,
      [name, many],
    );
    await client.query('analyze recurring_invoice, recurring_invoice_line');
  });

const clear = (url) => withClient(url, (client) => client.query('delete from recurring_invoice where name = $1', [name]));

/** Wakes the worker and waits until none is due any more; returns the seconds and what was made. */
const morning = (url) =>
  withClient(url, async (client) => {
    const from = performance.now();
    await client.query(`select graphile_worker.add_job('makeRecurringInvoices', '{}'::json)`);
    for (;;) {
      const { rows } = await client.query(
        `select count(*)::int as made from recurring_invoice_run r join recurring_invoice q on q.id = r.recurring_invoice_id
         where q.name = $1 and r.state = 'made' and r.invoice_id is not null`,
        [name],
      );
      const seconds = (performance.now() - from) / 1000;
      if (rows[0].made >= many || seconds > 300) return { seconds, made: rows[0].made };
      await sleep(250);
    }
  });

/** Of ten requests, four list, four open an invoice and two write. */
const kinds = ['list', 'list', 'list', 'list', 'invoice', 'invoice', 'invoice', 'invoice', 'createTimeEntry', 'createInvoice'];
const choose = (random) => kinds[Math.floor(random() * kinds.length)];

export async function measureRecurring({ scale, ours, url, requests, log }) {
  log(`scale ${scale}: ${many} recurring invoices due on one morning`);
  await clear(url);
  const asking = (seconds, until) => crowd(ours, requests, choose, { clients: people, seconds, seed: 7, pauseMs, until });
  try {
    await asking(3);
    const before = spread((await asking(restSeconds)).times);
    await plan(url);
    let isMaking = true;
    const made = morning(url).finally(() => (isMaking = false));
    const { times, errors } = await asking(300, () => !isMaking);
    const meanwhile = spread(times);
    const { seconds, made: count } = await made;
    for (const error of [...new Set(errors)].slice(0, 5)) log(`refused: ${error}`);
    const title = `${many} recurring invoices due on one morning`;
    return [
      bounded(`${title}: made within`, scale, seconds, 60, { unit: 's', text: `${seconds.toFixed(1)} s` }),
      bounded(`${title}: not made`, scale, many - count, 0, { unit: 'invoices', text: String(many - count) }),
      ...['p50', 'p99'].map((share) =>
        bounded(`the API meanwhile, at rest as the floor: ${share}`, scale, meanwhile[share], undefined, {
          floor: `${before[share].toFixed(1)} ms`,
        }),
      ),
      bounded('its p99 meanwhile against its own at rest', scale, meanwhile.p99 / before.p99, 2, { unit: '×' }),
    ];
  } finally {
    await clear(url);
  }
}
