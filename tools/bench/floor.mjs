// The floor: the same work in the database and nothing else. `node:http`, a `pg` pool of the product's size, prepared statements,
// JSON.stringify. No routing, permissions, validation, rules, units of work, security headers or request ids.
import { createServer } from 'node:http';
import pg from 'pg';
import { statements } from './floor-sql.mjs';
import { firstId, replaced } from './own-ids.mjs';

const parsers = new Map([
  [1700, Number],
  [20, Number],
  [1082, (text) => text],
]);
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.KONTOR_POOL_MAX ?? 16),
  types: { getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format) },
});
const sql = statements(JSON.parse(process.env.BENCH_STATEMENTS));
const run = (on, name, values) => on.query({ name, text: sql[name], values });

async function list(query) {
  const { status, customerName_q: part } = JSON.parse(query.get('filter'));
  const [first, last] = JSON.parse(query.get('range'));
  const [{ total, ids }] = (await run(pool, 'found', [status, `%${part}%`, last - first + 1, first])).rows;
  const page = await run(pool, 'page', [ids]);
  return { rows: page.rows, range: `invoices ${first}-${first + page.rows.length - 1}/${total}` };
}

async function inTransaction(work) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const writeAudit = (client, subject, subjectId, input) => {
  const changes = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, [null, value]]));
  const rows = JSON.stringify([{ verb: 'create', subject, subjectId, changes }]);
  return run(client, 'audit', [1, '00000000-0000-4000-8000-000000000000', rows]);
};

async function createInvoice({ lines, ...input }) {
  const id = await inTransaction(async (client) => {
    const basis = await run(client, 'basis', [
      input.customerId,
      null,
      null,
      [...new Set(lines.map((line) => line.taxRateId))],
      [...new Set(lines.map((line) => line.itemId))],
    ]);
    const rate = basis.rows[0].rates[0];
    const net = lines.reduce((sum, line) => sum + Math.round(line.quantity * line.unitPrice * 100), 0) / 100;
    const tax = Math.round(net * rate.percent) / 100;
    const now = new Date().toISOString();
    const kept = {
      status: 'draft',
      ...input,
      subtotal: net,
      discount: 0,
      net,
      tax,
      total: net + tax,
      paid: 0,
      balance: net + tax,
    };
    const invoice = await run(client, 'insertInvoice', [
      now,
      now,
      'draft',
      input.customerId,
      null,
      null,
      null,
      null,
      input.invoiceDate,
      input.dueDate,
      input.currency,
      input.exchangeRate,
      input.language,
      input.pricesIncludeTax,
      null,
      null,
      null,
      null,
      input.internalNote,
      net,
      0,
      net,
      tax,
      net + tax,
      0,
      net + tax,
      null,
      'none',
    ]);
    const invoiceId = invoice.rows[0].id;
    await run(client, 'insertTax', [invoiceId, rate.category, rate.percent, net, tax, null]);
    const cells = lines.flatMap((line, at) => [
      invoiceId,
      at + 1,
      line.kind,
      line.itemId,
      line.description,
      line.quantity,
      line.unit,
      line.unitPrice,
      0,
      0,
      rate.id,
      rate.name,
      rate.percent,
      rate.category,
      Math.round(line.quantity * line.unitPrice * 100) / 100,
      null,
      null,
    ]);
    await run(client, 'insertTenLines', cells);
    await writeAudit(client, 'Invoice', invoiceId, kept);
    return invoiceId;
  });
  return (await run(pool, 'invoice', [id])).rows[0];
}

async function createTimeEntry(input) {
  const id = await inTransaction(async (client) => {
    await run(client, 'lockPeople', [7_451_010, [input.userId]]);
    const terms = (await run(client, 'terms', [[input.userId], [input.projectId], [null], [input.workDate]])).rows[0];
    await run(client, 'dayTotals', [[input.userId], [input.workDate], 0]);
    const now = new Date().toISOString();
    const { userId, projectId, workDate, minutes, note, billable } = input;
    const price = [billable, terms.projectRate, terms.costRate];
    const entry = await run(client, 'insertTimeEntry', [
      now,
      now,
      userId,
      projectId,
      null,
      workDate,
      minutes,
      null,
      null,
      note,
      ...price,
    ]);
    await writeAudit(client, 'TimeEntry', entry.rows[0].id, input);
    return entry.rows[0].id;
  });
  return (await run(pool, 'timeEntry', [id])).rows[0];
}

/** The product's statements for a call, by its address: sent again, all at once, with the rows as the answer. */
const learned = new Map();

/**
 * The product's statements for a step of some work, in their order, for other records: what is given takes the place of what the product
 * used, and the ids that the database gives take the place of those that it gave the product. Returns all of them by what they replace.
 */
async function repeat({ name, given }) {
  const known = new Map(Object.entries(given));
  const placed = (value) => {
    if (typeof value === 'number') return known.get(String(value)) ?? value;
    if (typeof value === 'string') return value.replaceAll(replaced, (found) => known.get(found) ?? found);
    return Array.isArray(value) ? value.map(placed) : value;
  };
  const client = await pool.connect();
  try {
    for (const { text, values, rows, ...prepared } of learned.get(name)) {
      const answered = await client.query({
        ...(text.search(replaced) < 0 ? prepared : {}),
        text: placed(text),
        values: values.map(placed),
      });
      for (const [at, row] of rows.entries())
        for (const [key, value] of Object.entries(row))
          if (Number.isInteger(value) && value >= firstId) known.set(String(value), answered.rows[at]?.[key]);
    }
    return Object.fromEntries(known);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function answer(request, body) {
  if (request.url === '/') return {};
  if (request.url === '/learn') return learned.set(body.path, body.statements).size;
  if (request.url === '/repeat') return repeat(body);
  const known = learned.get(request.url);
  if (known)
    return (await Promise.all(known.map(({ name, text, values }) => pool.query({ name, text, values })))).map(({ rows }) => rows);
  const { pathname, searchParams } = new URL(request.url, 'http://floor');
  if (request.method === 'POST') return pathname.endsWith('invoices') ? createInvoice(body) : createTimeEntry(body);
  if (pathname.endsWith('overview')) {
    const name = searchParams.get('groupBy') === 'user' ? 'hoursPerPerson' : 'hoursPerProject';
    // Not prepared: a generic plan for any two days is worse, and the floor should be as fast as possible.
    return (await pool.query(sql[name], [searchParams.get('from'), searchParams.get('to')])).rows;
  }
  if (pathname.endsWith('invoices')) return list(searchParams);
  return (await run(pool, 'invoice', [Number(pathname.slice(pathname.lastIndexOf('/') + 1))])).rows[0];
}

async function bodyOf(request) {
  if (request.method !== 'POST') return undefined;
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return JSON.parse(text);
}

function send(response, status, answered) {
  if (answered.range) response.setHeader('content-range', answered.range);
  const content = Buffer.from(JSON.stringify(answered.range ? answered.rows : answered));
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': content.length }).end(content);
}

createServer((request, response) => {
  bodyOf(request)
    .then((body) => answer(request, body))
    .then(
      (answered) => send(response, 200, answered),
      (error) => send(response, 500, { message: error.message }),
    );
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('The floor is ready\n'));
