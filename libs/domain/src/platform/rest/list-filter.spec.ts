import { describe, expect, it } from '@jest/globals';
import { filterValue, readFilterKey, type ColumnKind } from './list-filter.ts';

describe('a filter key', () => {
  const fields = ['total', 'status', 'last_q', 'a_eq'];
  it.each([
    ['total', 'total', 'eq'],
    ['total_eq', 'total', 'eq'],
    ['total_neq', 'total', 'neq'],
    ['total_gte', 'total', 'gte'],
    ['status_eq_any', 'status', 'eq_any'],
    ['status_neq_any', 'status', 'neq_any'],
    ['last_q', 'last_q', 'eq'],
    ['last_q_q', 'last_q', 'q'],
    ['a_eq', 'a_eq', 'eq'],
  ])('%s compares %s by %s', (key, field, operator) => {
    expect(readFilterKey(key, (name) => fields.includes(name))).toEqual({ field, operator });
  });
  it.each(['nothing', 'total_near', '_gte', 'nothing_gte'])('%s names no field', (key) => {
    expect(readFilterKey(key, (name) => fields.includes(name))).toBeUndefined();
  });
});

it.each<[ColumnKind, unknown, unknown]>([
  ['text', 12, '12'],
  ['text', true, undefined],
  ['text', 'a\0b', undefined],
  ['text', 'x'.repeat(201), undefined],
  ['whole', '42', 42],
  ['whole', 4.2, undefined],
  ['whole', 2 ** 31, undefined],
  ['whole', ' ', undefined],
  ['number', '-1.5', -1.5],
  ['number', 1e15, undefined],
  ['date', '2026-02-28', '2026-02-28'],
  ['date', '2026-02-29', undefined],
  ['moment', '2026-11-21T10:00:00+02:00', '2026-11-21T08:00:00.000Z'],
  ['moment', 'today', undefined],
  ['moment', '0000-01-01', undefined],
  ['moment', '0001-01-01T00:00:00+10:00', undefined],
  ['moment', '9999-12-31T23:59:59-10:00', undefined],
  ['flag', 'true', true],
  ['flag', false, false],
  ['flag', 1, undefined],
])('for a %s column, %j is read as %j', (kind, value, taken) => {
  expect(filterValue(kind, value)).toBe(taken);
});
