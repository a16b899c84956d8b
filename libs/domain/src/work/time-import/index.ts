export * from './import-cells.ts';
export * from './import-columns.ts';
export * from './import-names.input.ts';
export * from './time-import.input.ts';
export * from './time-import.rules.ts';
export * from './time-import.ts';
