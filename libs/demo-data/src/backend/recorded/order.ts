import { listForms, type ListDescription } from '@kontor/domain';
import type { Row } from '../../recording/table.ts';
import { Refusal } from '../frame.ts';
import { unknownField } from './where.ts';

type Compare = (a: Row, b: Row) => number;

const alphabets: Record<string, string> = { en: 'en', lt: 'lt', no: 'nb', nb: 'nb', nn: 'nb' };

/** Sorts as PostgreSQL does: empty values last in both directions, then by id. */
export function orderOf(list: ListDescription, sort: unknown, language: string): Compare {
  const [field, direction] = Array.isArray(sort) ? (sort as unknown[]) : [];
  if (typeof field !== 'string' || (direction !== 'ASC' && direction !== 'DESC'))
    throw new Refusal('list.bad_sort', listForms['list.bad_sort']);
  const sortable = Object.keys(list.fields).filter((name) => list.sortFields?.includes(name) ?? true);
  if (!sortable.includes(field)) throw unknownField(field, sortable);
  const sign = direction === 'ASC' ? 1 : -1;
  const compare = list.names.includes(field) ? byAlphabet(language) : byCode;
  return (a, b) => {
    const [one, other] = [a[field] ?? null, b[field] ?? null];
    if (one === null || other === null) return one === other ? sign * byId(a, b) : one === null ? 1 : -1;
    return sign * (compare(one, other) || byId(a, b));
  };
}

const byId: Compare = (a, b) => Number(a['id']) - Number(b['id']);
const byCode = (a: unknown, b: unknown): number => (a === b ? 0 : (a as string | number) < (b as string | number) ? -1 : 1);

/** Compares by the alphabet of the first accepted language that Kontor speaks, if any. */
function byAlphabet(language: string): typeof byCode {
  const tag = language
    .split(',')
    .map((one) => alphabets[one.trim().slice(0, 2).toLowerCase()])
    .find((known) => known !== undefined);
  if (!tag) return byCode;
  const { compare } = new Intl.Collator(tag);
  return (a, b) => compare(String(a), String(b)) || byCode(a, b);
}
