export * from './vendor-import.columns.ts';
export * from './vendor-import.rules.ts';
export * from './vendor-import.ts';
