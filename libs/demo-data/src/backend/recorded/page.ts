import { listForms, pageSize, type ListDescription, type ListForm } from '@kontor/domain';
import type { Row } from '../../recording/table.ts';
import { Refusal, type BackendAnswer, type Query } from '../frame.ts';
import { orderOf } from './order.ts';
import { found, where } from './where.ts';

export type ListRows = { name: string; list: ListDescription; rows: Row[]; questions: Record<string, number[]> };

/** One page in the dialect of the API: `sort`, `range` and `filter` as JSON, answered with `Content-Range`. */
export function pageOf({ name, list, rows, questions }: ListRows, query: Query, language: string): BackendAnswer {
  const filter = parse(query['filter'], {}, 'list.not_a_filter');
  if (filter === null || typeof filter !== 'object' || Array.isArray(filter)) throw wrongForm('list.not_a_filter');
  const [first, last] = rangeOf(query['range']);
  const order = orderOf(list, parse(query['sort'], list.sort, 'list.bad_sort'), language);
  const { q, ...exact } = filter as Record<string, unknown>;
  const [fits, holds] = [where(list, questions, exact), found(list, q)];
  const all = rows.filter((row) => fits(row) && holds(row)).sort(order);
  const isWhole = Array.isArray(exact['id']) && Object.keys(filter).length === 1 && !query['range'];
  const from = isWhole ? 0 : first;
  const page = isWhole ? all : all.slice(first, last + 1);
  const range = `${from}-${Math.max(from + page.length - 1, from)}/${all.length}`;
  return { status: 200, body: page, headers: { 'Content-Range': `${name} ${range}` } };
}

function rangeOf(given: Query[string] | undefined): [number, number] {
  const range = parse(given, [0, given === undefined ? pageSize.usual - 1 : 0], 'list.bad_range');
  const [first, last] = Array.isArray(range) ? (range as unknown[]) : [];
  const isRange = Number.isInteger(first) && Number.isInteger(last) && Number(first) >= 0 && Number(last) >= Number(first);
  if (!isRange || Number(last) - Number(first) >= pageSize.most || Number(last) > 2_000_000_000)
    throw wrongForm('list.bad_range');
  return [Number(first), Number(last)];
}

const wrongForm = (code: ListForm): Refusal => new Refusal(code, listForms[code]);

function parse(given: Query[string] | undefined, otherwise: unknown, code: ListForm): unknown {
  if (given === undefined || given === '') return otherwise;
  try {
    if (typeof given === 'string' && given.length <= 8192) return JSON.parse(given) as unknown;
  } catch {
    // falls through to the refusal
  }
  throw wrongForm(code);
}
