import { columnsOfTable, relationOf, tableNameOf, type Source } from '../subjects/definition.ts';

/** A table of a statement under its alias: the table of the list, or one joined to it. */
export type Table<E extends object = object> = {
  readonly source: Source<E>;
  readonly name: string;
  readonly alias: string;
  /** The joins that lead to it, its own last; empty for the table of the list. */
  readonly path: readonly Table[];
  readonly join?: Join;
};
/** Joins at most one row: the one whose `key` equals the owner's `column` and whose flag `only`, if given, is set. */
type Join = { owner: Table; key: string; column: string; left: boolean; only?: string };

/** The table of a list: `const i = from(Invoice, 'i')`. */
export const from = <E extends object>(source: Source<E>, alias: string): Table<E> => ({
  source,
  name: tableNameOf(source),
  alias,
  path: [],
});

/** Joins the record that a key of the owner refers to: `to(i, 'customerId', Customer, 'c')`. A left join where the key may be empty. */
export function to<O extends object, E extends object>(
  owner: Table<O>,
  property: keyof O & string,
  source: Source<E>,
  alias: string,
): Table<E> {
  const { column, nullable } = relationOf(owner.source, property, source);
  return joined(source, alias, { owner, key: 'id', column, left: nullable || isLeft(owner) });
}

/**
 * Joins the record that refers to the owner, at most one, or at most one with the flag `only`: `back(t, InvoiceSource,
 * 'timeEntryId', 's', 'held')`.
 */
export function back<O extends object, E extends object>(
  owner: Table<O>,
  source: Source<E>,
  property: keyof E & string,
  alias: string,
  only?: keyof E & string,
): Table<E> {
  const { column: key } = relationOf(source, property, owner.source);
  return joined(source, alias, { owner, key, column: 'id', left: true, ...(only && { only: flagOf(source, only) }) });
}

function flagOf<E extends object>(source: Source<E>, property: keyof E & string): string {
  const found = columnsOfTable(source).find((column) => column.property === property);
  if (found?.kind !== 'flag') throw new Error(`${tableNameOf(source)} has no flag ${property}`);
  return found.column;
}

const isLeft = ({ join }: Table): boolean => join?.left ?? false;

function joined<E extends object>(source: Source<E>, alias: string, join: Join): Table<E> {
  const path = [...join.owner.path];
  const table: Table<E> = { source, name: tableNameOf(source), alias, join, path };
  path.push(table);
  return table;
}

export const tableText = ({ name, alias }: Table): string => `${name} ${alias}`;

/** Example: `left join project p on p.id = i.project_id`. `rows` can replace the table by a subselect. */
export function joinText({ name, alias, join }: Table, rows = name): string {
  if (!join) throw new Error(`${name} ${alias} is not joined to anything`);
  const { owner, key, column, left, only } = join;
  return `${left ? 'left ' : ''}join ${rows} ${alias} on ${alias}.${key} = ${owner.alias}.${column}${only ? ` and ${alias}.${only}` : ''}`;
}
