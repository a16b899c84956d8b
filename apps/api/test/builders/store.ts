import type { EntityClass, EntityData, RequiredEntityData } from '@mikro-orm/core';
import type { TestApp } from '../test-app.ts';

/** A row to store: its columns, where a foreign key may be another row, which is stored first. */
export class Row<Entity extends object = object> {
  constructor(
    readonly entity: EntityClass<Entity>,
    readonly columns: Given<Entity>,
  ) {}
}
type Given<Entity> = { [Column in keyof EntityData<Entity>]?: EntityData<Entity>[Column] | Row };

/** A builder of valid rows: `const aTask = rowsOf(Task)(() => ({ projectId: aProject(), name: 'Design' }))`. */
export const rowsOf =
  <Entity extends object>(entity: EntityClass<Entity>) =>
  (defaults: () => Given<Entity>) =>
  (given: Given<Entity> = {}): Row<Entity> =>
    new Row<Entity>(entity, { ...defaults(), ...given });

/**
 * Inserts a row directly into the database, bypassing abilities, rules and history, and returns its id: `const projectId = await
 * store(api, aProject({ customerId }))`. Rows that it needs and the test does not name are stored with it.
 */
export async function store<Entity extends object>(api: TestApp, { entity, columns }: Row<Entity>): Promise<number> {
  const row: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(columns)) row[column] = value instanceof Row ? await store(api, value) : value;
  return (await api.em().insert(entity, row as RequiredEntityData<Entity>)) as number;
}

let count = 0;
/** A new number on each call, for unique values. */
export const next = (): number => (count += 1);
