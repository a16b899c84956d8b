// A walk over every GET of the OpenAPI document, and every list by each field that one may sort it by: what is slow at this scale, by name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, withClient } from './databases.mjs';
import { bounded } from './report.mjs';

const tries = 3;
/** The longest that an answer may take in milliseconds, by what is asked. */
const most = { page: 50, other: 100, month: 150, year: 400 };
/** Pages that people open all day have rows of their own. */
const ofTheDay = {
  '/api/v1/dashboard': { name: 'dashboard', most: 60 },
  '/api/v1/projects/{id}/figures': { name: 'figures of the busiest project', most: 50 },
  '/api/v1/project-timeline': { name: 'project timeline of a year', most: 100 },
};
const named = 15;

const given = {
  from: '2026-01-01',
  to: '2026-12-31',
  date: '2026-06-30',
  day: '2026-06-30',
  until: '2026-12-31',
  currency: 'EUR',
  stage: 'first',
  groupBy: 'task',
  figure: 'labour',
};
const periods = { month: { from: '2026-06-01', to: '2026-06-30' }, year: { from: '2026-01-01', to: '2026-12-31' } };
/** What is listed of one customer only. */
const ofOneCustomer = ['/api/v1/time-entries/unbilled', '/api/v1/bills/costs', '/api/v1/expenses/costs'];
const isReport = (path) => /^\/api\/v1\/reports\/\w+$/.test(path);
const queryOf = (query) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
const list = (path, { sort, ...query } = {}) =>
  `${path}?${queryOf({ range: '[0,24]', ...(sort && { sort: JSON.stringify(sort) }), ...query })}`;

/** Where people look most is where most has gathered. */
const busiest = {
  customers: ['invoice', 'customer_id'],
  vendors: ['bill', 'vendor_id'],
  projects: ['time_entry', 'project_id'],
  users: ['time_entry', 'user_id'],
  items: ['stock_move', 'item_id'],
  'number-series': ['invoice', 'number_series_id'],
};
const busiestIds = (url) =>
  withClient(url, async (client) => {
    const ids = new Map();
    for (const [name, [table, column]] of Object.entries(busiest)) {
      const { rows } = await client.query(
        `select ${column} as id from ${table} where ${column} is not null group by 1 order by count(*) desc, 1 limit 1`,
      );
      if (rows[0]) ids.set(`/api/v1/${name}`, rows[0].id);
    }
    return ids;
  });

/** The document's GETs, each with what makes it answer: the id of the record that most refers to, or of any, and the parameters that it needs. */
async function* everyGet(document, ask, ids) {
  const idOf = async (path) => {
    const [resource] = path.split('/{id}');
    if (!ids.has(resource)) ids.set(resource, (await ask(list(resource)).catch(() => undefined))?.body?.[0]?.id);
    return ids.get(resource);
  };
  for (const [path, { get }] of Object.entries(document.paths)) {
    if (!get || !path.startsWith('/api/v1/') || path === '/api/v1/events' || path.includes('/pdf') || path.includes('{token}'))
      continue;
    const id = path.includes('{id}') ? await idOf(path) : undefined;
    if (path.includes('{id}') && id === undefined) {
      yield { title: path, kind: 'missing' };
      continue;
    }
    const asked = get.parameters.filter(({ in: place, required, name }) => place === 'query' && (required || name in given));
    const isList = get.parameters.some(({ name }) => name === 'range');
    const at = path.replaceAll(/\{\w+\}/g, String(id));
    const query = Object.fromEntries(asked.map(({ name }) => [name, given[name] ?? 'x']));
    if (ofOneCustomer.includes(path)) query.customerId = ids.get('/api/v1/customers');
    const fields = get.responses?.['200']?.content?.['application/json']?.schema?.items?.$ref;
    if (isReport(path))
      for (const [kind, days] of Object.entries(periods))
        yield { title: `${path} of a ${kind}`, path: `${at}?${queryOf(days)}`, kind };
    else if (!isList) yield { title: path, path: `${at}?${queryOf(query)}`, kind: /totals|counts/.test(path) ? 'page' : 'other' };
    else
      yield {
        title: path,
        path: list(at, query),
        kind: 'page',
        sorts: Object.keys(document.components.schemas[fields?.split('/').at(-1)]?.properties ?? {}),
      };
  }
}

