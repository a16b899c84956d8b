export * from './statement.rules.ts';
export * from './statement.ts';
