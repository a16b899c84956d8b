import type { EntityClass, EntityData, RequiredEntityData } from '@mikro-orm/core';
import type { TestApp } from '../test-app.ts';

/** A row to be: its columns, and in place of a key a row that is stored first. */
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
 * Puts a row straight into the database, past abilities, rules and history, and gives its id:
 * `const projectId = await store(api, aProject({ customerId }))`. What the test does not name is stored with it.
 */
export async function store<Entity extends object>(api: TestApp, { entity, columns }: Row<Entity>): Promise<number> {
  const row: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(columns)) row[column] = value instanceof Row ? await store(api, value) : value;
  return (await api.em().insert(entity, row as RequiredEntityData<Entity>)) as number;
}

let count = 0;
/** Another number on each call, for what has to be unique. */
export const next = (): number => (count += 1);
