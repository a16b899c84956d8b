export * from './error-log.input.ts';
export * from './error-log.ts';
