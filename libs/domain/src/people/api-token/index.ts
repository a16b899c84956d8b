export * from './api-token.input.ts';
export * from './api-token.rules.ts';
export * from './api-token.ts';
