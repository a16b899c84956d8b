// A day before the rows, as a process has lived that is not new: many filters of a list, every page once, and a rest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './databases.mjs';
import { bounded } from './report.mjs';
import { spread } from './measure.mjs';

const filters = 300;
const restMs = 12_000;
const fields = {
  status: 'paid',
  currency: 'EUR',
  language: 'lt',
  number: 'INV-1',
  customerId: 1,
  projectId: 1,
  balance: 5,
  total: 5,
};
const operators = ['', '_neq', '_gt', '_lt', '_eq_any'];

const filtered = (filter, sort) =>
  `/api/v1/invoices?filter=${encodeURIComponent(JSON.stringify(filter))}&range=%5B0%2C24%5D&sort=%5B%22${sort}%22%2C%22DESC%22%5D`;

/** Each with a text of its own. */
function* differentFilters() {
  const names = Object.keys(fields);
  for (const [at, one] of names.entries())
    for (const other of names)
      for (const operator of operators) {
        const value = operator.endsWith('any') ? [fields[one]] : fields[one];
        yield filtered({ [other]: fields[other], [`${one}${operator}`]: value }, names[(at + 3) % names.length]);
      }
}

const everyPage = () => {
  const { paths } = JSON.parse(readFileSync(join(root, 'apps/api/openapi.json'), 'utf8'));
  return Object.entries(paths)
    .filter(([path, methods]) => methods.get && path !== '/api/v1/events')
    .map(([path]) => path.replaceAll(/\{\w+\}/g, '1'));
};

/** `card` is the header line of a person. Answers what the first requests after a rest took. */
export async function liveADay({ scale, ours, card, log }) {
  const [name, value] = card.trim().split(': ');
  const ask = async (path) => (await fetch(`http://127.0.0.1:${ours.port}${path}`, { headers: { [name]: value } })).arrayBuffer();
  log(`scale ${scale}: a day of ${filters} filters and every page`);
  for (const path of [...differentFilters()].slice(0, filters)) for (let times = 0; times < 3; times++) await ask(path);
  for (const path of everyPage()) await ask(path);
  const first = [];
  for (let rest = 0; rest < 3; rest++) {
    log(`scale ${scale}: a rest of ${restMs / 1000} s`);
    await sleep(restMs);
    const from = performance.now();
    await ask(filtered({ status: 'sent' }, 'invoiceDate'));
    first.push(performance.now() - from);
  }
  return [bounded(`the first list after ${restMs / 1000} s of rest`, scale, spread(first).p50, 10)];
}
