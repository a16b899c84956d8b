// Filters, search and order of each list, as `x-list` in the document, for people and for the recorded demo.
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ColumnKind, ListDescription } from '@kontor/domain';
import type { Column } from '../../apps/api/src/platform/rest/columns.ts';
import type { List } from '../../apps/api/src/platform/rest/list.ts';

type AnyList = List<{ id: number }>;

const isList = (value: unknown): value is AnyList =>
  typeof value === 'object' && value !== null && 'columns' in value && 'search' in value && 'sort' in value;

/** The lists by path. */
export async function listsOf(pattern: string): Promise<Map<string, ListDescription>> {
  const modules = await Promise.all(globSync(pattern).map((file) => import(resolve(file)) as Promise<Record<string, unknown>>));
  const lists = modules.flatMap((module) => Object.values(module).filter(isList));
  return new Map(lists.map((list) => [`/api/v1/${list.name}`, describe(list)]));
}

function describe({ columns, asked = {}, search, sort, sortFields, missing }: AnyList): ListDescription {
  const queryable = Object.entries<Column>(columns).filter(([, column]) => column.queryable);
  return {
    fields: kindsOf(queryable),
    questions: kindsOf(Object.entries(asked)),
    names: queryable.filter(([, { alphabetic }]) => alphabetic).map(([name]) => name),
    search,
    sort,
    ...(sortFields ? { sortFields: [...sortFields] } : {}),
    ...(missing ? { missing } : {}),
  };
}

const kindsOf = (columns: [string, Column][]): Record<string, ColumnKind> =>
  Object.fromEntries(columns.map(([name, { kind }]) => [name, kind]));
