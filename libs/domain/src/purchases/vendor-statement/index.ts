export * from './vendor-statement.ts';
export * from './vendor-statement.rules.ts';
