import {
  BigIntType,
  BooleanType,
  DateTimeType,
  DateType,
  DecimalType,
  EntitySchema,
  IntegerType,
  ReferenceKind,
  StringType,
  TextType,
  UnderscoreNamingStrategy,
  type EntityClass,
  type EntityProperty,
} from '@mikro-orm/core';
import type { ColumnKind } from '@kontor/domain';

/** The kind of a column's values; undefined when they cannot be compared: JSON, or encrypted. */
export type Kind = ColumnKind;
export type DefinedColumn = {
  property: string;
  column: string;
  kind: Kind | undefined;
  nullable: boolean;
  isVersion: boolean;
  /** Never sent by the API: `hidden()` in the entity. */
  hidden: boolean;
  leadsTo?: () => unknown;
  /** A foreign key to the record that the row is a part of, and with which it is deleted. */
  isOfWhole: boolean;
};

/** A table of a later wing with the columns that an earlier wing reads, which must not import the entity. A test compares both. */
export class LaterTable<E extends object = object> {
  constructor(
    readonly table: string,
    readonly columns: { readonly [K in keyof E]: Kind },
  ) {}
}
/** Example: `later('user_account', { fullName: 'text' })`. */
export const later = <C extends Record<string, Kind>>(table: string, columns: C): LaterTable<C> =>
  new LaterTable<C>(table, columns);
/** The entity or the table that a list reads. */
export type Source<E extends object = object> = EntityClass<E> | LaterTable<E>;

type Property = EntityProperty & { joinColumn?: string; entity?: () => unknown };
const naming = new UnderscoreNamingStrategy();

/** The definition of an entity, without a connection, since lists are built before there is one. */
function definitionOf(entity: EntityClass<object>): { className: string; tableName: string; properties: Property[] } {
  const schema = EntitySchema.REGISTRY.get(entity as never);
  if (!schema) throw new Error(`${entity.name} is no entity`);
  const { className, tableName, properties } = schema.meta;
  // Properties have getters of their own, since entities refer to each other; only their names are sure to be there.
  const all = Object.entries(properties as Record<string, Property>).map(([name, property]) => ({ ...property, name }));
  return { className, tableName, properties: all as Property[] };
}

export const subjectNameOf = (entity: EntityClass<object>): string => definitionOf(entity).className;
export const tableNameOf = (source: Source): string =>
  source instanceof LaterTable ? source.table : definitionOf(source).tableName;

/** Example: `columnOfProperty('supplyDate')` is `supply_date`. */
export const columnOfProperty = (property: string): string => naming.propertyToColumnName(property);
const columnOf = ({ name, kind, joinColumn }: Property): string =>
  joinColumn ?? (kind === ReferenceKind.MANY_TO_ONE ? naming.joinKeyColumnName(name, 'id') : columnOfProperty(name));

/** The columns of the table, in the order of the entity. */
export function columnsOfTable(source: Source): DefinedColumn[] {
  if (source instanceof LaterTable)
    return Object.entries(source.columns as Record<string, Kind>).map(([property, kind]) => ({
      property,
      column: columnOfProperty(property),
      kind,
      nullable: true,
      isVersion: false,
      hidden: false,
      isOfWhole: false,
    }));
  return definitionOf(source)
    .properties.filter(({ kind }) => !kind || kind === ReferenceKind.MANY_TO_ONE || kind === ReferenceKind.SCALAR)
    .map((property) => ({
      property: property.name,
      column: columnOf(property),
      kind: kindOf(property),
      nullable: property.nullable ?? false,
      isVersion: property.version ?? false,
      hidden: property.hidden ?? false,
      isOfWhole: property.deleteRule === 'cascade',
      ...(property.kind === ReferenceKind.MANY_TO_ONE ? { leadsTo: property.entity } : {}),
    }));
}

/** The column of a foreign key, after checking that it leads where the caller expects. The history keeps ids without a constraint. */
export function relationOf(source: Source, property: string, target: Source): { column: string; nullable: boolean } {
  const found = columnsOfTable(source).find((column) => column.property === property);
  const leads = found?.leadsTo?.();
  if (found?.kind !== 'whole' || (leads && !(target instanceof LaterTable) && leads !== target))
    throw new Error(`${tableNameOf(source)} has no key ${property} that leads to ${tableNameOf(target)}`);
  return found;
}

const kinds = new Map<unknown, Kind>([
  [StringType, 'text'],
  [TextType, 'text'],
  [IntegerType, 'whole'],
  [BigIntType, 'whole'],
  [DecimalType, 'number'],
  [DateType, 'date'],
  [DateTimeType, 'moment'],
  [BooleanType, 'flag'],
]);

function kindOf({ kind, enum: isEnum, type }: Property): Kind | undefined {
  if (kind === ReferenceKind.MANY_TO_ONE) return 'whole';
  if (isEnum) return 'text';
  const given: unknown = type;
  return kinds.get(typeof given === 'function' ? given : given?.constructor);
}
