export * from './count.input.ts';
export * from './count.rules.ts';
export * from './count.status.ts';
export * from './count.ts';