export async function measureWalk({ scale, ours, url, card, log }) {
  const [header, value] = card.trim().split(': ');
  const ask = async (path) => {
    const from = performance.now();
    const answer = await fetch(`http://127.0.0.1:${ours.port}${path}`, { headers: { [header]: value } });
    const content = await answer.arrayBuffer();
    const ms = performance.now() - from;
    const isJson = answer.headers.get('content-type')?.includes('json');
    return {
      status: answer.status,
      ms,
      bytes: content.byteLength,
      body: isJson ? JSON.parse(Buffer.from(content).toString()) : undefined,
    };
  };
  const best = async (path) => {
    let found;
    for (let at = 0; at < tries; at++) {
      const answer = await ask(path);
      if (!found || answer.ms < found.ms) found = answer;
      if (answer.status >= 300 || answer.ms > 5000) break;
    }
    return found;
  };
  const document = JSON.parse(readFileSync(join(root, 'apps/api/openapi.json'), 'utf8'));
  const answers = [];
  const sorted = [];
  const unanswered = [];
  log(`scale ${scale}: every GET, and every sort`);
  for await (const { title, path, kind, sorts = [] } of everyGet(document, ask, await busiestIds(url))) {
    if (kind === 'missing') {
      unanswered.push(`no record for ${title}`);
      continue;
    }
    const answer = { title, kind, ...(await best(path)) };
    (answer.status === 200 ? answers : unanswered).push(answer.status === 200 ? answer : `${answer.status} ${title}`);
    for (const field of sorts) {
      const answer = await best(list(path.split('?')[0], { sort: [field, 'ASC'] }));
      if (answer.status === 200) sorted.push({ title: `${title} by ${field}`, kind: 'other', ...answer });
    }
  }
  const slow = (all) =>
    all.filter(({ ms, title, kind }) => ms > (ofTheDay[title]?.most ?? most[kind])).toSorted((a, b) => b.ms - a.ms);
  const slowestOf = (period) => Math.max(...answers.filter(({ kind }) => kind === period).map(({ ms }) => ms));
  for (const { title, ms, bytes } of [...slow(answers), ...slow(sorted)].slice(0, 200))
    log(`${ms.toFixed(0).padStart(5)} ms ${(bytes / 1024).toFixed(0).padStart(6)} kB  ${title}`);
  for (const text of unanswered) log(text);
  return [
    ...answers.flatMap(({ title, ms }) => {
      const page = ofTheDay[title];
      return page ? [bounded(page.name, scale, ms, page.most)] : [];
    }),
    bounded('slowest report of a month', scale, slowestOf('month'), most.month),
    bounded('slowest report of a year', scale, slowestOf('year'), most.year),
    bounded('GETs over 100 ms, pages and totals over 50', scale, slow(answers).length, 0, {
      unit: 'of',
      text: `${slow(answers).length} of ${answers.length}`,
    }),
    bounded('sorts over 100 ms', scale, slow(sorted).length, 0, {
      unit: 'of',
      text: `${slow(sorted).length} of ${sorted.length}`,
    }),
    bounded('GETs that are not measured, for want of a record or a parameter', scale, unanswered.length, undefined, {
      unit: 'of',
      text: String(unanswered.length),
    }),
    ...[...slow(answers), ...slow(sorted)]
      .filter(({ title }) => !(title in ofTheDay))
      .slice(0, named)
      .map(({ title, ms, kind }) => bounded(title, scale, ms, most[kind])),
  ];
}
