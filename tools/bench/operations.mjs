// The requests of the benchmark: the same for the product and the floor, on the same rows of the same database.
import { withClient } from './databases.mjs';
import { Client, json } from './http-client.mjs';

export const people = 50;
const password = 'admin';
const emailOf = (at) => `bench${at}@example.com`;

/** Fifty colleagues of the sample administrator, with the same password. They stay in the kept database. */
export const addPeople = (url) =>
  withClient(url, (client) =>
    client.query(
      `with added as (
         insert into user_account (username, email, full_name, display_name, role_id, password_hash)
         select 'bench' || n, 'bench' || n || '@example.com', 'Bench ' || n, 'Bench ' || n, role_id, password_hash
         from user_account, generate_series(0, $1::int - 1) n where email = 'admin@demo.com'
         on conflict do nothing returning id)
       insert into user_rate (user_id, valid_from, cost_rate) select id, '2020-01-01', 30 from added`,
      [people],
    ),
  );

let address = 0;
/** Each sign-in has an address of its own, since attempts are limited by address too. */
export const signIn = (client, at) => {
  address += 1;
  return client.send({
    method: 'POST',
    path: '/jwt/login',
    headers: `x-forwarded-for: 10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}\r\n`,
    body: { email: emailOf(at % people), password },
  });
};

export async function tokens(port) {
  const client = new Client(port);
  const found = [];
  for (let at = 0; at < people; at++) found.push(json(await signIn(client, at)).accessToken);
  client.close();
  return found;
}

/** Rows that exist on every scale: the first customers of the demo firm are always the same. */
export const facts = (url) =>
  withClient(url, async (client) => {
    const rows = async (text, values) => (await client.query(text, values)).rows;
    const [{ rate }] = await rows(
      `select id as rate from tax_rate where category = 'S' and valid_to is null and percent > 0 order by id limit 1`,
    );
    return {
      rate,
      names: (await rows('select name from customer order by id limit 10')).map(({ name }) => name.split(',')[0].toLowerCase()),
      customers: (await rows(`select id from customer where currency = 'EUR' order by id limit 20`)).map(({ id }) => id),
      invoices: (
        await rows(`select invoice_id as id from invoice_line group by 1 having count(*) = 10 order by 1 desc limit 20`)
      ).map(({ id }) => id),
      items: await rows('select id, name, selling_price::float as price from item order by id limit 10'),
      projects: (await rows(`select id from project where status = 'active' order by id limit 20`)).map(({ id }) => id),
      users: (await rows(`select id from user_account where email like 'bench%@example.com' order by id`)).map(({ id }) => id),
    };
  });

const pick = (list, at) => list[at % list.length];
const listPath = (filter) =>
  `/api/v1/invoices?filter=${encodeURIComponent(JSON.stringify(filter))}&range=%5B0%2C24%5D&sort=%5B%22invoiceDate%22%2C%22DESC%22%5D`;

/** Request number `at` of each operation. */
export const requestsOf = ({ rate, names, customers, invoices, items, projects, users }) => ({
  list: (at) => ({ path: listPath({ status: 'paid', customerName_q: pick(names, at) }) }),
  wideList: () => ({ path: listPath({ status: 'sent', customerName_q: 'uab' }) }),
  invoice: (at) => ({ path: `/api/v1/invoices/${pick(invoices, at)}` }),
  createInvoice: (at) => ({
    method: 'POST',
    path: '/api/v1/invoices',
    body: {
      customerId: pick(customers, at),
      noProjectConfirmed: true,
      invoiceDate: '2026-11-02',
      dueDate: '2026-12-02',
      currency: 'EUR',
      exchangeRate: 1,
      language: 'lt',
      pricesIncludeTax: false,
      internalNote: 'bench',
      priceBelowCostConfirmed: true,
      lines: Array.from({ length: 10 }, (_, line) => ({
        kind: 'item',
        itemId: pick(items, line).id,
        description: pick(items, line).name,
        quantity: 1 + (line % 3),
        unit: 'C62',
        unitPrice: pick(items, line).price + line,
        taxRateId: rate,
      })),
    },
  }),
  // A minute each, over many days, so that no day of a person is ever full.
  createTimeEntry: (at) => ({
    method: 'POST',
    path: '/api/v1/time-entries',
    body: {
      userId: pick(users, at),
      projectId: pick(projects, at),
      workDate: new Date(Date.UTC(2024, 0, 1 + ((at * 7) % 700))).toISOString().slice(0, 10),
      minutes: 1,
      note: 'bench',
      billable: true,
    },
  }),
  hoursPerPerson: () => ({ path: '/api/v1/time-entries/overview?from=2000-01-01&to=2100-01-01&groupBy=user' }),
  hoursPerProject: () => ({ path: '/api/v1/time-entries/overview?from=2000-01-01&to=2100-01-01&groupBy=project' }),
  monthPerPerson: () => ({ path: '/api/v1/time-entries/overview?from=2026-09-01&to=2026-09-30&groupBy=user' }),
  monthPerProject: () => ({ path: '/api/v1/time-entries/overview?from=2026-09-01&to=2026-09-30&groupBy=project' }),
});

/** The mix of fifty users: four of five requests read. */
export const mixed = (random) => {
  const dice = random();
  if (dice < 0.4) return 'list';
  if (dice < 0.8) return 'invoice';
  return dice < 0.95 ? 'createTimeEntry' : 'createInvoice';
};
