export * from './customer-import.columns.ts';
export * from './customer-import.rules.ts';
export * from './customer-import.ts';
