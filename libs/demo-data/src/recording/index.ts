export * from './record.ts';
export * from './recording.ts';
export type { Table } from './table.ts';
