export * from './codes.ts';
export * from './random.ts';
export * from './world.ts';
export { tables, type Batch, type RowOf, type TableName, type Value } from './world/tables.ts';
