// Lists that search several tables, sort by a column of another table, or add up related rows.
import { measureCall } from './calls.mjs';

const path = (resource, filter, [field, direction]) =>
  `/api/v1/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=%5B0%2C24%5D&sort=%5B%22${field}%22%2C%22${direction}%22%5D`;
const newest = ['workDate', 'DESC'];
const lists = [
  ['hours that hold a word nobody wrote', path('time-entries', { q: 'zzzzq' }, newest)],
  ['hours that hold the name of a customer', path('time-entries', { q: 'nemuno' }, newest)],
  ['hours that hold a frequent word', path('time-entries', { q: 'meeting' }, newest)],
  ['hours that hold a letter', path('time-entries', { q: 'a' }, newest)],
  ['hours by the name of their project', path('time-entries', {}, ['projectName', 'ASC'])],
  ['hours by the name of their person', path('time-entries', {}, ['userName', 'ASC'])],
  ['hours by their minutes', path('time-entries', {}, ['minutes', 'DESC'])],
  ['invoices that hold the name of a customer', path('invoices', { q: 'nemuno' }, ['invoiceDate', 'DESC'])],
  ['invoices by their total', path('invoices', {}, ['total', 'DESC'])],
  ['projects with their hours', path('projects', {}, ['code', 'ASC'])],
];

export async function measureLists({ scale, ours, floor, cards: [headers], rounds, log }) {
  const rows = [];
  for (const [title, path] of lists)
    rows.push(await measureCall({ title, scale, path, ours, floor, headers, rounds, each: 5, reach: 1.5, log }));
  return rows;
}
