export * from './statement.input.ts';
export * from './statement.rules.ts';
export * from './statement.ts';
