export * from './item-import.columns.ts';
export * from './item-import.rules.ts';
export * from './item-import.ts';
